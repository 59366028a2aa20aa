/// The sections of a table view with static content in a storyboard.
///
/// All cells exist from the beginning, as in UIKit: outlets and segues are connected to them. They
/// are never reused for other rows.
@MainActor
struct StaticTableContent {
  /// A section with its cells.
  struct Section {
    /// The title of the header; `nil` if there is none.
    var header: String?
    /// The title of the footer; `nil` if there is none.
    var footer: String?
    var rows: [Row]
  }

  /// A row with its cell.
  struct Row {
    var cell: UITableViewCell
    /// The height, in points; `nil` if the table view's row height counts.
    var height: CGFloat?
  }

  private let sections: [Section]
  /// A Boolean value that indicates whether a row has a height of its own.
  let hasHeights: Bool

  /// Creates the content of sections, whose cells are not reused from now on.
  init(_ sections: [Section]) {
    self.sections = sections
    hasHeights = sections.contains { $0.rows.contains { $0.height != nil } }
    for row in sections.flatMap(\.rows) { row.cell.states.isStatic = true }
  }

  var sectionCount: Int { sections.count }

  /// Returns the number of rows in a section; 0 for a section that does not exist.
  func rowCount(ofSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns the cell of a row; `nil` for a row that does not exist.
  func cell(at indexPath: IndexPath) -> UITableViewCell? { row(at: indexPath)?.cell }

  /// Returns the height of a row, in points; `nil` if the table view's row height counts.
  func height(at indexPath: IndexPath) -> CGFloat? { row(at: indexPath)?.height }

  private func row(at indexPath: IndexPath) -> Row? {
    guard indexPath.row < rowCount(ofSection: indexPath.section) else { return nil }
    return sections[indexPath.section].rows[indexPath.row]
  }

  /// Returns the title of a header or footer; `nil` if there is none.
  func title(_ edge: SectionEdge, ofSection section: Int) -> String? {
    guard sections.indices.contains(section) else { return nil }
    return edge == .header ? sections[section].header : sections[section].footer
  }

  /// The numbers of sections and rows, in sentences.
  var sentence: String {
    let counts = sections.map { "\($0.rows.count)" }.joined(separator: ", ")
    return "\(sections.count) section(s) with \(counts) row(s)"
  }
}
