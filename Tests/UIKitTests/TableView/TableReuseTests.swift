import Testing

@testable import UIKit

/// Laziness, reuse and the calls of the data source (`uikit-tables`, 5).
@Suite(.serialized) @MainActor struct TableReuseTests {
  @Test func `only rows in the bounds have cells`() {
    let fixture = TableViewFixture(rows: 1_000_000)
    #expect(fixture.source.cellRequests.count == 13)
    #expect(fixture.source.countRequests == 1)
    #expect(fixture.view.indexPathsForVisibleRows == (0..<13).map { .row($0) })
    #expect(fixture.view.cellForRow(at: .row(13)) == nil)
    #expect(fixture.view.contentSize.height == 52_000_000)
    #expect(fixture.view.rectForRow(at: .row(999_999)).minY == 51_999_948)
  }

  @Test func `cells that leave are reused`() {
    let fixture = TableViewFixture(rows: 100)
    RecordingRow.made = 0
    let first = fixture.cell(0)
    for step in 1...20 { fixture.scroll(toY: CGFloat(step) * 52) }
    #expect(RecordingRow.made <= 2)
    #expect((first?.preparations ?? 0) > 0)
  }

  @Test func `cells that the app creates return to their identifier`() {
    final class Classic: TextRowsMethods, UITableViewDataSource {
      var made = 0
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell: UITableViewCell
        if let waiting = tableView.dequeueReusableCell(withIdentifier: "classic") {
          cell = waiting
        } else {
          made += 1
          cell = UITableViewCell(style: .value1, reuseIdentifier: "classic")
        }
        cell.textLabel?.text = sections[0][indexPath.row]
        return cell
      }
    }
    let fixture = TableViewFixture(
      Classic([(0..<100).map { "Row \($0)" }]), RecordingRowDelegate())
    #expect(fixture.source.made == 13)
    for step in 1...20 { fixture.scroll(toY: CGFloat(step) * 52) }
    #expect(fixture.source.made <= 15)
  }

  @Test func `nothing is dequeued for an unknown identifier`() {
    let fixture = TableViewFixture(rows: 3)
    #expect(fixture.view.dequeueReusableCell(withIdentifier: "unknown") == nil)
    #expect(fixture.view.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    #expect(fixture.view.dequeueReusableCell(withIdentifier: "row") is RecordingRow)
  }

  @Test func `a missing method for heights is called once`() {
    let fixture = TableViewFixture(rows: 100_000)
    #expect(fixture.view.optionalMethods.isMissing(.heightForRow))
    #expect(fixture.view.optionalMethods.isMissing(.estimatedHeightForRow))
  }

  @Test func `without estimates the delegate is asked for the heights of all rows`() {
    final class Heights: RecordingRowMethods, UITableViewDelegate {
      var requests = 0
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        requests += 1
        return indexPath.row == 1 ? 100 : 30
      }
    }
    let fixture = TableViewFixture(TextRows([(0..<50).map { "Row \($0)" }]), Heights())
    #expect(fixture.view.rectForRow(at: .row(2)).minY == 130)
    #expect(fixture.delegate.requests < 50)
    fixture.view.estimatedRowHeight = 0
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 1570)
    #expect(fixture.view.rectForRow(at: .row(2)).minY == 130)
    #expect(fixture.delegate.requests >= 50)
  }

  @Test func `a controller may call the method of its superclass for some heights`() {
    final class Heights: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 90
      }
    }
    let controller = Heights(style: .plain)
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.rectForRow(at: .row(1)).height == 90)
    #expect(controller.tableView.rectForRow(at: .row(0)).height == 52)
    #expect(controller.tableView.contentSize.height == 232)
  }
}
