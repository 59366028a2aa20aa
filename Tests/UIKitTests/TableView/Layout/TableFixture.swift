import Testing

@testable import UIKit

/// A table without a view: data, and the answers that a layout asks for.
@MainActor
final class TableFixture: TableLayoutSource {
  /// A row, with its height as the app states it.
  struct Row: Equatable {
    var id: Int
    var length = TableLength.automatic
    /// The height at which the row was measured.
    var measured: CGFloat?
  }

  struct Section: Equatable {
    var header = TableBoundary()
    var footer = TableBoundary()
    var rows: [Row] = []
    var measuredHeader: CGFloat?
    var measuredFooter: CGFloat?
  }

  var environment: TableEnvironment
  var sections: [Section]
  /// The heights of all sections' rows; `nil` if each row has its own.
  var lengths: TableRowLengths
  var bounds: CGRect
  var insets = UIEdgeInsets.zero
  private(set) var layout: TableLayout!

  /// The numbers of calls.
  var rowQuestions = 0
  var sectionQuestions = 0

  init(
    _ environment: TableEnvironment, _ sections: [Section],
    lengths: TableRowLengths = .uniform(.automatic), height: CGFloat = 600
  ) {
    self.environment = environment
    self.sections = sections
    self.lengths = lengths
    bounds = CGRect(x: 0, y: 0, width: environment.width, height: height)
    layout = TableLayout()
    layout.source = self
    layout.prepare()
  }

  /// Creates a table with numbers of rows.
  convenience init(
    _ environment: TableEnvironment, counts: [Int],
    lengths: TableRowLengths = .uniform(.automatic)
  ) {
    self.init(
      environment,
      counts.map { count in Section(rows: (0..<count).map { Row(id: $0) }) }, lengths: lengths)
  }

  // MARK: - Answers

  var tableEnvironment: TableEnvironment { environment }
  var rowCounts: [Int] { sections.map(\.rows.count) }

  func visiblePart(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + insets.top, width: bounds.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  func tableHeader(ofSection section: Int) -> TableBoundary {
    sectionQuestions += 1
    return sections[section].header
  }

  func tableFooter(ofSection section: Int) -> TableBoundary { sections[section].footer }

  func rowLengths(inSection section: Int) -> TableRowLengths { lengths }

  func lengthsOfRows(inSection section: Int) -> (_ row: Int) -> TableLength {
    { row in
      self.rowQuestions += 1
      return self.sections[section].rows[row].length
    }
  }

  // MARK: - Changes

  /// Reloads everything, as after `reloadData()`.
  func reload() {
    let context = layout.makeInvalidationContext()
    context.markEverything()
    layout.invalidateLayout(with: context)
    layout.prepare()
  }

  /// Applies a change of the data as a table view does.
  func apply(_ batch: BatchOperations, _ new: [Section]) throws {
    let change = try BatchChange(batch, from: rowCounts, to: new.map(\.rows.count))
    sections = new
    layout.apply(change)
    let context = layout.makeInvalidationContext()
    context.setReason(.dataChange(countsAreKnown: true))
    context.markCounts()
    layout.invalidateLayout(with: context)
    layout.prepare()
  }

  /// Measures an element, as the recycler does for a visible view.
  @discardableResult
  func measure(_ key: ElementKey, as height: CGFloat) -> Bool {
    guard let original = layout.attributes(of: key) else { return false }
    let preferred = original.duplicate()
    preferred.size.height = height
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    layout.prepare()
    return true
  }

  // MARK: - Positions

  /// The frame of a row as four numbers.
  func row(_ item: Int, _ section: Int) -> [CGFloat]? {
    layout.rect(ofRow: IndexPath(item: item, section: section)).map(Self.numbers)
  }

  func header(_ section: Int) -> [CGFloat]? {
    layout.rect(ofHeaderInSection: section).map(Self.numbers)
  }

  func footer(_ section: Int) -> [CGFloat]? {
    layout.rect(ofFooterInSection: section).map(Self.numbers)
  }

  /// The frame of a header in the present bounds.
  func shownHeader(_ section: Int) -> [CGFloat]? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    ).map { Self.numbers($0.frame.offsetBy(dx: 0, dy: -bounds.minY)) }
  }

  /// Returns the numbers of a rectangle, rounded to thousandths of a point.
  static func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
  }
}

extension TableBoundary {
  static let title = TableBoundary(content: .title)
  static func title(_ height: CGFloat) -> TableBoundary {
    TableBoundary(content: .title, length: .given(height))
  }
  static func view(_ height: CGFloat) -> TableBoundary {
    TableBoundary(content: .view, length: .given(height))
  }
}
