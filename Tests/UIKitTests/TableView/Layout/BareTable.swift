@testable import UIKit

/// A bare list that a table layout lays out.
@MainActor
final class BareTable: BareList, TableLayoutSource {
  let style: TableStyle
  /// The heights that rows prefer, by their strings.
  var heights: [String: CGFloat] = [:]
  var usualHeight: CGFloat?
  var hasTitles = false
  /// The rows that were asked for a view.
  private(set) var requested = 0

  var layout: TableLayout { layoutInUse as! TableLayout }

  init(_ sections: [[String]], style: TableStyle = .plain, size: CGSize, hasTitles: Bool = false) {
    // A test that waits may have left another screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    self.style = style
    self.hasTitles = hasTitles
    super.init(sections, size: size, layout: TableLayout())
    contentInsetAdjustmentBehavior = .never
    layout.source = self
    elements.dequeuing.pool.register(
      ViewSource(viewClass: BareRow.self) { BareRow(frame: $0) }, for: Self.headers)
  }

  required init?(coder: NSCoder) { nil }

  private static let headers = ReuseQueue.Purpose(
    kind: .supplementary(UICollectionView.elementKindSectionHeader), identifier: "header")

  override func requestView(
    for key: ElementKey, at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    requested += 1
    let view = super.requestView(for: key, at: indexPath, attributes)
    if key.isCell, let row = view as? BareRow {
      row.preferredHeight = heights[row.text] ?? usualHeight
    }
    return view
  }

  override func requestBoundary(for key: ElementKey) -> any ElementView {
    let view =
      elements.dequeuing.dequeue(Self.headers, for: key.indexPath, in: self) as! BareRow
    view.text = "header \(key.path.section)"
    return view
  }

  /// Returns the frame of a live element, relative to the visible bounds.
  func shownFrame(_ key: ElementKey) -> CGRect? {
    elements[key]?.view.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  // MARK: - Answers

  var tableEnvironment: TableEnvironment {
    TableEnvironment(
      of: self, style: style, headerTopPadding: -1, followsReadableWidth: false)
  }

  var rowCounts: [Int] { itemCounts }

  func tableHeader(ofSection section: Int) -> TableBoundary {
    hasTitles ? .title : TableBoundary()
  }

  func tableFooter(ofSection section: Int) -> TableBoundary { TableBoundary() }
  func rowLengths(inSection section: Int) -> TableRowLengths { .uniform(.automatic) }
  func lengthsOfRows(inSection section: Int) -> (_ row: Int) -> TableLength { { _ in .automatic } }
}
