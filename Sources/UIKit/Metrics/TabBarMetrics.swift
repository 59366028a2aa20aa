/// The sizes of tab bars, in points.
struct TabBarMetrics: Sendable {
  let look: BarLook
  /// The height of a bar, and that in a window of compact height.
  let height: CGFloat
  let compactHeight: CGFloat
  /// A Boolean value that indicates whether the safe area at the bottom adds to the height.
  let addsSafeArea: Bool
  /// The height of the background behind the items, and that in a low bar.
  let platterHeight: CGFloat
  let compactPlatterHeight: CGFloat
  /// The distance of items from the sides of their background, or of an item from its share of the
  /// width of an attached bar.
  let itemMargin: CGFloat
  /// The distance of items from the top and the bottom of their background, or of the bar.
  let itemTop: CGFloat
  let itemBottom: CGFloat
  /// The largest width of an item, and that with the title beside the image.
  let itemWidth: CGFloat
  let inlineItemWidth: CGFloat
  /// The length by which neighboring items overlap.
  let overlap: CGFloat
  /// The minimum distance of the background from the sides.
  let sideMargin: CGFloat

  /// The middle of the image of an item, from the item's top.
  let imageMiddle: CGFloat
  /// The middle of the title of an item, from the item's top.
  let titleMiddle: CGFloat
  /// The distance between an image and a title beside it.
  let inlineGap: CGFloat
  /// The size of symbols, and of titles.
  let symbolSize: CGFloat
  let titleSize: CGFloat
  let inlineTitleSize: CGFloat
  /// The height of a badge, and the size of its text.
  let badgeHeight: CGFloat
  let badgeTextSize: CGFloat
}
