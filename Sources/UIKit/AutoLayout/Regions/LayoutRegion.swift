import ConstraintSolver
import Foundation

/// The constraints of an independent part of a hierarchy of views, and their solution.
///
/// A region is the interior of a view with a frame of its own: a window, the root view of a
/// controller, the content view of a cell, or any view whose frame is set by hand. It ends at the
/// next such views inside, which have regions of their own, unless a constraint passes their edges.
/// Therefore a change costs what depends on it in the region, and other regions nothing.
///
/// Changes are collected. The solver applies them when the layout of the root begins, or when a
/// value is read; it stays solved until the next change.
@MainActor
final class LayoutRegion {
  /// The view with a frame of its own.
  unowned(unsafe) let root: UIView
  var solver = ConstraintSolver()
  private(set) lazy var rootMember = makeRootMember()

  /// The members other than the root, in no particular order.
  nonisolated(unsafe) private(set) var members: [RegionMember] = []
  /// The members by the indices of their variables.
  private var memberOfVariable: [RegionMember?] = []
  /// The origins of the constraints in the solver, by index.
  private(set) var sources: [ConstraintSource?] = []

  /// The installed constraints that are not in the solver yet.
  private var pendingConstraints: [NSLayoutConstraint] = []
  /// The items that constraints may never mention, but that the region positions.
  private var pendingItems: [ConstraintItem] = []
  /// The constraints with changed constants.
  private var changedConstants: [NSLayoutConstraint] = []
  /// The members whose intrinsic sizes or equations are out of date.
  private var outdatedMembers: [RegionMember] = []
  /// The members without constraints for their intrinsic sizes.
  private var newMembers: [RegionMember] = []
  /// The outermost stack views in which wishes for intrinsic sizes may be out of order.
  var unorderedItems: [ConstraintItem] = []
  /// The members whose text wraps.
  var wrappingMembers: [RegionMember] = []
  /// The required constraints that are left out because they contradict others.
  var brokenConstraints: [BrokenConstraint] = []
  /// A Boolean value that indicates whether left out constraints may hold now.
  var retriesBroken = false
  /// The sets of contradicting constraints that messages were written for.
  var reportedConflicts: Set<Set<ObjectIdentifier>> = []

  /// The constraints on baselines in the solver, whose constants depend on texts and fonts.
  var baselineConstraints: [(constraint: NSLayoutConstraint, id: ConstraintID)] = []
  /// A Boolean value that indicates whether a baseline may have moved.
  var areBaselinesDue = false

  /// The variables with new values that are not published yet.
  private var changedVariables: [Variable] = []

  /// The size of the root in the solver.
  var rootSize = RootSize.none
  /// A Boolean value that indicates whether the size of the root is a target of a measurement.
  var isFitting: Bool { root.layoutSizeForRegion != nil && rootSize.isTarget }
  /// The size of the root in the solver; `nil` before the first solution.
  var requestedSize: CGSize? {
    switch rootSize {
    case .none: nil
    case .bounds(let size): size ?? .zero
    case .target(let size, _, _): size
    }
  }
  var rootEquations: [ConstraintID] = []
  /// The size of the root in the solution for a target; `nil` after another change.
  private var fittedSize: CGSize?
  /// The new constraints, while they are collected.
  private var batch: ConstraintBatch?
  /// A Boolean value that indicates whether constraints were added, removed or reordered since
  /// variables that they leave open were given values.
  var isRestDue = false
  /// A Boolean value that indicates whether the solver has to solve before values are read.
  private(set) var isDue = true
  private var isSolving = false

  /// The members by their items in a region for one measurement, which leaves the views in the
  /// regions that they belong to; `nil` for a lasting region.
  private var temporaryMembers: [ObjectIdentifier: RegionMember]?
  var isTemporary: Bool { temporaryMembers != nil }

  init(root: UIView) { self.root = root }

  /// Creates a region for one measurement of a view that another region positions.
  init(measuring root: UIView) {
    self.root = root
    temporaryMembers = [:]
  }

  deinit {
    for member in members where member.item.member === member { member.item.member = nil }
  }

  /// A Boolean value that indicates whether the region has no constraint.
  var isEmpty: Bool {
    members.isEmpty && pendingConstraints.isEmpty && pendingItems.isEmpty
      && solver.constraintCount == rootEquations.count
  }

  // MARK: - Members

  private func makeRootMember() -> RegionMember {
    let member = RegionMember(root.itemForConstraints, in: self, isRoot: true)
    member.needsEquations = false
    register(member)
    return member
  }

  /// Returns the member of an item, which is made if there is none.
  func member(of item: ConstraintItem) -> RegionMember {
    if item.view === root { return rootMember }
    if isTemporary {
      if let member = temporaryMembers?[ObjectIdentifier(item)] { return member }
    } else if let member = item.member, member.region === self {
      return member
    }
    let member = RegionMember(item, in: self, isRoot: false)
    if isTemporary {
      temporaryMembers?[ObjectIdentifier(item)] = member
    } else {
      item.member = member
    }
    member.index = members.count
    members.append(member)
    register(member)
    newMembers.append(member)
    return member
  }

  /// Returns the member of an item; `nil` if there is none.
  func existingMember(of item: ConstraintItem) -> RegionMember? {
    if item.view === root { return rootMember }
    if isTemporary { return temporaryMembers?[ObjectIdentifier(item)] }
    return item.member?.region === self ? item.member : nil
  }

  private func register(_ member: RegionMember) {
    if let origin = member.origin {
      register(origin.x, member)
      register(origin.y, member)
    }
    register(member.width, member)
    register(member.height, member)
  }

  func register(_ variable: Variable, _ member: RegionMember) {
    while memberOfVariable.count <= variable.index { memberOfVariable.append(nil) }
    memberOfVariable[variable.index] = member
  }

  /// Adds an item that the region positions, even without constraints.
  func add(_ item: ConstraintItem) {
    pendingItems.append(item)
    setNeedsSolving()
  }

  /// Removes an item and everything that the region made for it. Its constraints have been removed.
  func remove(_ item: ConstraintItem) {
    pendingItems.removeAll { $0 === item }
    guard let member = item.member, member.region === self else { return }
    releaseBaselines(of: member)
    item.member = nil
    let last = members.removeLast()
    if last !== member {
      members[member.index] = last
      last.index = member.index
    }
    if member.needsEquations || member.needsContentSize {
      newMembers.removeAll { $0 === member }
      outdatedMembers.removeAll { $0 === member }
    }
    setWraps(false, member)
    for id in member.ownConstraints where solver.contains(id) { removeFromSolver(id) }
    for variable in member.variables { memberOfVariable[variable.index] = nil }
    retiredVariables += member.variables
    discardRetiredVariables()
    setNeedsSolving()
  }

  /// The variables of removed members that constraints still contain, such as those of a guide that
  /// is removed after its view.
  private var retiredVariables: [Variable] = []

  private func discardRetiredVariables() {
    guard !retiredVariables.isEmpty else { return }
    retiredVariables.removeAll { variable in
      guard !solver.isConstrained(variable) else { return false }
      solver.discard(variable)
      return true
    }
  }

  // MARK: - Changes

  /// Has the region solved before the next layout of the root.
  func setNeedsSolving() {
    fittedSize = nil
    rootSizeDidChange()
  }

  /// Has the region solved for another size of the root before the next layout.
  func rootSizeDidChange() {
    guard !isTemporary, !isDue || !root.layoutState.isRegionDue else { return }
    isDue = true
    root.markRegionForSolving()
  }

  /// Adds a constraint to a region for one measurement.
  func addForMeasurement(_ constraint: NSLayoutConstraint) { pendingConstraints.append(constraint) }

  func add(_ constraint: NSLayoutConstraint) {
    constraint.installation?.region = self
    constraint.installation?.solverID = nil
    pendingConstraints.append(constraint)
    contentDidChange()
  }

  /// Has the region solved because of a change other than that of the root's frame, and a cell
  /// measured again.
  private func contentDidChange() {
    setNeedsSolving()
    guard !isTemporary, !isContentChangeKnown else { return }
    isContentChangeKnown = true
    root.constraintsInside(didChangeIn: self)
  }

  /// A Boolean value that indicates whether the views around know about a change since the region
  /// was last solved.
  private var isContentChangeKnown = false

  func remove(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation, installation.region === self else { return }
    installation.region = nil
    if let id = installation.solverID {
      installation.solverID = nil
      removeFromSolver(id)
      retriesBroken = retriesBroken || constraint.storedPriority == .required
    } else if let index = brokenConstraints.firstIndex(where: { $0.constraint === constraint }) {
      brokenConstraints.remove(at: index)
    } else if let index = pendingConstraints.lastIndex(where: { $0 === constraint }) {
      pendingConstraints.remove(at: index)
    }
    contentDidChange()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    changedConstants.append(constraint)
    contentDidChange()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    if let id = constraint.installation?.solverID {
      isRestDue = true
      solver.updatePriority(of: id, to: constraint.storedPriority.strength)
    }
    contentDidChange()
  }

  /// Has a constraint lowered again, because an attribute of an item has another meaning.
  func meaningDidChange(of constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// Has the intrinsic size of a view read again.
  func contentSizeDidChange(of member: RegionMember) {
    member.forgetContentSizes()
    guard !member.needsContentSize else { return setNeedsSolving() }
    member.needsContentSize = true
    markOutdated(member)
  }

  /// Has the equations of a view with a frame of its own, or of a guide, computed again.
  func equationsDidChange(of member: RegionMember) {
    guard !member.needsEquations else { return setNeedsSolving() }
    member.needsEquations = true
    markOutdated(member)
  }

  private func markOutdated(_ member: RegionMember) {
    outdatedMembers.append(member)
    contentDidChange()
  }

  // MARK: - Solving

  /// Applies all changes, for the size of the root's bounds.
  ///
  /// - Parameter isExact: `true` for a solution of constraints with that size. Otherwise, that of a
  ///   target with the same result may stay.
  func solve(isExact: Bool = false) {
    let size = RootSize.bounds(root.layoutSizeForRegion)
    guard isDue || rootSize != size, !isSolving else { return }
    if isExact || !isFitted(to: root.layoutSizeForRegion) { solve(for: size) }
    isDue = false
    publishChanges()
  }

  /// Returns whether the last solution, for a target, is one for a size: it was the result, and
  /// nothing has changed. A solution that is the best one of all sizes is also the best one of its
  /// size.
  private func isFitted(to size: CGSize?) -> Bool {
    guard let size, hasFitted(size), brokenConstraints.isEmpty else { return false }
    if isRestDue {
      isSolving = true
      defer { isSolving = false }
      isRestDue = false
      solver.restOpenVariables()
      guard collectChanges().isEmpty, hasFitted(size) else {
        isRestDue = true
        return false
      }
    }
    return true
  }

  private func hasFitted(_ size: CGSize) -> Bool {
    guard let fittedSize, fittedSize.isNear(size) else { return false }
    return fittedSize.isNear(solvedSize)
  }

  /// The size of the root in the last solution.
  private var solvedSize: CGSize {
    CGSize(width: solver.value(of: rootMember.width), height: solver.value(of: rootMember.height))
  }

  /// Returns the size of the root for a target size, as alignment rectangle. The root's own frame
  /// has no influence.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    require(
      !isSolving,
      "systemLayoutSizeFitting(_:) was called on \(type(of: root)) #\(root.sceneID) while its "
        + "constraints are being solved; call it outside of intrinsicContentSize.")
    solve(for: .target(target, horizontal, vertical))
    isDue = true
    fittedSize = solvedSize
    return solvedSize
  }

  private func solve(for size: RootSize) {
    isSolving = true
    defer { isSolving = false }
    fittedSize = nil
    applyChanges(for: size)
    setRootSize(size)
    solveWithWrapping()
  }

  /// Applies all changes except that of the root's size, which is applied if there is none yet.
  private func applyChanges(for size: RootSize) {
    isContentChangeKnown = false
    discardRetiredVariables()
    _ = rootMember
    if !pendingConstraints.isEmpty || !pendingItems.isEmpty || !newMembers.isEmpty {
      addPendingConstraints(for: size)
    }
    applyConstants()
    refreshOutdatedMembers()
    restoreTieOrder()
    if areBaselinesDue { refreshBaselines() }
    if retriesBroken { retryBrokenConstraints() }
  }

  /// Adds what is new to the solver as one batch.
  private func addPendingConstraints(for size: RootSize) {
    batch = ConstraintBatch()
    if rootSize == .none { setRootSize(size) }
    let items = pendingItems
    pendingItems.removeAll(keepingCapacity: true)
    for item in items where item.view?.isPositionedByRegion == true {
      // The view may be elsewhere by now.
      guard isTemporary || item.view?.parentView?.existingRegion === self else { continue }
      _ = member(of: item)
    }
    let constraints = pendingConstraints
    pendingConstraints.removeAll(keepingCapacity: true)
    for constraint in constraints { insert(constraint) }
    completeNewMembers()
    flushBatch()
  }

  /// Adds the constraints of the region for new members, in the order of the views.
  private func completeNewMembers() {
    while !newMembers.isEmpty {
      let added = newMembers.count > 1 ? newMembers.inViewOrder() : newMembers
      newMembers.removeAll(keepingCapacity: true)
      for member in added {
        refreshEquations(of: member)
        refreshContentSize(of: member)
      }
    }
  }

  private func refreshOutdatedMembers() {
    guard !outdatedMembers.isEmpty else { return }
    let members = outdatedMembers
    outdatedMembers.removeAll(keepingCapacity: true)
    for member in members {
      if member.needsEquations { refreshEquations(of: member) }
      if member.needsContentSize { refreshContentSize(of: member) }
    }
  }

  func insert(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    add(lowered, at: .app(constraint))
  }

  /// Adds a constraint to the batch, or to the solver if there is none, and keeps its identifier.
  func add(_ constraint: Constraint, at place: ConstraintPlace) {
    guard batch == nil else {
      batch?.constraints.append(constraint)
      batch?.places.append(place)
      return
    }
    if let id = addToSolver(constraint, from: place.source) { keep(id, at: place) }
  }

  private func flushBatch() {
    guard let batch else { return }
    self.batch = nil
    isRestDue = true
    let results = solver.add(contentsOf: batch.constraints)
    for (index, result) in results.enumerated() {
      let place = batch.places[index]
      switch result {
      case .success(let id):
        setSource(place.source, of: id)
        keep(id, at: place)
      case .failure:
        // Added by itself, the constraint names those that it contradicts.
        if let id = addToSolver(batch.constraints[index], from: place.source) {
          keep(id, at: place)
        }
      }
    }
  }

  private func keep(_ id: ConstraintID, at place: ConstraintPlace) {
    switch place {
    case .app(let constraint):
      if !isTemporary { constraint.installation?.solverID = id }
      if constraint.mentionsBaseline {
        baselineConstraints.append((constraint, id))
      }
    case .equation(let member, _): member.equations.append(id)
    case .hugging(let member, .horizontal): member.horizontalContent.hugging = id
    case .hugging(let member, .vertical): member.verticalContent.hugging = id
    case .resistance(let member, .horizontal): member.horizontalContent.resistance = id
    case .resistance(let member, .vertical): member.verticalContent.resistance = id
    case .rootSize: rootEquations.append(id)
    }
  }

  /// Replaces a constraint in the solver by one of the same meaning in terms of other variables.
  func replaceInSolver(_ constraint: NSLayoutConstraint, _ id: ConstraintID) {
    removeFromSolver(id)
    if !isTemporary { constraint.installation?.solverID = nil }
    insert(constraint)
  }

  private func applyConstants() {
    guard !changedConstants.isEmpty else { return }
    let constraints = changedConstants
    changedConstants.removeAll(keepingCapacity: true)
    var changes: [(constraint: ConstraintID, constant: Double)] = []
    for constraint in constraints {
      guard let id = constraint.installation?.solverID,
        constraint.installation?.region === self, let lowered = lower(constraint)
      else {
        if constraint.installation?.region === self { retriesBroken = true }
        continue
      }
      changes.append((id, lowered.expression.constant))
      if constraint.storedPriority == .required { retriesBroken = true }
    }
    updateConstants(changes)
  }

  // MARK: - The solver

  /// Adds a constraint to the solver. A required one that contradicts others may be left out, or
  /// another one in its place.
  ///
  /// - Returns: The identifier; `nil` if the constraint was left out.
  func addToSolver(_ constraint: Constraint, from source: ConstraintSource) -> ConstraintID? {
    while true {
      do {
        let id = try solver.add(constraint)
        isRestDue = true
        setSource(source, of: id)
        return id
      } catch {
        guard resolve(error.conflicts, with: source) else { return nil }
      }
    }
  }

  private func setSource(_ source: ConstraintSource, of id: ConstraintID) {
    while sources.count <= id.index { sources.append(nil) }
    sources[id.index] = source
  }

  func removeFromSolver(_ id: ConstraintID) {
    isRestDue = true
    sources[id.index] = nil
    solver.remove(id)
  }

  /// Gives variables that the constraints leave open the values nearest to zero.
  func restOpenVariables() {
    guard isRestDue, !rootSize.isTarget else { return }
    isRestDue = false
    solver.restOpenVariables()
  }

  // MARK: - Results

  /// Records the variables that changed since the last call.
  ///
  /// - Returns: The members with lengths that have become negative.
  func collectChanges() -> [RegionMember] {
    var negative: [RegionMember] = []
    for variable in solver.takeChangedVariables() {
      changedVariables.append(variable)
      guard let member = memberOfVariable[variable.index],
        variable == member.width || variable == member.height,
        solver.value(of: variable) < -1e-6,
        // Margins may be larger than a view, such as a hidden one in a stack view.
        member.item.guide?.systemKind == nil
      else { continue }
      negative.append(member)
    }
    return negative
  }

  /// Marks the views whose subviews get other frames.
  private func publishChanges() {
    let variables = changedVariables
    changedVariables.removeAll(keepingCapacity: true)
    for variable in variables {
      guard solver.contains(variable), let member = memberOfVariable[variable.index] else {
        continue
      }
      if member === rootMember {
        if root.layoutSizeForRegion == nil { root.applyRegionSize() }
        if member.scrollContent != nil { root.applyContentSize(of: member) }
      } else if let view = member.item.view {
        if member.isPositioned {
          view.constrainedFrameMayDiffer(member)
          view.parentView?.layoutSoonForDueMembers()
        }
        if member.scrollContent != nil { view.applyContentSize(of: member) }
      }
    }
  }

  /// Returns the origin of a constraint in the solver.
  func source(of id: ConstraintID) -> ConstraintSource? {
    id.index < sources.count ? sources[id.index] : nil
  }
}

extension CGSize {
  /// Returns whether two sizes are equal apart from rounding errors.
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
