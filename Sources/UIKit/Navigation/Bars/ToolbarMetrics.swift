/// The sizes of toolbars, in points: those of iOS 26. The names of recorded cases are in
/// parentheses; other numbers were read from the hierarchy of an iPhone SE with iOS 26.
enum ToolbarMetrics {
  /// The height of a bar and of the backgrounds of its items (`se26-toolbar-bottom`).
  static let height: CGFloat = 48
  /// The height of the bar of a navigation controller, up to the end of the screen.
  static let floatingHeight: CGFloat = 76
  /// The height of the bar of a navigation controller above an outer bar: chosen.
  static let stackedHeight: CGFloat = 56
  /// The distance of items from the sides of a bar of the app's own.
  static let sideMargin: CGFloat = 16
  /// The distance of items from the sides of the bar of a navigation controller.
  static let floatingMargin: CGFloat = 28
  /// The distance between backgrounds of items.
  static let itemSpacing: CGFloat = 12
  /// The least width and the height of an item: that of its background without the margins.
  static let itemLength: CGFloat = height - 2 * NavigationBarMetrics.itemMargin
}
