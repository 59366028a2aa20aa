extension UIWindow {
  /// Performs one layout pass, as the passes in which ``settleLayout()`` lays the window out.
  ///
  /// - Returns: The views that the pass laid out and that need layout again; empty if the window is
  ///   at rest.
  /// - Complexity: O(*n*), where *n* is the number of views that need layout.
  package func performLayoutPass() -> [UIView] {
    activate()
    guard !settleLayout(passes: 1) else { return [] }
    var views: [UIView] = []
    func visit(_ view: UIView) {
      if view.layoutState.isDue || view.layoutState.isRegionDue { views.append(view) }
      guard view.layoutState.isDueBelow else { return }
      for child in view.children { visit(child) }
    }
    visit(self)
    return views
  }

  /// Marks all views for layout.
  package func setNeedsLayoutOfAllViews() {
    func visit(_ view: UIView) {
      view.setNeedsLayout()
      for child in view.children { visit(child) }
    }
    visit(self)
  }
}
