extension UIView {
  /// Updates the safe area from the superview, and propagates a change to subviews.
  func refreshSafeArea() {
    var safeArea = inheritedSafeArea()
    if safeArea != .zero { parentView?.hasSubviewsWithPositionalInsets = true }
    if let owningController {
      safeArea =
        safeArea + owningController.membership.barInsets
        + owningController.additionalSafeAreaInsets
    }
    setSafeArea(safeArea)
  }

  /// Updates the safe areas and the margins of the subviews after they moved in the bounds.
  ///
  /// - Complexity: O(1) if there is no safe area and no subview preserves its superview's margins,
  ///   so that scrolling visits no cell; otherwise O(subviews).
  func refreshInsetsOfSubviews() {
    guard hasSubviewsWithPositionalInsets || safeAreaForSubviews != .zero else { return }
    hasSubviewsWithPositionalInsets = false
    for child in children {
      child.refreshSafeArea()
      if !child.margins.preservedAxes.isEmpty { child.refreshMargins() }
    }
  }

  func setSafeArea(_ new: UIEdgeInsets) {
    guard new != storedSafeArea else { return }
    storedSafeArea = new
    systemGuidesDidChange()
    // Margins first, as recorded (`conformance/views/constraints.jsonl`, `cat26-callback-order`).
    refreshMargins()
    safeAreaInsetsDidChange()
    safeAreaWasChanged()
    owningController?.safeAreaOfViewChanged()
    setNeedsLayout()
    for child in children { child.refreshSafeArea() }
  }

  /// Returns the part of the superview's safe area that covers this view.
  private func inheritedSafeArea() -> UIEdgeInsets {
    guard let parentView else { return ownSafeArea }
    if let assigned = parentView.safeArea(assignedTo: self) { return assigned }
    let insets = parentView.safeAreaForSubviews
    if insets == .zero { return .zero }
    let clear = parentView.bounds.inset(by: insets)
    let frame = frameAsShown
    func part(_ inset: CGFloat, _ overlap: CGFloat) -> CGFloat {
      inset > 0 ? min(max(overlap, 0), inset) : 0
    }
    return UIEdgeInsets(
      top: part(insets.top, clear.origin.y - frame.origin.y),
      left: part(insets.left, clear.origin.x - frame.origin.x),
      bottom: part(
        insets.bottom,
        frame.origin.y + frame.size.height - (clear.origin.y + clear.size.height)),
      right: part(
        insets.right, frame.origin.x + frame.size.width - (clear.origin.x + clear.size.width)))
  }
}
