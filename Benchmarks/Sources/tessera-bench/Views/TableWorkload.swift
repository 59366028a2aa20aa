import CAllocations
import UIKit

/// Table views, beside a collection view with the same rows in the same run: the cost of a step by
/// one screen with rows that size themselves, of one insertion, and of heights that the delegate
/// states for every row.
@MainActor
enum TableWorkload {
  static let name = "table"

  /// Measures rows in sections of equal size.
  ///
  /// - Parameter sections: The number of sections, which divides the number of rows.
  static func measure(rows: Int, sections: Int) {
    let suffix = sections == 1 ? "" : "-\(sections)-sections"
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: name, count: rows, metric: metric + suffix, value: value).report()
    }
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(
        workload: name, count: rows, metric: metric + suffix, value: value, unit: unit
      ).report()
    }
    let screens: [(name: String, screen: RowScreen)] = [
      ("table", TableScreen(rows: rows, sections: sections)),
      ("list", ListScreen(rows: rows, sections: sections)),
    ]
    for (name, screen) in screens {
      for _ in 0..<20 { screen.step() }
      let filled = screen.filled
      let allocations = allocation_count()
      let times = (0..<200).map { _ in ThreadClock.time { screen.step() } }
      let count = Double(screen.filled - filled)
      report("\(name)-step", Spread(times))
      report("\(name)-rows", count / 200, .elements)
      report(
        "\(name)-allocations", Double(allocation_count() - allocations) / count, .allocations)
      report("\(name)-insertion", measureInsertion(in: screen))
    }
  }

  /// Returns the times of an insertion in the middle section, after which the row is deleted.
  private static func measureInsertion(in screen: RowScreen) -> Spread {
    Spread(
      (0..<21).map { _ in
        let time = ThreadClock.time { screen.insertRow() }
        screen.deleteRow()
        return time
      })
  }

  /// Measures a reload of rows whose heights the delegate states, without estimates, for one row.
  static func measureHeights(rows: Int, sections: Int) {
    let screen = TableScreen(rows: rows, sections: sections)
    screen.stateHeights()
    let times = (0..<7).map { _ in ThreadClock.time { screen.reload() } / Double(rows) }
    Measurement(
      workload: name, count: rows, metric: "height-of-a-row-\(sections)-sections",
      value: Spread(times)
    ).report()
  }
}

private enum RowHeights {
  static func height(of row: Int) -> CGFloat { [31, 50, 44, 69, 38][row % 5] }
}

/// A list of rows in a window. A subclass adds the view, and displays the changes.
@MainActor
private class RowScreen: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let scrollView: UIScrollView
  let sections: Int
  private let rows: Int
  /// A Boolean value that indicates whether the middle section has one more row.
  private var isInserted = false
  /// The number of created or reused cells.
  var filled = 0

  /// Creates a screen whose view a subclass fills; see ``show()``.
  init(_ scrollView: UIScrollView, rows: Int, sections: Int) {
    self.scrollView = scrollView
    self.sections = sections
    self.rows = rows / sections
    super.init()
  }

  /// Displays the view in the window.
  func show() {
    scrollView.frame = window.bounds
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Scrolls by one screen, or back to the beginning at the end.
  func step() {
    let next = scrollView.contentOffset.y + window.bounds.height
    let isAtEnd = next > scrollView.contentSize.height - window.bounds.height
    scrollView.contentOffset = CGPoint(x: 0, y: isAtEnd ? 0 : next)
    window.layoutIfNeeded()
  }

  /// Inserts a row in the middle section, without animation, and lays out.
  func insertRow() { change(isInserted: true) }

  /// Deletes the inserted row.
  func deleteRow() { change(isInserted: false) }

  private func change(isInserted: Bool) {
    self.isInserted = isInserted
    let middle = IndexPath(item: rows / 2, section: sections / 2)
    UIView.performWithoutAnimation { display(isInserted: isInserted, rowAt: middle) }
    window.layoutIfNeeded()
  }

  /// Displays the insertion or the deletion of a row.
  func display(isInserted: Bool, rowAt indexPath: IndexPath) {
    fatalError("\(type(of: self)) displays no changes; override display(isInserted:rowAt:).")
  }

  /// Returns the number of rows in a section.
  func count(ofSection section: Int) -> Int {
    rows + (isInserted && section == sections / 2 ? 1 : 0)
  }
}

private final class TableScreen: RowScreen, UITableViewDataSource, UITableViewDelegate {
  private let tableView: UITableView

  init(rows: Int, sections: Int) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(tableView, rows: rows, sections: sections)
    tableView.register(TableRow.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    tableView.sectionHeaderTopPadding = 0
    show()
  }

  /// Sets a delegate that states the heights of all rows.
  func stateHeights() {
    tableView.estimatedRowHeight = 0
    tableView.delegate = self
    window.layoutIfNeeded()
  }

  func reload() {
    tableView.reloadData()
    window.layoutIfNeeded()
  }

  override func display(isInserted: Bool, rowAt indexPath: IndexPath) {
    if isInserted {
      tableView.insertRows(at: [indexPath], with: .none)
    } else {
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(ofSection: section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    filled += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! TableRow
    cell.height = RowHeights.height(of: indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    RowHeights.height(of: indexPath.row)
  }
}

/// A cell with a given height.
private final class TableRow: UITableViewCell {
  var height: CGFloat = 44

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

private final class ListScreen: RowScreen, UICollectionViewDataSource {
  private let collectionView: UICollectionView

  init(rows: Int, sections: Int) {
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    super.init(collectionView, rows: rows, sections: sections)
    collectionView.register(ListRow.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    show()
  }

  override func display(isInserted: Bool, rowAt indexPath: IndexPath) {
    if isInserted {
      collectionView.insertItems(at: [indexPath])
    } else {
      collectionView.deleteItems(at: [indexPath])
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(ofSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    filled += 1
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! ListRow
    cell.height = RowHeights.height(of: indexPath.item)
    return cell
  }
}

/// A list cell with a given height.
private final class ListRow: UICollectionViewListCell {
  var height: CGFloat = 44

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
