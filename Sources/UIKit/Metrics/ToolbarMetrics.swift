/// The sizes of toolbars, in points.
struct ToolbarMetrics: Sendable {
  let look: BarLook
  /// The height of a bar and of the backgrounds of its items.
  let height: CGFloat
  /// The minimum height of the bar of a navigation controller, up to the end of the screen.
  let floatingHeight: CGFloat
  /// The height of the bar of a navigation controller above an outer bar.
  let stackedHeight: CGFloat
  /// The distance of items from the sides of a bar of the app's own.
  let sideMargin: CGFloat
  /// The distance of items from the sides of the bar of a navigation controller.
  let floatingMargin: CGFloat
  /// The distance between backgrounds of items.
  let itemSpacing: CGFloat
  /// The minimum width and the height of an item: the length of its background without the margins.
  let itemLength: CGFloat
}
