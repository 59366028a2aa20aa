/// The numbers of the cells, headers and footers of table views, in points.
///
/// Names in parentheses denote recorded cases.
struct TableCellMetrics: Sendable {
  /// The distance of content from the sides in tables up to a width, and in wider ones.
  let sideMargin: CGFloat
  let wideSideMargin: CGFloat
  /// The largest width of a table with the narrow margin.
  let narrowWidth: CGFloat
  /// The distance of content from the sides of a card on a phone.
  let cardMargin: CGFloat
  /// The distance of text from the end of the content view that an accessory follows.
  let innerMargin: CGFloat
  /// A Boolean value that indicates whether the separator adds to the height of a cell with a
  /// content configuration. It lies in the height of cells with labels or constraints.
  let addsSeparatorToContent: Bool
  /// The distance between an image and the text.
  let imageToText: CGFloat
  /// The text style of the lower label of a cell of the style `subtitle`.
  let subtitleStyle: UIFont.TextStyle
  /// A Boolean value that indicates whether subtitles have the color of secondary text.
  let dimsSubtitles: Bool
  /// A Boolean value that indicates whether the titles of grouped tables are in capital letters.
  let capitalizesGroupedTitles: Bool
  /// The text style of headers in grouped tables.
  let groupedHeaderStyle: UIFont.TextStyle
  /// The height of a plain header around a line of text.
  let plainHeaderPadding: CGFloat

  /// The distance of the second label from the first one, by the point size of its font (3 of 15
  /// and 6 of 30 points).
  let subtitleSpacing: CGFloat = 0.2
  /// The padding of two labels, by the line height of the lower one: 20 points of a line of
  /// 15-point text.
  let subtitlePadding: CGFloat = 20 / 17.900390625
  /// The smallest distance between a title and a value beside it (chosen).
  let valueSpacing: CGFloat = 8
  /// The width of the titles of the style `value2`, and the distance of its values from them.
  let titleColumn: CGFloat = 91
  let titleColumnSpacing: CGFloat = 6
  /// The width of the section index.
  let indexWidth: CGFloat = 15
  /// The distance of header text from the bottom: see ``titlePadding(of:scale:)``.
  let titlePadding: CGFloat = 6
  /// The distances of footer text from the top and the bottom.
  let footerTop: CGFloat = 8
  let footerBottom: CGFloat = 6
  /// The height of the shade below a pinned header, and its greatest opacity; 0 without one.
  let pinnedShade: (height: CGFloat, opacity: CGFloat)

  /// Returns the distance of content from the sides in a table of a width.
  func margin(inTableOfWidth width: CGFloat) -> CGFloat {
    width <= narrowWidth ? sideMargin : wideSideMargin
  }

  /// Returns the distance of header text from the bottom of the header: 5.5 of a line of 17 points
  /// at two pixels per point (`tb-se261-grouped-header-heights`), and 6 at three. The lengths that
  /// rounding to pixels adds to the line and to the header come off it, which explains both.
  func titlePadding(of font: UIFont, scale: CGFloat) -> CGFloat {
    let excess = PixelRounding.up(font.lineHeight, scale: scale) - font.lineHeight
    return PixelRounding.snapped(titlePadding - 2 * excess, scale: scale)
  }
}
