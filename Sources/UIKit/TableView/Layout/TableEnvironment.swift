/// The style of a table, on which its gaps, insets and pinned views depend.
enum TableStyle: Hashable, Sendable {
  /// Rows from edge to edge, with headers and footers that stay in the visible part.
  case plain
  /// Rows from edge to edge, in groups with gaps between them.
  case grouped
  /// Groups as cards with insets at their sides.
  case insetGrouped

  /// A Boolean value that indicates whether headers and footers stay in the visible part.
  var pinsHeaders: Bool { self == .plain }
}

/// The values of a table view that the lengths and insets of all its sections depend on.
///
/// Two equal environments lay out equal rows, headers and footers alike.
struct TableEnvironment: Equatable, Sendable {
  /// The style of the table.
  var style = TableStyle.plain
  /// The width of the table's bounds, in points.
  var width: CGFloat
  /// The number of pixels per point.
  var scale: CGFloat = 2
  /// The generation of the interface.
  var generation = InterfaceGeneration.iOS26
  /// The size of text.
  var textSize = UIContentSizeCategory.large
  /// The safe area at the left and at the right edge, which cards stay clear of, in points.
  var safeArea = TableSides()
  /// The readable area's distance from the left and from the right edge, in points; `nil` unless
  /// cell margins follow the readable width.
  var readableInsets: TableSides?
  /// A Boolean value that indicates whether the content begins below an expanded large title.
  var isBelowLargeTitle = false
  /// The padding above each section header, in points; `nil` for the padding of the style.
  var headerTopPadding: CGFloat?
  /// A Boolean value that indicates whether the view above all sections is lower than a pixel, by
  /// which apps hide the gap above the first group. The layout sets it.
  var hasCollapsedHeader = false

  /// A Boolean value that indicates whether a length is positive and below one pixel, such as
  /// `leastNormalMagnitude`, by which apps hide a gap.
  func isCollapsed(_ length: CGFloat) -> Bool { length > 0 && length * scale < 1 }
}

/// Distances from the left and the right edge of a table, in points.
struct TableSides: Hashable, Sendable {
  var left: CGFloat = 0
  var right: CGFloat = 0
}

extension TableEnvironment {
  /// Reads the values of a table view.
  ///
  /// - Parameters:
  ///   - view: The table view.
  ///   - style: The style of the table.
  ///   - headerTopPadding: The padding above each section header, in points; negative for the
  ///     padding of the style.
  ///   - followsReadableWidth: A Boolean value that indicates whether the margins of cells follow
  ///     the readable width.
  @MainActor
  init(
    of view: UIScrollView, style: TableStyle, headerTopPadding: CGFloat,
    followsReadableWidth: Bool
  ) {
    let traits = view.traitCollection
    self.init(
      style: style, width: view.bounds.width, scale: traits.roundingScale,
      generation: traits.generation, textSize: traits.textSize)
    let safeArea = view.safeAreaInsets
    self.safeArea = TableSides(left: safeArea.left, right: safeArea.right)
    if followsReadableWidth {
      let insets = view.readableInsets
      readableInsets = TableSides(left: insets.left, right: insets.right)
    }
    isBelowLargeTitle = view.isBelowLargeTitle
    self.headerTopPadding = headerTopPadding < 0 ? nil : headerTopPadding
  }
}
