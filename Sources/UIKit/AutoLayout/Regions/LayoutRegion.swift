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
  private(set) var memberOfVariable: [RegionMember?] = []
  /// The origins of the constraints in the solver, by index.
  var sources: [ConstraintSource?] = []

  /// The installed constraints that are not in the solver yet.
  var pendingConstraints: [NSLayoutConstraint] = []
  /// The items that constraints may never mention, but that the region positions.
  var pendingItems: [ConstraintItem] = []
  /// The constraints with changed constants.
  var changedConstants: [NSLayoutConstraint] = []
  /// The members whose intrinsic sizes or equations are out of date.
  var outdatedMembers: [RegionMember] = []
  /// The members without constraints for their intrinsic sizes.
  var newMembers: [RegionMember] = []
  /// The outermost stack views in which preferences for intrinsic sizes may be out of order.
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
  var changedVariables: [Variable] = []
  /// The members with lengths that have become negative since the rule that they are not was last
  /// applied.
  var negativeMembers: [RegionMember] = []

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
  var fittedSize: CGSize?
  /// The new constraints, while they are collected.
  var batch: ConstraintBatch?
  /// A Boolean value that indicates whether constraints were added, removed or reordered since
  /// variables that they leave open were given values.
  var isRestDue = false
  /// A Boolean value that indicates whether the solver has to solve before values are read.
  var isDue = true
  /// A Boolean value that indicates whether changes are being applied.
  var isSolving = false

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
    if !negativeMembers.isEmpty { negativeMembers.removeAll { $0 === member } }
    for id in member.ownConstraints where solver.contains(id) { removeFromSolver(id) }
    for variable in member.variables { memberOfVariable[variable.index] = nil }
    retiredVariables += member.variables
    discardRetiredVariables()
    setNeedsSolving()
  }

  /// The variables of removed members that constraints still contain, such as the variables of a
  /// guide that is removed after its view.
  private var retiredVariables: [Variable] = []

  /// Removes the variables of removed members from the solver once no constraint contains them.
  func discardRetiredVariables() {
    guard !retiredVariables.isEmpty else { return }
    retiredVariables.removeAll { variable in
      guard !solver.isConstrained(variable) else { return false }
      solver.discard(variable)
      return true
    }
  }

  // MARK: - Changes

  /// Schedules solving the region before the next layout of the root.
  func setNeedsSolving() {
    fittedSize = nil
    rootSizeDidChange()
  }

  /// Schedules solving the region for another size of the root before the next layout.
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

  /// Schedules solving after a content change, and invalidates the size of the enclosing cell.
  private func contentDidChange() {
    setNeedsSolving()
    guard !isTemporary, !isContentChangeKnown else { return }
    isContentChangeKnown = true
    root.constraintsInside(didChangeIn: self)
  }

  /// A Boolean value that indicates whether the views around know about a change since the region
  /// was last solved.
  var isContentChangeKnown = false

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

  /// Returns a Boolean value that indicates whether a constraint is left out because it conflicts
  /// with others.
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    brokenConstraints.contains { $0.constraint === constraint }
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

  /// Replaces the solver constraint after an attribute changes its meaning, as with the layout
  /// direction.
  func meaningDidChange(of constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// Invalidates the intrinsic size of a view.
  func contentSizeDidChange(of member: RegionMember) {
    member.forgetContentSizes()
    guard !member.needsContentSize else { return setNeedsSolving() }
    member.needsContentSize = true
    markOutdated(member)
  }

  /// Invalidates the equations of a view with a frame of its own, or of a guide.
  func equationsDidChange(of member: RegionMember) {
    guard !member.needsEquations else { return setNeedsSolving() }
    member.needsEquations = true
    markOutdated(member)
  }

  private func markOutdated(_ member: RegionMember) {
    outdatedMembers.append(member)
    contentDidChange()
  }
}
