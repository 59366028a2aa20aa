/// The view whose rows, headers and footers a ``TableLayout`` lays out.
///
/// The layout asks for everything when it is solved. Closures of an app may run in the answers, and
/// may query the layout, which answers by its previous solution meanwhile.
@preconcurrency @MainActor
protocol TableLayoutSource: AnyObject {
  /// The values that all lengths and insets depend on.
  var tableEnvironment: TableEnvironment { get }

  /// The number of rows of each section, as the view displays them.
  var rowCounts: [Int] { get }

  /// The bounds of the view, in the coordinates of the content.
  var bounds: CGRect { get }

  /// Returns the part of the content that is visible within bounds, without the adjusted insets.
  /// Pinned headers and footers stay in it.
  func visiblePart(in bounds: CGRect) -> CGRect

  /// Returns the content of a section's header, with the height that the app states.
  func tableHeader(ofSection section: Int) -> TableBoundary

  /// Returns the content of a section's footer, with the height that the app states.
  func tableFooter(ofSection section: Int) -> TableBoundary

  /// Returns how the heights of a section's rows are stated.
  func rowLengths(inSection section: Int) -> TableRowLengths

  /// Returns a function of the index of a row that returns the height of the row, for a section
  /// whose rows have heights or estimates of their own.
  ///
  /// The function is called for many rows in turn, and is not kept.
  func lengthsOfRows(inSection section: Int) -> (_ row: Int) -> TableLength
}
