extension LayoutInsets {
  /// Returns the insets that have an effect for an item or a group of these dimensions: those along
  /// estimated axes are zero.
  ///
  /// UIKit documents that insets are ignored for any axis with an estimated dimension, and the
  /// conformance cases `charon-sized` record it.
  public func effective(width: LayoutDimension, height: LayoutDimension) -> LayoutInsets {
    var insets = self
    if width.isEstimated {
      insets.leading = 0
      insets.trailing = 0
    }
    if height.isEstimated {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}
