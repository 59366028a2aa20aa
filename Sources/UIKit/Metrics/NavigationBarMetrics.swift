/// The sizes of navigation bars, in points.
struct NavigationBarMetrics: Sendable {
  let look: BarLook
  /// The height of a bar without a large title.
  let height: CGFloat
  /// The same in a window of compact height, and on an iPad.
  let lowHeight: CGFloat
  let padHeight: CGFloat
  /// The height of the part in whose middle titles and items are placed; `nil` for the height of
  /// the bar.
  let fixedContentHeight: CGFloat?
  /// The height of the part with a large title.
  let largeTitleHeight: CGFloat
  /// The height of the part in whose middle a large title is placed.
  let largeTitleContentHeight: CGFloat
  /// The room that a large title needs beside its own height.
  let largeTitleMargin: CGFloat
  /// The height of the part with a search bar.
  let searchHeight: CGFloat
  /// The height that a prompt adds.
  let promptHeight: CGFloat
  /// The minimum distance of the bar from the top of its container.
  let leastTop: CGFloat
  /// The same in a window of compact height.
  let lowLeastTop: CGFloat

  /// The distance of items from the edges.
  let sideMargin: CGFloat
  /// The distance of the back button from the edge.
  let backMargin: CGFloat
  /// The width from which large titles have the wide margin.
  let wideWidth: CGFloat
  /// The distance of large titles from the edge of a wide bar.
  let wideMargin: CGFloat
  /// The minimum width and the height of an item.
  let itemLength: CGFloat
  /// The distance of items from the sides of their background.
  let itemMargin: CGFloat
  /// The distance of images from the side of their item.
  let itemPadding: CGFloat
  /// The distance of titles from the side of their item.
  let titlePadding: CGFloat
  /// The largest content size category with which titles and items grow; `nil` if they keep the
  /// size of the default category.
  let largestTextCategory: UIContentSizeCategory?
  /// The distance between backgrounds of items, and between items in one.
  let itemSpacing: CGFloat

  /// Returns the height of a bar without a large title.
  @MainActor
  func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padHeight }
    return traits.verticalSizeClass == .compact ? lowHeight : height
  }

  /// Returns the minimum distance of the bar from the top of its container.
  @MainActor
  func leastTop(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? lowLeastTop : leastTop
  }

  /// Returns the point size of titles and items: the point size of body text, up to a category.
  @MainActor
  func textSize(in traits: UITraitCollection) -> CGFloat {
    guard let largestTextCategory else { return 17 }
    let category = min(traits.preferredContentSizeCategory, largestTextCategory)
    return TextStyleSizes.size(of: .body, at: category)
  }

  /// Returns the height of the part in whose middle titles and items are placed.
  @MainActor
  func contentHeight(in traits: UITraitCollection) -> CGFloat {
    fixedContentHeight ?? height(in: traits)
  }

  /// Returns the distance of large titles from the leading edge of a bar of a width.
  func titleMargin(width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : sideMargin }
}
