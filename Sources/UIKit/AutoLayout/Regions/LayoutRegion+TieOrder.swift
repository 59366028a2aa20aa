import ConstraintSolver

/// The order of the wishes for intrinsic sizes in stack views.
///
/// Of several equal wishes that cannot all hold, the solver satisfies the last one added. Views in
/// stack views are therefore added in the order of their arrangement, so that the first one gives
/// way, as recorded for UIKit (`conformance/views/stacks.jsonl`, `se26-stack-fill-overflow-equal`).
/// A stack view then has the same layout whatever the order in which it was built.
extension LayoutRegion {
  /// Has the order of the wishes restored in the outermost stack view around a view.
  func tieOrderMayHaveChanged(around view: UIView) {
    var outermost: UIView?
    var step: UIView? = view
    while let current = step {
      if current.arrangesSubviews { outermost = current }
      step = current === root ? nil : current.parentView
    }
    guard let item = outermost?.constraintItem else { return }
    if unorderedItems.last !== item, !unorderedItems.contains(where: { $0 === item }) {
      unorderedItems.append(item)
    }
  }

  /// Adds wishes that are out of order again.
  ///
  /// - Complexity: O(views in the outermost stack views with changes), and a change of the solver
  ///   for each wish from the first one that is out of order.
  func restoreTieOrder() {
    guard !unorderedItems.isEmpty else { return }
    let items = unorderedItems
    unorderedItems.removeAll(keepingCapacity: true)
    for item in items {
      guard let view = item.view else { continue }
      var last: ConstraintID?
      var isOrdered = true
      visit(view) { member in
        restore(&member.horizontalContent, after: &last, &isOrdered)
        restore(&member.verticalContent, after: &last, &isOrdered)
      }
    }
  }

  private func restore(
    _ wishes: inout ContentWishes, after last: inout ConstraintID?, _ isOrdered: inout Bool
  ) {
    for wish in [\ContentWishes.resistance, \ContentWishes.hugging] {
      guard let id = wishes[keyPath: wish], solver.contains(id) else { continue }
      let constraint = solver[id]
      guard !constraint.priority.isRequired else { continue }
      if isOrdered, last.map({ $0 < id }) ?? true {
        last = id
        continue
      }
      isOrdered = false
      guard let source = source(of: id) else { continue }
      removeFromSolver(id)
      wishes[keyPath: wish] = addToSolver(constraint, from: source)
    }
  }

  /// Calls a closure with the members in a view, a view before its subviews.
  private func visit(_ view: UIView, _ body: (RegionMember) -> Void) {
    for child in view.subviewsInTieOrder {
      guard let item = child.constraintItem else { continue }
      if let member = existingMember(of: item) { body(member) }
      if !child.isRegionRoot { visit(child, body) }
    }
  }
}
