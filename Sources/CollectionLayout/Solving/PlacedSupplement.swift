/// The position of a supplementary item.
struct PlacedSupplement {
  /// The rectangle that its anchors refer to.
  var host: LayoutRect
  /// The size that its fractions refer to.
  var base: LayoutSize
  /// The rectangle before content insets.
  var slot: LayoutRect
  /// The point of the host with its offset.
  var target: LayoutPoint
  /// The point of the item without its offset.
  var own: LayoutPoint
  /// The frame after content insets.
  var frame: LayoutRect
}
