/// The sizes of tab bars, in points: those of iOS 26. The names of recorded cases are in
/// parentheses.
enum TabBarMetrics {
  /// The height of a bar (`se26-tabs` without a safe area, `ip26-nav-inline` with one).
  static let height: CGFloat = 83
  /// The height of the background behind the items: 21 points above the end of the bar, as read
  /// from the hierarchy of an iPhone SE with iOS 26.
  static let platterHeight: CGFloat = 62
  /// The distance of items from the edges of their background (`ip26-tabbar-buttons`).
  static let itemMargin: CGFloat = 4
  /// The height of an item (`ip26-tabbar-buttons`).
  static let itemHeight: CGFloat = 54
  /// The largest width of an item (an iPhone SE with iOS 26; `ip26-tabbar-buttons` at 402).
  static let itemWidth: CGFloat = 94
  /// The length by which neighboring items overlap (an iPhone SE with iOS 26).
  static let overlap: CGFloat = 8
  /// The least distance of the background from the sides: chosen, so that four items have the
  /// recorded width at 402 points.
  static let sideMargin: CGFloat = 21

  /// The height of a bar in a window of compact height: chosen.
  static let compactHeight: CGFloat = 69
  /// The height of the background in a low bar: chosen, 21 points above the end of the bar.
  static let compactPlatterHeight: CGFloat = 48
  /// The largest width of an item with the title beside the image: chosen.
  static let inlineItemWidth: CGFloat = 140

  /// The middle of the image of an item, from the item's top: chosen.
  static let imageMiddle: CGFloat = 21
  /// The middle of the title of an item, from the item's top: chosen.
  static let titleMiddle: CGFloat = 43
  /// The distance between an image and a title beside it: chosen.
  static let inlineGap: CGFloat = 6
  /// The size of symbols, and of titles: chosen.
  static let symbolSize: CGFloat = 18
  static let titleSize: CGFloat = 10
  static let inlineTitleSize: CGFloat = 13
  /// The height of a badge, and the size of its text: chosen.
  static let badgeHeight: CGFloat = 18
  static let badgeTextSize: CGFloat = 13
}
