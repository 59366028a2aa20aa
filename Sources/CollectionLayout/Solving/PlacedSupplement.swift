/// Where a supplementary item came to lie.
struct PlacedSupplement {
  /// What its anchors refer to.
  var host: LayoutRect
  /// What its fractions refer to.
  var base: LayoutSize
  /// The rectangle before its content insets.
  var slot: LayoutRect
  /// The point of the host that it was put on, offset included.
  var target: LayoutPoint
  /// The point of itself that was put there, offset taken off.
  var own: LayoutPoint
  /// The frame after its content insets.
  var frame: LayoutRect
}
