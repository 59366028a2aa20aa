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
    var places: [(id: ConstraintID, place: ConstraintPlace)] = []
    for item in items {
      guard let view = item.view else { continue }
      var last: ConstraintID?
      visit(view) { member in
        for (id, place) in member.wishes {
          guard let id, solver.contains(id), !solver[id].priority.isRequired else { continue }
          if places.isEmpty, last.map({ $0 < id }) ?? true {
            last = id
          } else {
            places.append((id, place))
          }
        }
      }
    }
    guard !places.isEmpty else { return }
    let constraints = places.map { solver[$0.id] }
    for (id, _) in places.reversed() { removeFromSolver(id) }
    addTogether(zip(constraints, places).map { ($0, $1.place) })
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

extension RegionMember {
  /// The wishes for the intrinsic size in the order of their addition.
  fileprivate var wishes: [(ConstraintID?, ConstraintPlace)] {
    [
      (horizontalContent.resistance, .resistance(self, .horizontal)),
      (horizontalContent.hugging, .hugging(self, .horizontal)),
      (verticalContent.resistance, .resistance(self, .vertical)),
      (verticalContent.hugging, .hugging(self, .vertical)),
    ]
  }
}
