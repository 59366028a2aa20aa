import ConstraintSolver

/// Required constraints that contradict each other: the app's most recently activated one is left
/// out, until a change of the others allows it.
extension LayoutRegion {
  /// Changes constants in the solver, leaving out constraints that contradict the new ones.
  func updateConstants(_ changes: [(constraint: ConstraintID, constant: Double)]) {
    var changes = changes
    while !changes.isEmpty {
      do {
        try solver.updateConstants(changes)
        return
      } catch {
        let rejected = error.id.flatMap(source(of:)) ?? .limit
        if !resolve(error.conflicts, with: rejected), let id = error.id {
          // The rejected constraint itself is left out.
          removeFromSolver(id)
          rejected.constraint?.installation?.solverID = nil
        }
        changes.removeAll { !solver.contains($0.constraint) }
      }
    }
  }

  /// Leaves out one of several required constraints that contradict each other: the app's most
  /// recently activated one.
  ///
  /// - Returns: Whether the contradiction to the constraint from `source` is resolved: `false` if
  ///   that one is to be left out.
  func resolve(_ conflicts: [ConstraintID], with source: ConstraintSource) -> Bool {
    let others = conflicts.compactMap { id in self.source(of: id).map { (id: id, source: $0) } }
    let candidates = others.filter { $0.source.constraint != nil }
    let newest = candidates.max {
      $0.source.activationSerial < $1.source.activationSerial
    }
    let involved = (others.map(\.source) + [source]).sortedForMessages()
    if let constraint = source.constraint,
      newest == nil || source.activationSerial > newest!.source.activationSerial
    {
      leaveOut(constraint, involved: involved)
      return false
    }
    guard let newest, let constraint = newest.source.constraint else { return false }
    removeFromSolver(newest.id)
    if !isTemporary { constraint.installation?.solverID = nil }
    leaveOut(constraint, involved: involved)
    return true
  }

  private func leaveOut(_ constraint: NSLayoutConstraint, involved: [ConstraintSource]) {
    guard !isTemporary else { return }
    let broken = BrokenConstraint(constraint: constraint, involved: involved)
    if reportedConflicts.count < Self.reportLimit,
      reportedConflicts.insert(broken.signature).inserted
    {
      broken.report()
      if reportedConflicts.count == Self.reportLimit {
        ConstraintLog.write(limit: Self.reportLimit, inside: root)
      }
    }
    brokenConstraints.append(broken)
  }

  /// The largest number of contradictions that messages are written for. A mistake that concerns
  /// each of thousands of views does not need more.
  static let reportLimit = 100

  /// Adds the constraints that were left out again, because they may hold now.
  func retryBrokenConstraints() {
    retriesBroken = false
    guard !brokenConstraints.isEmpty else { return }
    let broken = brokenConstraints
    brokenConstraints = []
    for entry in broken where entry.constraint.installation?.region === self {
      insert(entry.constraint)
    }
  }
}
