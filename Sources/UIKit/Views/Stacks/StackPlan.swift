/// The constraints that the current arrangement of a stack view needs.
///
/// The constraints, their order, and their priorities are those that a public port of UIStackView
/// compares with UIKit's own, one by one, in its tests; see `Tests/AutoLayoutTests/Cases`.
@MainActor
struct StackPlan {
  let stack: UIStackView
  let arranged: [UIView]
  let visible: [UIView]
  /// The attributes along the axis.
  let main: StackAttributes
  /// The attributes across the axis.
  let cross: StackAttributes

  private(set) var constraints: [StackConstraint] = []
  /// A Boolean value that indicates whether the plan contains the spanning guide.
  var usesSpanner = false
  /// The views whose gap guides the plan contains.
  var usedGaps: Set<ObjectIdentifier> = []

  /// Plans the constraints of a stack view. Layout guides are added to it as needed.
  init(of stack: UIStackView) {
    self.stack = stack
    arranged = stack.arranged
    visible = stack.visibleArranged
    let direction = stack.effectiveUserInterfaceLayoutDirection
    // Each item's own direction determines its leading edge. Leading edges have one meaning only if
    // all directions are equal.
    let isUniform = arranged.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == direction }
    let horizontal: StackAttributes =
      isUniform ? .directional : direction == .rightToLeft ? .rightToLeft : .leftToRight
    main = stack.axis == .horizontal ? horizontal : .vertical
    cross = stack.axis == .horizontal ? .vertical : horizontal
    guard !arranged.isEmpty else { return }
    connectAlongAxis()
    separateNeighbors()
    distribute()
    align()
    hide()
    suppressAmbiguity()
  }

  // MARK: - Notation

  mutating func add(_ constraint: StackConstraint) { constraints.append(constraint) }

  /// Adds a constraint between positions: the first is a distance behind the second.
  mutating func relate(
    _ identifier: StackIdentifier, _ first: ConstraintItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    is relation: NSLayoutConstraint.Relation = .equal, _ second: ConstraintItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, distance: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let isReversed =
      main.start == .right && firstAttribute.axis == stack.axis
      || cross.start == .right && firstAttribute.axis != stack.axis
    add(
      StackConstraint(
        identifier: identifier, first: first, firstAttribute: firstAttribute,
        relation: isReversed ? relation.reversed : relation, second: second,
        secondAttribute: secondAttribute, constant: isReversed ? -distance : distance,
        priority: priority))
  }

  /// Adds a constraint between lengths.
  mutating func relateLengths(
    _ identifier: StackIdentifier, _ first: ConstraintItem, _ second: ConstraintItem,
    multiplier: CGFloat = 1,
    of attribute: NSLayoutConstraint.Attribute, priority: UILayoutPriority = .required
  ) {
    add(
      StackConstraint(
        identifier: identifier, first: first, firstAttribute: attribute, second: second,
        secondAttribute: attribute, multiplier: multiplier, priority: priority))
  }

  /// Adds the constraint that a length is zero.
  mutating func collapse(
    _ identifier: StackIdentifier, _ item: ConstraintItem, _ length: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required, isOrdered: Bool = false
  ) {
    add(
      StackConstraint(
        identifier: identifier, first: item, firstAttribute: length, priority: priority,
        isOrdered: isOrdered))
  }

  func item(_ view: UIView) -> ConstraintItem { view.itemForConstraints }

  /// The stack view as the area that the views fill.
  var canvas: ConstraintItem { stack.itemForConstraints }

  /// Returns an attribute of the area that the views fill: the bounds or the margins.
  func ofCanvas(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    stack.isLayoutMarginsRelativeArrangement ? attribute.ofMargins : attribute
  }

  // MARK: - The ends

  private mutating func connectAlongAxis() {
    guard let first = visible.first, let last = visible.last else {
      // The length of the stack view is not determined; a view that is shown later begins here.
      relate(.canvasConnection, canvas, ofCanvas(main.start), item(arranged[0]), main.start)
      collapse(.spanningFit, canvas, main.length, priority: .stackFit)
      return
    }
    relate(.canvasConnection, canvas, ofCanvas(main.start), item(first), main.start)
    relate(.canvasConnection, canvas, ofCanvas(main.end), item(last), main.end)
  }

  // MARK: - Hidden views

  private mutating func hide() {
    guard visible.count < arranged.count else { return }
    for view in arranged where view.isHidden { collapse(.hiding, item(view), main.length) }
  }

  /// Adds the least preferences for views without a size of their own: of several, the last one
  /// takes the space, as recorded for UIKit (`cat26-stack-fill-two-spacers`).
  private mutating func suppressAmbiguity() {
    guard stack.distribution != .fillEqually else { return }
    // Of equal preferences, the one that is added last is satisfied first.
    for view in visible.reversed() where !view.alwaysHasContentSize {
      collapse(
        .ambiguitySuppression, item(view), main.length, priority: .stackRest, isOrdered: true)
    }
  }
}

extension UILayoutPriority {
  /// The priority of the minimum length of a stack view.
  static let stackFit = UILayoutPriority(49)
  /// The priority of the minimum size of the guide that spans the views.
  static let stackSpan = UILayoutPriority(51)
  /// The priority of the minimum size of a view across the axis.
  static let stackCross = UILayoutPriority(25)
  /// The priority of the minimum length of a view along the axis, below all others.
  static let stackRest = UILayoutPriority(0.25)
}

extension NSLayoutConstraint.Relation {
  /// The relation after a change of both signs.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
