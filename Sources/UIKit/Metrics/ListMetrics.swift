/// The numbers of lists, in points.
struct ListMetrics: Sendable {
  /// The width of a line.
  enum LineWidth: Sendable {
    case point, pixel
  }

  /// The estimated height of a row.
  let estimatedRowHeight: CGFloat
  /// The estimated height of a header or footer in lists whose headers stay visible, and in others.
  let estimatedPinnedHeight: CGFloat
  let estimatedHeight: CGFloat
  /// The depth of headers and footers.
  let boundaryDepth: Int
  /// The distance above the first group.
  let firstGap: CGFloat
  /// The distance below a group and above the next one, half of that between them.
  let halfGap: CGFloat
  /// A Boolean value that indicates whether each of the two is rounded to the pixel.
  let roundsHalfGap: Bool
  /// The distance below the last group.
  let lastGap: CGFloat
  /// The distance below a group of a sidebar, and on the sides of it.
  let sidebarGap: CGFloat
  /// The distance above a header of a plain list.
  let plainHeaderPadding: CGFloat
  /// The corner radius of a card, and of the backgrounds of headers and of rows in sidebars.
  let cardRadius: CGFloat
  /// The margins of the content of a row, above and below it.
  let rowMargin: CGFloat
  /// The same in a sidebar.
  let sidebarRowMargin: CGFloat
  /// The height of a separator.
  let separator: LineWidth
  /// A Boolean value that indicates whether separators end at the trailing edge of the row, or at
  /// its margin.
  let separatorsReachEdge: Bool
  /// A Boolean value that indicates whether there are separators at the start of plain and grouped
  /// sections, and at the end of grouped ones.
  let hasOuterSeparators: Bool
  /// The number of heights of the collection view by which the background of the first and the
  /// last section exceeds them.
  let backgroundReach: CGFloat
  /// The inset of cards, and the margin of rows from edge to edge, in narrow and in wide views.
  let sideInset: CGFloat
  let wideSideInset: CGFloat
  /// The width from which a view is wide.
  let wideWidth: CGFloat

  /// Returns the inset of cards, and the margin of rows from edge to edge, in a width.
  func sideInset(inWidth width: CGFloat) -> CGFloat {
    width < wideWidth ? sideInset : wideSideInset
  }

  /// Returns the height of a separator on a screen with a number of pixels per point.
  func separatorHeight(scale: CGFloat) -> CGFloat { separator == .point ? 1 : 1 / scale }
}

/// The numbers of the content of rows, headers and footers, in points.
struct ListContentMetrics: Sendable {
  /// The margins of the content of rows.
  let cellMargins: NSDirectionalEdgeInsets
  /// The margins of headers of grouped lists, and of other headers.
  let groupedHeaderMargins: NSDirectionalEdgeInsets
  let headerMargins: NSDirectionalEdgeInsets
  let footerMargins: NSDirectionalEdgeInsets
  /// The margins of rows and headers of sidebars, and of rows with a subtitle.
  let sidebarMargins: NSDirectionalEdgeInsets
  let sidebarSubtitleMargins: NSDirectionalEdgeInsets
  /// The distance between an image and the text, and that in sidebars.
  let imageToText: CGFloat
  let sidebarImageToText: CGFloat
  /// The distance between a text and the secondary text below it.
  let verticalPadding: CGFloat
  /// The style of the text of headers of grouped lists.
  let groupedHeaderStyle: UIFont.TextStyle
}
