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
