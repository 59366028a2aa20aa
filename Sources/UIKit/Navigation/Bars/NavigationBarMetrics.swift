/// The sizes of navigation bars, in points: those of iOS 26. The names of recorded cases are in
/// parentheses.
enum NavigationBarMetrics {
  /// The height of a bar without a large title (`ip26-nav-overflow`, `se26-nav-inline`).
  static let height: CGFloat = 54
  /// The height of the part in whose middle titles and items are placed (`ip26-nav-inline`).
  static let contentHeight: CGFloat = 44
  /// The height of the part with a large title (`ip27-nav-large`).
  static let largeTitleHeight: CGFloat = 52
  /// The height of the part in whose middle a large title is placed (`ip27-nav-large`).
  static let largeTitleContentHeight: CGFloat = 48
  /// The room that a large title needs beside its own height (`se26-nav-search`).
  static let largeTitleMargin: CGFloat = 3.5
  /// The height of the part with a search bar (`se26-nav-search`).
  static let searchHeight: CGFloat = 60
  /// The height that a prompt adds: chosen, after the bars before iOS 26.
  static let promptHeight: CGFloat = 30
  /// The least distance of the bar from the top of its container (`se26-nav-inline`).
  static let leastTop: CGFloat = 10

  /// The distance of backgrounds of items from the edges (`ip26-nav-overflow`).
  static let sideMargin: CGFloat = 16
  /// The width from which large titles are 20 points from the edge (`ip26max-nav-large` at 440,
  /// `ip27-nav-large` at 402; 414 is that of lists).
  static let wideWidth: CGFloat = 414
  /// The distance of large titles from the edge of a wide bar (`ip26max-nav-large`).
  static let wideMargin: CGFloat = 20
  /// The least width and the height of an item (`ip26-nav-inline`).
  static let itemLength: CGFloat = 36
  /// The distance of items from the edge of their background (`ip26-nav-inline`).
  static let itemMargin: CGFloat = 4
  /// The distance of titles and images from the side of their item (`ip26-nav-overflow`).
  static let itemPadding: CGFloat = 8
  /// The distance between backgrounds of items, and between items in one: recorded on an iPhone SE
  /// with iOS 26 as the distance between buttons.
  static let itemSpacing: CGFloat = 8

  /// Returns the distance of large titles from the leading edge of a bar of a width.
  static func titleMargin(width: CGFloat) -> CGFloat {
    width >= wideWidth ? wideMargin : sideMargin
  }
}

/// The heights of the parts of a navigation bar, in points.
struct NavigationBarHeights: Equatable {
  /// The height of the row with the items, and of a prompt.
  var compact: CGFloat
  /// The height that a large title adds.
  var large: CGFloat = 0
  /// The height that a search bar adds.
  var search: CGFloat = 0
  /// A Boolean value that indicates whether the search bar gives way to content.
  var hidesSearch = false

  /// The height with all parts.
  var full: CGFloat { compact + large + search }
  /// The height that gives way to content: first the search bar, then the large title.
  var collapsible: CGFloat { large + stop }
  /// The height after which the large title begins to give way.
  var stop: CGFloat { hidesSearch ? search : 0 }

  /// Returns the height of the search bar in a bar of a height.
  func searchHeight(in height: CGFloat) -> CGFloat {
    hidesSearch ? min(search, max(0, height - compact - large)) : search
  }
}
