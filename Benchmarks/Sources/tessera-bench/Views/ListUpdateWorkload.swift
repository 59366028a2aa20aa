import UIKit

/// The cost of one insertion in sight in a list whose rows have content configurations, with and
/// without an animation.
@MainActor
enum ListUpdateWorkload {
  static let name = "list-insert"
  private static let count = 100_000

  static func measure() {
    for (metric, isAnimated) in [("apply", false), ("apply-animated", true)] {
      let screen = Screen(count: count)
      for _ in 0..<20 {
        screen.insert(animated: isAnimated)
        screen.remove()
      }
      let times = (0..<200).map { _ in
        let time = ThreadClock.time { screen.insert(animated: isAnimated) }
        screen.remove()
        return time
      }
      Measurement(workload: name, count: count, metric: metric, value: Spread(times)).report()
    }
  }

  /// A list of rows with a text.
  @MainActor
  private final class Screen {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
    private let shorter: NSDiffableDataSourceSnapshot<Int, Int>
    private let longer: NSDiffableDataSourceSnapshot<Int, Int>

    init(count: Int) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      shorter = snapshot
      snapshot.insertItems([count], afterItem: 2)
      longer = snapshot
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = ItemTexts.text(of: item)
        cell.contentConfiguration = content
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      window.addSubview(view)
      window.makeKeyAndVisible()
      remove()
    }

    /// Inserts an item after the second one, and lays out.
    func insert(animated: Bool) { apply(longer, animated: animated) }

    /// Removes the item again.
    func remove() { apply(shorter, animated: false) }

    private func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool) {
      dataSource.apply(snapshot, animatingDifferences: animated)
      window.layoutIfNeeded()
    }
  }
}
