import Foundation
import Testing

@testable import UIKit

/// Table views as recorded on iPhones and an iPad (`Cases/tables.jsonl`).
@MainActor
@Suite(.serialized) struct TableConformanceTests {
  private struct Case: Decodable {
    var id: String
    var expected: [String: Recorded]
    var tolerance: CGFloat
  }

  private enum Recorded: Decodable {
    case numbers([CGFloat])
    case lists([[CGFloat]])
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let numbers = try? value.decode([CGFloat].self) {
        self = .numbers(numbers)
      } else if let number = try? value.decode(CGFloat.self) {
        self = .numbers([number])
      } else if let lists = try? value.decode([[CGFloat]].self) {
        self = .lists(lists)
      } else {
        self = .other
      }
    }
  }

  private func recorded(_ id: String, _ name: String) throws -> [[CGFloat]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/tables.jsonl")
    let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
    let found = try #require(cases.first { $0.id == id })
    switch try #require(found.expected[name]) {
    case .numbers(let numbers): return [numbers]
    case .lists(let lists): return lists
    case .other: return []
    }
  }

  /// Compares a frame with a recorded one.
  private func check(
    _ frame: CGRect?, _ id: String, _ name: String, index: Int = 0,
    within tolerance: CGFloat = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let all = try recorded(id, name)
    let numbers = try #require(all.indices.contains(index) ? all[index] : nil)
    let frame = try #require(frame, sourceLocation: sourceLocation)
    let own = [frame.minX, frame.minY, frame.width, frame.height]
    for (number, expected) in zip(own, numbers) {
      #expect(
        abs(number - expected) <= tolerance, "\(id) \(name): \(own) for \(numbers)",
        sourceLocation: sourceLocation)
    }
  }

  private func check(
    _ number: CGFloat?, _ id: String, _ name: String, within tolerance: CGFloat = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try #require(try recorded(id, name).first?.first)
    let number = try #require(number, sourceLocation: sourceLocation)
    #expect(
      abs(number - expected) <= tolerance, "\(id) \(name): \(number) for \(expected)",
      sourceLocation: sourceLocation)
  }

  // MARK: - Tables

  /// A row of a recorded table.
  private struct Row {
    var text: String
    var detail: String?
    var accessory = UITableViewCell.AccessoryType.none
  }

  private typealias AnySource = Methods & UITableViewDataSource & UITableViewDelegate

  /// A source with the usual methods.
  private final class Source: Methods, UITableViewDataSource, UITableViewDelegate {}

  /// The methods of the data source and delegate of a recorded table.
  @MainActor
  private class Methods: NSObject {
    var rows: [[Row]]
    var headers: [String?] = []
    var footers: [String?] = []
    var style = UITableViewCell.CellStyle.default
    var headerHeights: [Int: CGFloat] = [:]
    var footerViews: [Int: UIView] = [:]
    var configure: ((UITableViewCell) -> Void)?

    init(_ rows: [[Row]]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let row = rows[indexPath.section][indexPath.row]
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = row.text
      cell.detailTextLabel?.text = row.detail
      cell.accessoryType = row.accessory
      configure?(cell)
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers.indices.contains(section) ? footers[section] : nil
    }
  }

  /// A source whose rows are edited: two movable ones, one that inserts, and a fixed one.
  private final class EditingSource: Methods, UITableViewDataSource, UITableViewDelegate {
    var _implementedRowMethods: _TableRowMethods { [.isKnown, .commit, .move] }
    var movable: Set<Int> = [0, 1]
    var inserting: Set<Int> = []
    var fixed: Set<Int> = []

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      movable.contains(indexPath.row)
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { inserting.contains(indexPath.row) ? .insert : .delete }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private func table(
    _ source: any AnySource, _ size: CGSize, style: UITableView.Style = .plain,
    scale: CGFloat = 2,
    _ change: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    // A test that waits may have left another screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.traitOverrides.displayScale = scale
    change(table)
    table.delegate = source
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private static let se = CGSize(width: 375, height: 667)

  private static let nato = [
    ("Alpha", "First"), ("Bravo", "Second"), ("Charlie", "Third"), ("Delta", "Fourth"),
    ("Echo", "Fifth"), ("Foxtrot", "Sixth"), ("Golf", "Seventh"), ("Hotel", "Eighth"),
    ("India", "Ninth"), ("Juliet", "Tenth"), ("Kilo", "Eleventh"), ("Lima", "Twelfth"),
  ].map { Row(text: $0.0, detail: "\($0.1) item") }

  /// The table of 12 subtitle rows under a large title.
  private func subtitles(_ source: (any AnySource)? = nil) -> (UITableView, any AnySource) {
    let source = source ?? Source([Self.nato])
    source.style = .subtitle
    let table = table(source, Self.se) {
      $0.contentInset.top = 116
      $0.contentOffset.y = -116
    }
    return (table, source)
  }

  /// The settings of the recorded inset grouped tables.
  private var settings: SettingsSource {
    let source = SettingsSource([
      [
        Row(text: "Notifications", detail: "On", accessory: .disclosureIndicator),
        Row(text: "Appearance", detail: "Automatic", accessory: .disclosureIndicator),
        Row(text: "Downloads", detail: "Wi-Fi", accessory: .disclosureIndicator),
      ],
      [
        Row(text: "Manage Downloads", detail: "1.2 GB", accessory: .disclosureIndicator),
        Row(text: "Clear Cache", accessory: .disclosureIndicator),
      ],
    ])
    source.headers = ["General", "Storage"]
    source.style = .value1
    return source
  }

  private final class SettingsSource: Methods, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 44 }
  }

  /// Returns the frame of a view in its table view.
  private func frame(_ view: UIView?, in table: UITableView) -> CGRect? {
    view.map { $0.convert($0.bounds, to: table) }
  }

  // MARK: - Rows

  @Test func `subtitle rows are measured when they are visible`() throws {
    let (table, _) = subtitles()
    for row in 0...8 {
      try check(table.cellForRow(at: .row(row))?.frame, "tb-se261-subtitle-rest", "row\(row)")
    }
    #expect(table.cellForRow(at: .row(9)) == nil)
    #expect(table.visibleCells.count == 9)
    #expect(table.contentSize == CGSize(width: 375, height: 714))
  }

  @Test func `a subtitle cell places its labels`() throws {
    let (table, _) = subtitles()
    let cell = try #require(table.cellForRow(at: .row(1)))
    let id = "tb-se261-subtitle-cell"
    try check(cell.contentView.frame, id, "contentView")
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.textLabel?.frame.minY == 9)
    #expect(cell.textLabel?.frame.height == 20.5)
    #expect(cell.detailTextLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.minY == 32.5)
    #expect(cell.detailTextLabel?.frame.height == 18)
    #expect(cell.textLabel?.font.pointSize == 17)
    #expect(cell.detailTextLabel?.font.pointSize == 15)
  }

  @Test func `the label of a default cell fills the content view`() throws {
    let source = Source([(0..<30).map { Row(text: "Row \($0)") }])
    let table = table(source, Self.se) { $0.contentInset.top = 64 }
    let id = "tb-se261-plain-default"
    try check(table.rectForRow(at: .row(0)).height, id, "row height")
    try check(table.rectForRow(at: .row(1)).minY, id, "row1.y")
    try check(table.cellForRow(at: .row(1))?.textLabel?.frame, id, "textLabel frame")
    try check(table.contentSize.height, id, "contentSize.height (30 rows)")
  }

  @Test func `the side inset of cards depends on the width`() throws {
    for (width, name) in [
      (320, "320"), (375, "375"), (390, "390"), (393, "393"), (820, "820 (iPad)"),
    ] {
      let table = table(
        Source([[Row(text: "Row")]]), CGSize(width: width, height: 667), style: .insetGrouped)
      try check(table.rectForRow(at: .row(0)).minX, "tb-margins-by-width", name)
    }
  }

  // MARK: - Editing

  private var editable: EditingSource {
    let source = EditingSource([
      [
        Row(text: "First row", accessory: .disclosureIndicator), Row(text: "Second row"),
        Row(text: "Third row"), Row(text: "Fourth row"),
      ]
    ])
    source.inserting = [2]
    source.fixed = [3]
    return source
  }

  @Test func `labels of rows before editing`() throws {
    let source = editable
    let table = table(source, CGSize(width: 320, height: 300)) { $0.rowHeight = 44 }
    for row in 0...3 {
      let cell = table.cellForRow(at: .row(row))
      try check(cell?.frame, "tb-se26-editing-off", "row\(row)")
      try check(frame(cell?.textLabel, in: table), "tb-se26-editing-off", "label\(row)")
    }
  }

  @Test func `labels of rows while editing`() throws {
    let source = editable
    let table = table(source, CGSize(width: 320, height: 300)) { $0.rowHeight = 44 }
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    for row in 0...3 {
      let cell = table.cellForRow(at: .row(row))
      try check(cell?.frame, "tb-se26-editing-on", "row\(row)")
      try check(frame(cell?.textLabel, in: table), "tb-se26-editing-on", "label\(row)")
    }
  }

  @Test func `subtitle rows keep their height while editing`() throws {
    let source = EditingSource([Self.nato])
    source.movable = Set(0..<12)
    let (table, _) = subtitles(source)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: .row(1)))
    try check(cell.contentView.frame, "tb-se261-editing-rest", "contentView")
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.minY == 32.5)
    #expect(table.contentSize == CGSize(width: 375, height: 714))
    #expect(table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 62, width: 375, height: 62))
  }

  // MARK: - Sections

  @Test func `headers and footers of cards have the recorded heights`() throws {
    let source = settings
    let table = table(source, Self.se, style: .insetGrouped)
    let id = "tb-se261-insetgrouped-nobar"
    try check(table.rectForHeader(inSection: 0).height, id, "header0 height")
    try check(table.rectForRow(at: .row(0)).minY, id, "row 0,0 y")
    try check(
      table.rectForFooter(inSection: 0).height, id, "footer0 height (untitled, no view)")
    try check(table.rectForHeader(inSection: 1).minY, id, "header1 y")
    try check(table.rectForHeader(inSection: 1).height, id, "header1 height")
    try check(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, id, "row 1,0 y")
  }

  @Test func `the first header of cards is low under a large title`() throws {
    let source = settings
    let table = table(source, CGSize(width: 820, height: 1180), style: .insetGrouped) {
      $0.traitOverrides.userInterfaceIdiom = .pad
      $0.isBelowLargeTitle = true
      $0.contentInset = UIEdgeInsets(top: 138, left: 0, bottom: 25, right: 0)
      $0.contentOffset.y = -138
    }
    let id = "tb-pad261-insetgrouped-largetitle"
    try check(table.headerView(forSection: 0)?.frame, id, "header0")
    try check(table.contentSize.height, id, "contentSize", index: 1)
    let header = try #require(table.headerView(forSection: 0))
    try check(frame(header.contentView, in: table), id, "header content view")
    for row in 0...2 {
      let rect = table.rectForRow(at: .row(row)).offsetBy(dx: -20, dy: 0)
      try check(rect, id, "rows0 (in wrapper)", index: row)
    }
    for row in 0...1 {
      let rect = table.rectForRow(at: IndexPath(row: row, section: 1)).offsetBy(dx: -20, dy: 0)
      try check(rect, id, "rows1", index: row)
    }
    let cell = try #require(table.cellForRow(at: .row(0)))
    try check(cell.contentView.frame, id, "contentView")
    #expect(cell.textLabel?.frame.minX == 20)
    #expect(cell.textLabel?.frame.minY == 12)
  }

  private func check(
    _ number: CGFloat?, _ id: String, _ name: String, index: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let numbers = try #require(try recorded(id, name).first)
    let number = try #require(number, sourceLocation: sourceLocation)
    #expect(abs(number - numbers[index]) <= 0.01, "\(id) \(name)", sourceLocation: sourceLocation)
  }

  @Test func `headers after titled footers and others have the recorded heights`() throws {
    let id = "tb-se261-grouped-header-heights"
    let source = Source([[Row(text: "A")], [Row(text: "B")], [Row(text: "C")]])
    source.headers = ["One", "Two", "Three"]
    source.footers = ["Footer", nil, nil]
    let table = table(source, Self.se, style: .insetGrouped)
    try check(table.rectForHeader(inSection: 0).height, id, "first header")
    try check(
      table.rectForHeader(inSection: 1).height, id, "later header after a titled footer")
    try check(
      table.rectForHeader(inSection: 2).height, id,
      "header after an untitled footer / under an expanded large title")
    try check(table.rectForFooter(inSection: 1).height, id, "untitled footer")
  }

  @Test func `sections without titles, with views and with given heights`() throws {
    let id = "tb-ip16-focus-sections"
    let rows = { (count: Int) in (0..<count).map { Row(text: "Row \($0)") } }
    let source = FocusSource([rows(1), rows(1), rows(2), rows(1), rows(1)])
    source.headers = [nil, "One", "Two", nil, nil]
    source.headerHeights = [1: 30, 2: 50, 3: 30]
    source.footerViews = [0: UIView(), 3: UIView()]
    let table = table(source, CGSize(width: 393, height: 739), style: .insetGrouped, scale: 3)
    func row(_ row: Int, _ section: Int) -> CGRect {
      // The recorded rows are in the coordinates of a view at the edge of the cards.
      table.rectForRow(at: IndexPath(row: row, section: section)).offsetBy(dx: -20, dy: 0)
    }
    try check(row(0, 0), id, "row 0,0", within: 0.34)
    try check(
      table.rectForHeader(inSection: 1), id, "header 1 (title, delegate height 30)", within: 0.34)
    try check(row(0, 1), id, "row 1,0", within: 0.34)
    try check(table.rectForFooter(inSection: 1).height, id, "untitled footer 1")
    try check(
      table.rectForHeader(inSection: 2), id, "header 2 (title, delegate height 50)", within: 0.34)
    for number in 0...1 {
      try check(row(number, 2), id, "rows 2", index: number, within: 0.34)
    }
    try check(row(0, 3), id, "row 3,0 (no title, delegate header height 30)", within: 0.34)
    try check(
      row(0, 4), id, "custom footer 3 71.667 then untitled header 17.667: row 4,0", within: 0.34)
  }

  private final class FocusSource: Methods, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { headerHeights[section] ?? UITableView.automaticDimension }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      footerViews[section]
    }

    func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat {
      footerViews[section] == nil ? UITableView.automaticDimension : 71 + 2 / 3
    }
  }

  // MARK: - Pinned headers

  private func pinned(_ offset: CGFloat) -> (UITableView, Source) {
    let source = Source([
      ["One", "Two", "Three", "Four"].map { Row(text: $0) },
      ["Five", "Six", "Seven", "Eight"].map { Row(text: $0) },
    ])
    source.headers = ["Alpha", "Beta"]
    let table = table(source, CGSize(width: 320, height: 400)) { $0.rowHeight = 56 }
    table.contentOffset.y = offset
    table.layoutIfNeeded()
    return (table, source)
  }

  @Test func `plain headers lie above their rows`() throws {
    let (table, _) = pinned(0)
    try check(table.rectForRow(at: .row(0)), "tb-se26-pinned-rest", "row0")
    try check(
      table.rectForRow(at: IndexPath(row: 0, section: 1)), "tb-se26-pinned-rest",
      "row4 (first of section 1)")
  }

  @Test(arguments: [100, 260] as [CGFloat])
  func `plain headers stay in the visible part up to the end of their rows`(
    _ offset: CGFloat
  ) throws {
    let (table, _) = pinned(offset)
    let id = "tb-se26-pinned-\(Int(offset))"
    func shown(_ rect: CGRect?) -> CGRect? { rect?.offsetBy(dx: 0, dy: -offset) }
    try check(shown(table.headerView(forSection: 0)?.frame), id, "header0")
    try check(shown(table.headerView(forSection: 1)?.frame), id, "header1")
    try check(shown(table.rectForRow(at: .row(0))), id, "row0")
    try check(shown(table.rectForRow(at: IndexPath(row: 0, section: 1))), id, "row4")
  }

  // MARK: - Updates

  @Test func `a deleted row leaves behind its neighbors at once`() throws {
    let source = Source([Self.nato])
    let (table, _) = subtitles(source)
    source.rows[0].remove(at: 2)
    table.deleteRows(at: [.row(2)], with: .fade)
    let id = "tb-se261-delete-fade-midflight"
    try check(table.contentSize.height, id, "contentSize (model)", index: 1)
    let india = table.visibleCells.first { $0.textLabel?.text == "India" }
    try check(india?.frame, id, "India model")
    let juliet = table.visibleCells.first { $0.textLabel?.text == "Juliet" }
    try check(juliet?.frame, id, "Juliet (slides in) model")
  }

  @Test func `rows close up by the recorded spring`() throws {
    let source = Source([Self.nato])
    let (table, _) = subtitles(source)
    let window = play(table)
    source.rows[0].remove(at: 2)
    let deleted = try #require(table.cellForRow(at: .row(2)))
    table.deleteRows(at: [.row(2)], with: .fade)
    window.animationClock.advance(by: 0.15)
    let id = "tb-se261-delete-fade-midflight"
    let india = table.visibleCells.first { $0.textLabel?.text == "India" }
    try check(india?.layer.presentation()?.frame, id, "India shown", within: 0.02)
    let juliet = table.visibleCells.first { $0.textLabel?.text == "Juliet" }
    try check(juliet?.layer.presentation()?.frame, id, "Juliet shown", within: 0.02)
    let opacity = deleted.layer.presentation().map { CGFloat($0.opacity) }
    try check(opacity, id, "deleted cell opacity shown")
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(deleted.superview == nil)
  }

  @Test func `the neighbors of an inserted row uncover it (tb-se261-insert-automatic)`() throws {
    let source = Source([Self.nato])
    let (table, _) = subtitles(source)
    let window = play(table)
    let neighbor = try #require(table.cellForRow(at: .row(0)))
    let background = UIView()
    table.backgroundView = background
    source.rows[0].insert(Row(text: "New", detail: "Row"), at: 0)
    table.insertRows(at: [.row(0)], with: .automatic)
    window.animationClock.advance(by: 0.15)
    let cell = try #require(table.cellForRow(at: .row(0)))
    let shown = try #require(neighbor.layer.presentation()).frame
    #expect(abs(shown.minY - (62 - 11.096)) < 0.02)
    #expect(cell.layer.zPosition < neighbor.layer.zPosition)
    #expect(table.childrenBackToFront.first === background)
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(cell.layer.zPosition == 0)
  }

  /// Displays a table in a window whose animations play.
  private func play(_ table: UITableView) -> UIWindow {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    table.contentInsetAdjustmentBehavior = .never
    window.rootViewController?.view.addSubview(table)
    window.settleLayout()
    return window
  }

  @Test func `an inserted row is at its place at once`() {
    let source = Source([Self.nato])
    let (table, _) = subtitles(source)
    source.rows[0].insert(Row(text: "New", detail: "Row"), at: 0)
    table.insertRows(at: [.row(0)], with: .automatic)
    let cell = table.cellForRow(at: .row(0))
    #expect(cell?.textLabel?.text == "New")
    #expect(cell?.frame == CGRect(x: 0, y: 0, width: 375, height: 62))
    #expect(cell?.alpha == 1)
    #expect(table.visibleCells.count == 9)
  }
}
