/// The height of a row, a header or a footer, as an app states it.
enum TableLength: Hashable, Sendable {
  /// The height, in points. The view is not measured.
  case given(CGFloat)
  /// An estimate in points, until the view is measured.
  case estimated(CGFloat)
  /// The table's own estimate, until the view is measured.
  case automatic
}

/// The heights of the rows of a section.
enum TableRowLengths: Hashable, Sendable {
  /// All rows have one height, or one estimate.
  case uniform(TableLength)
  /// Each row has a height of its own. All rows are asked whenever the layout is solved, and again
  /// after every change of the data.
  case each
  /// Each row has an estimate of its own, which is asked once, and measured when it becomes
  /// visible.
  case eachEstimated
}

/// The content of a section's header or footer.
struct TableBoundary: Hashable, Sendable {
  /// The source of the view.
  enum Content: Hashable, Sendable {
    /// Neither a title nor a view.
    case nothing
    /// A title, displayed by a view of the table.
    case title
    /// A view of the app.
    case view
  }

  /// The source of the view.
  var content = Content.nothing
  /// The height that the app states.
  var length = TableLength.automatic
  /// A Boolean value that indicates whether the height is a property of the table view, and not the
  /// delegate's answer for the section.
  var isForAllSections = false
}
