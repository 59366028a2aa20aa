import Testing

@testable import UIKit

/// Headers and footers of sections and of the whole table (`uikit-tables`, 3).
@Suite(.serialized) @MainActor struct TableSectionTests {
  /// Sections with titles.
  private final class Titled: TextRowsMethods, UITableViewDataSource {
    var headers: [String?] = []
    var footers: [String?] = []

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers.indices.contains(section) ? footers[section] : nil
    }
  }

  /// A delegate with views for some sections.
  private final class Views: RecordingRowMethods, UITableViewDelegate {
    var views: [Int: UIView] = [:]
    var requests: [Int] = []
    var height = UITableView.automaticDimension

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      requests.append(section)
      return views[section]
    }

    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { height }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("willDisplay \(section) \(views[section] === view)") }
  }

  private func titled(_ counts: [Int]) -> Titled {
    let source = Titled(counts.map { count in (0..<count).map { "Row \($0)" } })
    source.headers = counts.indices.map { "Section \($0)" }
    return source
  }

  @Test func `titles are shown by views of the table`() {
    let source = titled([2, 2])
    source.footers = ["Footer"]
    let fixture = TableViewFixture(source, RecordingRowDelegate(), style: .grouped)
    #expect(fixture.view.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    #expect(fixture.view.footerView(forSection: 0)?.textLabel?.text == "Footer")
    #expect(fixture.view.footerView(forSection: 1) == nil)
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `a property that is too small for titles leaves grouped titles their heights`(
    style: UITableView.Style
  ) {
    func heights(_ property: CGFloat) -> [CGFloat] {
      let source = titled([1, 1])
      source.footers = ["Footer", "Footer"]
      let fixture = TableViewFixture(source, RecordingRowDelegate(), style: style)
      fixture.view.sectionHeaderHeight = property
      fixture.view.sectionFooterHeight = property
      fixture.view.layoutIfNeeded()
      return (0..<2).flatMap {
        [fixture.view.rectForHeader(inSection: $0), fixture.view.rectForFooter(inSection: $0)]
      }.map(\.height)
    }
    let usual = heights(UITableView.automaticDimension)
    #expect(usual.allSatisfy { $0 > 18 })
    // The value of Interface Builder for grouped tables.
    #expect(heights(18) == usual)
    #expect(heights(100) == [100, 100, 100, 100])
    #expect(heights(0) == [0, 0, 0, 0])
  }

  @Test func `a property is the height of plain titles, and an answer of the delegate of all`() {
    let source = titled([1])
    let plain = TableViewFixture(source, RecordingRowDelegate())
    plain.view.sectionHeaderHeight = 18
    plain.view.layoutIfNeeded()
    #expect(plain.view.rectForHeader(inSection: 0).height == 18)
    let delegate = Views()
    delegate.height = 18
    let grouped = TableViewFixture(source, delegate, style: .grouped)
    #expect(grouped.view.rectForHeader(inSection: 0).height == 18)
  }

  @Test func `a view of the delegate takes precedence over a title`() {
    let delegate = Views()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    delegate.views = [0: view]
    let fixture = TableViewFixture(titled([1, 1]), delegate)
    #expect(fixture.view.headerView(forSection: 0) == nil)
    #expect(view.window == nil)
    #expect(view.isDescendant(of: fixture.view))
    #expect(fixture.view.rectForHeader(inSection: 0).height == 40)
    #expect(view.bounds.width == 375)
    #expect(fixture.view.headerView(forSection: 1)?.textLabel?.text == "Section 1")
    #expect(delegate.log.first == "willDisplay 0 true")
  }

  @Test func `a section without a title and a view has no header in plain tables`() {
    let delegate = Views()
    delegate.height = 50
    let fixture = TableViewFixture(TextRows([["A"], ["B"]]), delegate)
    #expect(fixture.view.rectForRow(at: .row(0)).minY == 0)
    #expect(fixture.view.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 52)
    #expect(fixture.view.contentSize.height == 104)
  }

  @Test func `views are asked for only where headers are visible`() {
    let delegate = Views()
    for section in 0..<1000 { delegate.views[section] = UITableViewHeaderFooterView() }
    delegate.height = 30
    let fixture = TableViewFixture(titled(Array(repeating: 5, count: 1000)), delegate)
    #expect(delegate.requests.count <= 5)
    #expect(fixture.view.headerView(forSection: 0) === delegate.views[0])
  }

  @Test func `headers are reused`() {
    final class Reusing: RecordingRowMethods, UITableViewDelegate {
      var made = 0
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let waiting = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") {
          return waiting
        }
        made += 1
        return UITableViewHeaderFooterView(reuseIdentifier: "header")
      }
    }
    let delegate = Reusing()
    let fixture = TableViewFixture(
      titled(Array(repeating: 3, count: 50)), delegate, style: .grouped)
    for step in 1...30 { fixture.scroll(toY: CGFloat(step) * 100) }
    #expect(delegate.made <= 7)
  }

  @Test func `the views of the table surround the sections`() {
    let fixture = TableViewFixture([["A", "B"]])
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 100
    footer.frame.size.height = 60
    fixture.view.tableHeaderView = header
    fixture.view.tableFooterView = footer
    fixture.view.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(fixture.view.rectForRow(at: .row(0)).minY == 100)
    #expect(footer.frame == CGRect(x: 0, y: 204, width: 375, height: 60))
    #expect(fixture.view.contentSize.height == 264)
    header.frame.size.height = 20
    fixture.view.tableHeaderView = header
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rectForRow(at: .row(0)).minY == 20)
    fixture.view.tableFooterView = nil
    fixture.view.layoutIfNeeded()
    #expect(footer.superview == nil)
    #expect(fixture.view.contentSize.height == 124)
  }

  @Test func `a row is scrolled below the header that stays`() {
    let fixture = TableViewFixture(titled([50]), RecordingRowDelegate())
    fixture.view.rowHeight = 44
    fixture.view.scrollToRow(at: .row(20), at: .top, animated: false)
    fixture.view.layoutIfNeeded()
    #expect(abs(fixture.view.contentOffset.y - (50 + 20 * 44 - 28)) < 0.001)
    fixture.view.scrollToRow(at: .row(21), at: .none, animated: false)
    #expect(abs(fixture.view.contentOffset.y - (50 + 20 * 44 - 28)) < 0.001)
    fixture.view.scrollToRow(at: .row(40), at: .bottom, animated: false)
    #expect(abs(fixture.view.contentOffset.y - (50 + 41 * 44 - 667)) < 0.001)
  }

  @Test func `an index strip takes its width from the rows`() throws {
    final class Indexed: TextRowsMethods, UITableViewDataSource {
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
      func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int { index }
    }
    let source = Indexed([(0..<30).map { "A\($0)" }, (0..<30).map { "B\($0)" }])
    let fixture = TableViewFixture(source, RecordingRowDelegate())
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexTitles.bar?.titles == ["A", "B"])
    #expect(fixture.cell(0)?.contentView.frame.width == 360)
    #expect(fixture.view.indexPath(forIndexTitle: "B", at: 1) == IndexPath(index: 1))
    let bar = try #require(fixture.view.indexTitles.bar)
    fixture.view.sectionIndexBackgroundColor = .gray
    fixture.view.sectionIndexTrackingBackgroundColor = .red
    fixture.view.layoutIfNeeded()
    #expect(bar.backgroundColor == .gray)
    bar.touchMoved(to: .zero)
    #expect(bar.backgroundColor == .red)
    bar.touchEnded()
    #expect(bar.backgroundColor == .gray)
    fixture.view.sectionIndexMinimumDisplayRowCount = 100
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexTitles.bar == nil)
  }
}
