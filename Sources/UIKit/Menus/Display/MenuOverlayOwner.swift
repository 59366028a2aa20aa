/// The object that a menu belongs to.
@preconcurrency @MainActor
protocol MenuOverlayOwner: AnyObject {
  /// Returns the area next to which the menu is, in the coordinates of the window; `nil` after the
  /// owner has left it.
  func menuAnchor() -> CGRect?
  /// Called before an element is performed.
  func menuWillPerform(_ leaf: any MenuLeafElement, in menu: UIMenu)
  /// Called after a choice, or after a tap beside the menu, before the menu disappears.
  ///
  /// - Returns: The frame to which a preview returns, in the coordinates of the window; `nil` if it
  ///   fades.
  func menuWillClose(_ animator: MenuAnimator) -> CGRect?
  /// Called for a tap of the preview.
  func menuWillCommit(_ animator: MenuAnimator)
  /// Called after the menu has left the window.
  func menuDidClose()
}
