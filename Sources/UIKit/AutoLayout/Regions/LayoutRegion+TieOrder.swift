import ConstraintSolver

/// The order of the preferences for intrinsic sizes in stack views.
///
/// Of several equal preferences that cannot all hold, the solver satisfies the last one in its
/// order of ties. Views in stack views are therefore in the order of their arrangement, so that the
/// first one gives way, as recorded for UIKit (`conformance/views/stacks.jsonl`,
/// `se26-stack-fill-overflow-equal`). A stack view then has the same layout whatever the order in
/// which it was built.
extension LayoutRegion {
  /// Schedules restoring the order of the preferences in the outermost stack view around a view.
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

  /// Moves preferences that are out of order in the solver's order of ties.
  ///
  /// - Complexity: O(views in the outermost stack views with changes), and a change of the solver
  ///   for each preference that moves: for the preferences of an inserted view, not of the views
  ///   behind it.
  func restoreTieOrder() {
    guard !unorderedItems.isEmpty else { return }
    let items = unorderedItems
    unorderedItems.removeAll(keepingCapacity: true)
    for item in items {
      guard let view = item.view else { continue }
      var preferences: [ConstraintID] = []
      visit(view) { member in
        for id in member.preferences where solver.contains(id) && !solver.isRequired(id) {
          preferences.append(id)
        }
      }
      orderTies(preferences)
    }
  }

  private func orderTies(_ ids: [ConstraintID]) {
    if !solver.orderTies(ids).isEmpty { isRestDue = true }
  }

  /// Calls a closure with the members in a view, a view before its subviews, and restores the order
  /// of constraints that stack views hold.
  private func visit(_ view: UIView, _ body: (RegionMember) -> Void) {
    let held = view.constraintsInTieOrder.compactMap { constraint in
      constraint.installation?.region === self ? constraint.installation?.solverID : nil
    }
    orderTies(held.filter { solver.contains($0) && !solver.isRequired($0) })
    for child in view.subviewsInTieOrder {
      guard let item = child.constraintItem else { continue }
      if let member = existingMember(of: item) { body(member) }
      if !child.isRegionRoot { visit(child, body) }
    }
  }
}

extension RegionMember {
  /// The preferences for the intrinsic size in the order of their addition.
  fileprivate var preferences: [ConstraintID] {
    [
      horizontalContent.resistance, horizontalContent.hugging, verticalContent.resistance,
      verticalContent.hugging,
    ].compactMap { $0 }
  }
}
