import Testing

@testable import UIKit

/// A cell of a table view that records its calls.
final class RecordingRow: UITableViewCell {
  static var made = 0
  var preparations = 0
  var editings: [String] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    editings.append("\(editing) \(animated)")
  }
}

/// The methods of a data source with texts by section, which counts its calls.
@MainActor
class TextRowsMethods: NSObject {
  var sections: [[String]]
  var countRequests = 0
  var cellRequests: [IndexPath] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countRequests += 1
    return sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellRequests.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A data source that implements only the usual methods.
final class TextRows: TextRowsMethods, UITableViewDataSource {}

/// The methods of a delegate that records its calls.
@MainActor
class RecordingRowMethods: NSObject {
  var log: [String] = []
  /// The answers in place of the touched row; an absent one is the row itself.
  var selected: [IndexPath: IndexPath?] = [:]
  var highlights = true

  func note(_ event: String, _ indexPath: IndexPath?) {
    log.append("\(event) \(indexPath.map { "\($0.section).\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return selected[indexPath] ?? indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("performPrimaryAction", indexPath)
  }
}

/// A delegate that records touches and selection.
final class RecordingRowDelegate: RecordingRowMethods, UITableViewDelegate {}

/// A table view with its data source and delegate, which it does not retain.
@MainActor
struct TableViewFixture<
  Rows: TextRowsMethods & UITableViewDataSource, Delegate: UITableViewDelegate
> {
  let view: UITableView
  let source: Rows
  let delegate: Delegate

  /// Creates a table view of 375 x 667 points at 2x.
  init(_ source: Rows, _ delegate: Delegate, style: UITableView.Style = .plain) {
    // A test that waits may have left another screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
    self.source = source
    self.delegate = delegate
    view.traitOverrides.displayScale = 2
    view.register(RecordingRow.self, forCellReuseIdentifier: "row")
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
  }

  func cell(_ row: Int, _ section: Int = 0) -> RecordingRow? {
    view.cellForRow(at: IndexPath(row: row, section: section)) as? RecordingRow
  }

  /// Taps the middle of a row.
  func tap(_ row: Int, _ section: Int = 0) {
    let rect = view.rectForRow(at: IndexPath(row: row, section: section))
    let point = CGPoint(x: rect.midX, y: rect.midY)
    view.selection.beginTouch(at: point, in: view)
    view.selection.liftTouch(at: point, in: view)
  }

  /// The texts of the visible rows.
  var texts: [String] { view.visibleCells.map { $0.textLabel?.text ?? "" } }

  func scroll(toY y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }
}

extension TableViewFixture where Rows == TextRows, Delegate == RecordingRowDelegate {
  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.init(TextRows(sections), RecordingRowDelegate(), style: style)
  }

  /// Creates a table view with a number of rows in one section.
  init(rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }
}

extension IndexPath {
  /// Returns the index path of a row in the first section.
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
