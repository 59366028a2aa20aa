import Testing
import UIKit

/// The cost of opening and closing an item of an outline: in proportion to the items that appear or
/// vanish, not to the other visible ones.
@MainActor
@Suite struct OutlineCostTests {
  /// An item that counts how often items are hashed and compared.
  private struct Item: Hashable {
    final class Counter { var count = 0 }

    let number: Int
    let counter: Counter

    static func == (a: Item, b: Item) -> Bool {
      a.counter.count += 1
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
      counter.count += 1
      hasher.combine(number)
    }
  }

  /// Returns the counts for opening and closing the third of a number of items with five children
  /// each.
  private func counts(roots: Int) -> (open: Int, close: Int) {
    let counter = Item.Counter()
    func item(_ number: Int) -> Item { Item(number: number, counter: counter) }
    let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 393, height: 852))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item.number)"
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    outline.append((0..<roots).map { item($0 * 10) })
    for root in 0..<roots {
      outline.append((1...5).map { item(root * 10 + $0) }, to: item(root * 10))
    }
    dataSource.apply(outline, to: 0, animatingDifferences: false)
    window.layoutIfNeeded()
    func toggle(_ isExpanded: Bool) -> Int {
      counter.count = 0
      var snapshot = dataSource.snapshot(for: 0)
      if isExpanded { snapshot.expand([item(20)]) } else { snapshot.collapse([item(20)]) }
      dataSource.apply(snapshot, to: 0, animatingDifferences: false)
      window.layoutIfNeeded()
      return counter.count
    }
    let open = toggle(true)
    #expect(view.numberOfItems(inSection: 0) == roots + 5)
    #expect(dataSource.itemIdentifier(for: [0, 3])?.number == 21)
    let close = toggle(false)
    #expect(view.numberOfItems(inSection: 0) == roots)
    #expect(dataSource.itemIdentifier(for: [0, 3])?.number == 30)
    return (open, close)
  }

  @Test func `opening an item costs the same among thirty and among ten thousand visible items`() {
    let (few, many) = (counts(roots: 30), counts(roots: 10_000))
    // Hashes collide now and then.
    #expect(many.open <= few.open + 40, "\(few.open) among 30, \(many.open) among 10,000")
    #expect(many.close <= few.close + 40, "\(few.close) among 30, \(many.close) among 10,000")
  }
}
