/// Traversals of definitions that repeated changes of the same numbers use again.
///
/// A plan is recorded when a change repeats no structural change: neither the terms of constraints
/// nor the choice of definitions is different from the previous change. Each structural change
/// discards the plans.
struct PropagationPlans: Sendable {
  /// The variables to compute after a change of some of them, in order.
  struct Values: Sendable {
    struct Step: Sendable {
      @Compact var symbol: Symbol
      /// The slot of the variable's definition; -1 if it has none.
      @Compact var slot: Int
      /// The number of terms of the definition, which follow the terms of the last step.
      @Compact var termCount: Int
    }

    var roots: ContiguousArray<Symbol>
    var steps: ContiguousArray<Step> = []
    var terms: ContiguousArray<Term> = []
  }

  /// The constraints with rows that depend on a variable.
  struct Rows: Sendable {
    var root: Symbol
    /// The slots, with the change of the constraint's expression per unit of the variable.
    var rows: ContiguousArray<(slot: Int, weight: Double)> = []
  }

  /// The largest number of plans of each kind. A screen changes few numbers again and again.
  private static var limit: Int { 4 }

  private(set) var values: ContiguousArray<Values> = []
  private(set) var rows: ContiguousArray<Rows> = []
  /// A Boolean value that indicates whether definitions have changed since values were updated.
  var isStructureNew = true

  func values(for roots: Stack<Symbol>) -> Values? {
    for index in values.indices where values[index].roots.elementsEqual(roots) {
      return values[index]
    }
    return nil
  }

  func rows(for root: Symbol) -> Rows? {
    for index in rows.indices where rows[index].root == root { return rows[index] }
    return nil
  }

  mutating func insert(_ plan: Values) {
    if values.count == Self.limit { values.removeFirst() }
    values.append(plan)
  }

  mutating func insert(_ plan: Rows) {
    if rows.count == Self.limit { rows.removeFirst() }
    rows.append(plan)
  }

  mutating func discard() {
    guard !isStructureNew else { return }
    isStructureNew = true
    values = []
    rows = []
  }
}
