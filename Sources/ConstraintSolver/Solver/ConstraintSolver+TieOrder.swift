extension ConstraintSolver {
  /// Changes the order in which ties are decided, which otherwise is the order of the additions.
  ///
  /// Afterwards, ties are decided as if the given optional constraints had been added in the given
  /// order. As few of them as possible move: each to the position directly before the next
  /// constraint of the list that does not move, or directly after the last one. The order of all
  /// others stays. Use the method instead of a removal and new additions when a constraint is added
  /// later than its position in the program's own order requires.
  ///
  /// - Precondition: The solver contains the constraints, each occurs once, and none is required.
  /// - Returns: The constraints that moved, in the given order.
  /// - Complexity: O(*k* log *k* + *n*), where *k* is the number of the given constraints, and *n*
  ///   the number of all constraints if some move, and O(*a* + *p* · *a*) for those.
  @discardableResult
  public mutating func orderTies(_ ids: [ConstraintID]) -> [ConstraintID] {
    var slots: [Int] = []
    slots.reserveCapacity(ids.count)
    for id in ids {
      check(id)
      require(
        !tableau.links[id.slot].priority.isRequired,
        "The required \(id) has no place in the order of ties; pass optional constraints only.")
      slots.append(id.slot)
    }
    let sorted = slots.sorted()
    require(
      !sorted.indices.dropFirst().contains { sorted[$0] == sorted[$0 - 1] },
      "The order of ties of \(ids.count) constraint(s) contains a constraint more than once; pass "
        + "each one once.")
    let moved = tableau.orderRanks(slots)
    guard !moved.isEmpty else { return [] }
    removeRests()
    for slot in moved { tableau.suspectTies(ofConstraint: slot) }
    tableau.optimize()
    tableau.updateValues()
    endOperation()
    return moved.map { ConstraintID(slot: $0, serial: tableau.links[$0].serial) }
  }
}
