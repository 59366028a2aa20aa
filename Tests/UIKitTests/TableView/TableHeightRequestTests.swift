import Testing

@testable import UIKit

/// The calls of a delegate that states the height of every row.
@MainActor
struct TableHeightRequestTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var requested: [IndexPath] = []
    var counts = [3, 0, 2, 1]

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      requested.append(indexPath)
      return CGFloat(20 + 10 * indexPath.section + indexPath.row)
    }
  }

  private func table(_ rows: Rows) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.estimatedRowHeight = 0
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test func `a reload asks for the height of each row before any cell, in order`() {
    let rows = Rows()
    let (window, table) = table(rows)
    rows.requested = []
    table.reloadData()
    _ = table.contentSize
    table.layoutIfNeeded()
    let all = (0..<4).flatMap { section in
      (0..<rows.counts[section]).map { IndexPath(row: $0, section: section) }
    }
    #expect(Array(rows.requested.prefix(all.count)) == all)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 2)).height == 41)
    #expect(abs(table.contentSize.height - (20 + 21 + 22 + 40 + 41 + 50)) < 1e-9)
    _ = window
  }

  @Test func `a section that was empty is asked for its first rows`() {
    let rows = Rows()
    let (window, table) = table(rows)
    rows.counts[1] = 2
    rows.requested = []
    table.insertRows(
      at: [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)], with: .none)
    table.layoutIfNeeded()
    #expect(rows.requested.contains(IndexPath(row: 1, section: 1)))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).height == 31)
    _ = window
  }

  @Test func `a delegate set through the scroll view is the table's own`() {
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .plain)
    let scrollView: UIScrollView = table
    scrollView.delegate = rows
    #expect(table.delegate === rows)
    scrollView.delegate = nil
    #expect(table.delegate == nil)
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (list as UIScrollView).delegate = rows
    #expect(list.delegate == nil)
  }

  @Test func `a delegate that is released is gone`() {
    let table = UITableView(frame: .zero, style: .plain)
    var rows: Rows? = Rows()
    table.delegate = rows
    rows = nil
    #expect(table.delegate == nil)
    #expect((table as UIScrollView).delegate == nil)
  }
}
