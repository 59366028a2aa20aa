import ConstraintSolver
import Foundation

extension RegionMember {
  /// Changes the constraints for an intrinsic length.
  func changeContent(_ axis: NSLayoutConstraint.Axis, _ change: (inout ContentWishes) -> Void) {
    if axis == .horizontal { change(&horizontalContent) } else { change(&verticalContent) }
  }

  /// The constraints that the region made for the member.
  var ownConstraints: [ConstraintID] {
    equations + (scrollContent?.constraints ?? []) + horizontalContent.ids + verticalContent.ids
      + [widthLimit, heightLimit].compactMap { $0 }
  }

  /// The variables of the member.
  var variables: [Variable] {
    var all = [width, height]
    if let origin { all += [origin.x, origin.y] }
    if let scrollContent {
      all += scrollContent.variables
    }
    return all
  }
}

extension [RegionMember] {
  /// The members in the order of their views: a view before its subviews, subviews from back to
  /// front. Among views without intrinsic sizes and with equal priorities, the order decides about
  /// the frames.
  @MainActor func inViewOrder() -> [RegionMember] {
    let paths = map { $0.item.owningView.map(\.pathFromRoot) ?? [] }
    return indices.sorted { one, other in
      paths[one] == paths[other] ? one < other : paths[one].lexicographicallyPrecedes(paths[other])
    }.map { self[$0] }
  }
}

extension UIView {
  /// The positions of the view and its ancestors among their siblings, from the topmost.
  fileprivate var pathFromRoot: [Int] {
    var path: [Int] = []
    var step: UIView? = self
    while let view = step {
      path.append(view.siblingOrder)
      step = view.parentView
    }
    return path.reversed()
  }
}

extension LayoutRegion {
  // MARK: - Equations of the region

  /// Updates the equations of a frame that is set by hand, or of a guide of the system.
  func refreshEquations(of member: RegionMember) {
    member.needsEquations = false
    guard let origin = member.origin else { return refreshScrollContent(of: member) }
    if let guide = member.item.guide {
      guard let rectangle = guide.systemRectangle else { return }
      setEquations(of: member, to: equations(of: member, rectangle))
    } else if let view = member.item.view, !member.isPositioned {
      setEquations(of: member, to: equations(of: member, origin, frameOf: view))
    } else {
      for id in member.equations where solver.contains(id) { removeFromSolver(id) }
      member.equations = []
      member.item.view?.constrainedFrameMayDiffer(member)
    }
    refreshScrollContent(of: member)
  }

  /// Returns the equations of a frame that is set by hand. Parts that autoresizing changes are
  /// shares of the superview's length.
  private func equations(
    of member: RegionMember, _ origin: (x: Variable, y: Variable), frameOf view: UIView
  ) -> [Constraint] {
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    let mask = view.autoresizingMask
    guard !mask.isEmpty, let parent = view.parentView, parent.autoresizesSubviews,
      !parent.hasScrollableContent
    else {
      return [
        Constraint(origin.x, .equal, Double(rect.origin.x)),
        Constraint(origin.y, .equal, Double(rect.origin.y)),
        Constraint(member.width, .equal, Double(rect.size.width)),
        Constraint(member.height, .equal, Double(rect.size.height)),
      ]
    }
    let outer = self.member(of: parent.itemForConstraints)
    let insets = parent.insetsOfAlignmentRect
    let horizontal = AutoresizedLengths(
      rect.origin.x, rect.size.width, in: parent.bounds.width,
      flexible: mask.horizontalParts)
    let vertical = AutoresizedLengths(
      rect.origin.y, rect.size.height, in: parent.bounds.height,
      flexible: mask.verticalParts)
    let across = horizontal.equations(
      origin.x, member.width, in: outer.width, plus: insets.left + insets.right)
    let down = vertical.equations(
      origin.y, member.height, in: outer.height, plus: insets.top + insets.bottom)
    return [across.position, down.position, across.length, down.length]
  }

  private func setEquations(of member: RegionMember, to constraints: [Constraint]) {
    let constants = constraints.map(\.expression.constant)
    if member.equations.count == constraints.count,
      member.equations.allSatisfy(solver.contains)
    {
      guard constants != member.equationConstants else { return }
      updateConstants(zip(member.equations, constants).map { ($0, $1) })
    } else {
      for id in member.equations where solver.contains(id) { removeFromSolver(id) }
      member.equations = []
      for (constraint, length) in zip(constraints, FrameLength.allCases) {
        add(constraint, at: .equation(member, length))
      }
    }
    member.equationConstants = constants
  }

  // MARK: - Intrinsic sizes

  /// Updates the constraints for the intrinsic size of a view.
  func refreshContentSize(of member: RegionMember) {
    member.needsContentSize = false
    guard let view = member.item.view, member.takesContentSize else {
      setContent(of: member, to: nil)
      return
    }
    let wraps = view.wrapsContent
    setWraps(wraps, member)
    areBaselinesDue = true
    // Text is unwrapped at first: see `solveWithWrapping()`.
    member.wrappingWidth = nil
    member.forgetContentSizes()
    setContent(
      of: member,
      to: wraps ? member.contentSize(of: view, wrappedAt: nil) : view.contentSize(wrappedAt: nil))
  }

  /// Begins or ends measuring a member at the width that it got.
  func setWraps(_ wraps: Bool, _ member: RegionMember) {
    guard wraps != member.isWrapping else { return }
    member.isWrapping = wraps
    if wraps {
      wrappingMembers.append(member)
    } else {
      wrappingMembers.removeAll { $0 === member }
      member.wrappingWidth = nil
    }
  }

  /// Sets the intrinsic size of a member in the solver.
  func setContent(of member: RegionMember, to size: CGSize?) {
    func length(_ length: CGFloat?) -> CGFloat? {
      guard let length, length != UIView.noIntrinsicMetric, length.isFinite else { return nil }
      return length
    }
    setLength(length(size?.width), member.item.horizontalPriorities, of: member, .horizontal)
    setLength(length(size?.height), member.item.verticalPriorities, of: member, .vertical)
  }

  private func setLength(
    _ length: CGFloat?, _ priorities: ContentPriorities, of member: RegionMember,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let old = axis == .horizontal ? member.horizontalContent : member.verticalContent
    guard length != old.length || priorities != old.priorities else { return }
    if let length, change(old, to: length, priorities, of: member, axis) { return }
    for id in old.ids where solver.contains(id) {
      removeFromSolver(id)
    }
    member.changeContent(axis) { $0 = ContentWishes(length: length, priorities: priorities) }
    guard let length else { return }
    if let view = member.item.view { tieOrderMayHaveChanged(around: view) }
    let variable = axis == .horizontal ? member.width : member.height
    if priorities.compressionResistance.rawValue > 0 {
      add(
        Constraint(
          variable, .greaterThanOrEqual, Double(length),
          priority: priorities.compressionResistance.strength), at: .resistance(member, axis))
    }
    if priorities.hugging.rawValue > 0 {
      add(
        Constraint(
          variable, .lessThanOrEqual, Double(length), priority: priorities.hugging.strength),
        at: .hugging(member, axis))
    }
  }

  /// Changes the constants and priorities of preferences, which keep their order among others.
  ///
  /// - Returns: `false` if a preference has to be added, removed, or made required or optional.
  private func change(
    _ old: ContentWishes, to length: CGFloat, _ priorities: ContentPriorities,
    of member: RegionMember, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    guard old.length != nil else { return false }
    let changes = [
      (old.resistance, old.priorities.compressionResistance, priorities.compressionResistance),
      (old.hugging, old.priorities.hugging, priorities.hugging),
    ]
    for (_, before, after) in changes where before != after {
      guard before.isOptionalWish && after.isOptionalWish else { return false }
    }
    member.changeContent(axis) {
      $0.length = length
      $0.priorities = priorities
    }
    let ids = changes.filter { $0.0.map(solver.contains) ?? false }
    for (id, before, after) in ids where before != after {
      solver.updatePriority(of: id!, to: after.strength)
    }
    updateConstants(ids.map { (constraint: $0.0!, constant: -Double(length)) })
    return true
  }

  // MARK: - Wrapping and limits

  /// The number of rounds in which only the lengths that are negative get the rule.
  private static let limitRounds = 8

  /// Solves with the unwrapped widths of texts, then with the widths that they got.
  func solveWithWrapping() {
    var isUnwrapped = false
    for member in wrappingMembers where member.wrappingWidth != nil {
      member.wrappingWidth = nil
      setContent(
        of: member, to: member.item.view.map { member.contentSize(of: $0, wrappedAt: nil) })
      isUnwrapped = true
    }
    if isUnwrapped { refreshBaselines() }
    keepLengthsFromBeingNegative()
    var isWrapped = false
    for member in wrappingMembers {
      guard let view = member.item.view, let ideal = member.horizontalContent.length else {
        continue
      }
      let width = CGFloat(solver.value(of: member.width))
      guard width < ideal - PixelRounding.tolerance else { continue }
      member.wrappingWidth = max(width, 0)
      setContent(of: member, to: member.contentSize(of: view, wrappedAt: member.wrappingWidth))
      isWrapped = true
    }
    guard isWrapped else { return }
    refreshBaselines()
    keepLengthsFromBeingNegative()
  }

  /// Adds the rule that lengths are not negative for those that are. The solution is the same as
  /// with the rule for all lengths, which few systems need.
  ///
  /// A rule changes the values that constraints leave open, so that another length can become
  /// negative. After a few rounds, all members get the rule.
  private func keepLengthsFromBeingNegative() {
    for round in 0...Self.limitRounds {
      restOpenVariables()
      collectChanges()
      // The values of this solution: an added rule changes them.
      let negative = negativeMembers.flatMap { member in
        Self.limitedLengths.filter { isNegative(member[keyPath: $0.length]) }
          .map { (member: member, length: $0) }
      }
      negativeMembers.removeAll(keepingCapacity: true)
      guard !negative.isEmpty else { return }
      if round < Self.limitRounds {
        for (member, length) in negative { limit(length, of: member) }
      } else {
        for member in members + [rootMember] where member.mayBeLimited {
          for length in Self.limitedLengths { limit(length, of: member) }
        }
        restOpenVariables()
        collectChanges()
        negativeMembers.removeAll()
      }
    }
  }

  /// The lengths that are not negative, and the constraints of the rule.
  private static let limitedLengths:
    [(
      length: KeyPath<RegionMember, Variable>,
      limit: ReferenceWritableKeyPath<RegionMember, ConstraintID?>
    )] = [(\.width, \.widthLimit), (\.height, \.heightLimit)]

  private func limit(
    _ length: (
      length: KeyPath<RegionMember, Variable>,
      limit: ReferenceWritableKeyPath<RegionMember, ConstraintID?>
    ), of member: RegionMember
  ) {
    guard member[keyPath: length.limit] == nil else { return }
    member[keyPath: length.limit] = addToSolver(
      Constraint(member[keyPath: length.length], .greaterThanOrEqual, 0), from: .limit)
  }

  /// Returns whether the value of a length is negative by more than a rounding error.
  func isNegative(_ length: Variable) -> Bool {
    solver.value(of: length) < -Double(PixelRounding.tolerance)
  }
}

extension RegionMember {
  /// A Boolean value that indicates whether the intrinsic size of the view has an influence: not if
  /// its frame is set by hand.
  fileprivate var takesContentSize: Bool { origin == nil ? hasContentWishes : isPositioned }

  /// A Boolean value that indicates whether the lengths must not be negative. The margins of a view
  /// may be larger than the view, such as a hidden one in a stack view.
  var mayBeLimited: Bool { item.guide?.systemKind == nil }
}

/// The position and the length of a view along one axis as functions of its superview's length: see
/// ``Autoresizing``.
private struct AutoresizedLengths {
  /// The part that does not change, and the fraction of the superview's length.
  private var origin: (constant: Double, share: Double)
  private var length: (constant: Double, share: Double)

  init(
    _ origin: CGFloat, _ length: CGFloat, in outer: CGFloat,
    flexible: Autoresizing.FlexibleParts
  ) {
    self.origin = (Double(origin), 0)
    self.length = (Double(length), 0)
    // The change for one more point of the superview is the fraction of each part.
    var (position, size) = (origin, length)
    Autoresizing.stretch(&position, &size, from: outer, to: outer + 1, flexible: flexible)
    let shares = (origin: Double(position - origin), length: Double(size - length))
    if shares.origin != 0 {
      self.origin = (Double(origin) - shares.origin * Double(outer), shares.origin)
    }
    if shares.length != 0 {
      self.length = (Double(length) - shares.length * Double(outer), shares.length)
    }
  }

  /// Returns the equations for the variables of the position and the length, in terms of the
  /// variable of the superview's length and a constant that is added to it.
  func equations(
    _ position: Variable, _ size: Variable, in outer: Variable, plus constant: CGFloat
  ) -> (position: Constraint, length: Constraint) {
    func equation(_ variable: Variable, _ value: (constant: Double, share: Double)) -> Constraint {
      Constraint(
        variable - outer * value.share, .equal, value.constant + value.share * Double(constant))
    }
    return (equation(position, origin), equation(size, length))
  }
}

extension UILayoutPriority {
  /// A Boolean value that indicates whether a length with the priority is wished for, but not
  /// required.
  fileprivate var isOptionalWish: Bool { rawValue > 0 && self != .required }
}
