import TestSupport
import Testing

@testable import UIKit

/// Lists of self-sizing cells during changes of their data: sizes stay with their items. Each list
/// looks up its measurements in the new data; its twin applies the changes one by one.
@MainActor struct MeasuredChangeTests {
  @Test(arguments: RepeatableRandom.seeds(12))
  func `batches carry the same either way`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let model = SharedModel(ListModel([12, 30, 7]))
    let twins = [MeasuredList(model, lookUpLimit: .max), MeasuredList(model, lookUpLimit: 0)]
    for _ in 0..<6 {
      for _ in 0..<3 {
        let share = CGFloat.random(in: 0...1, using: &random)
        for twin in twins { twin.scroll(to: share) }
      }
      let before = twins.map { $0.heights }
      #expect(before[0] == before[1], "seed \(seed)")
      let isMeasured = before[0].values.contains { $0 != MeasuredList.estimate }
      #expect(isMeasured || before[0].isEmpty, "seed \(seed)")
      let changes = model.list.change(&random)
      let old = before[0]
      for twin in twins { twin.perform(changes) }
      let after = twins.map { $0.heights }
      #expect(after[0] == after[1], "seed \(seed)")
      #expect(twins[0].contentHeight == twins[1].contentHeight, "seed \(seed)")
      // Measurements are kept, wherever their items moved.
      for (id, height) in old where height != MeasuredList.estimate {
        #expect(after[1][id] ?? height == height, "item \(id), seed \(seed)")
      }
    }
  }

  @Test(arguments: RepeatableRandom.seeds(12), [false, true])
  func `snapshots carry the same either way`(seed: UInt64, isFlow: Bool) {
    var random = RepeatableRandom(seed: seed)
    let twins = [.max, 0].map { DiffableList(lookUpLimit: $0, isFlow: isFlow) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems(Array(0..<25), toSection: 0)
    snapshot.appendItems(Array(25..<60), toSection: 2)
    for twin in twins { twin.source.apply(snapshot, animatingDifferences: false) }
    var next = 60
    for _ in 0..<6 {
      for _ in 0..<3 {
        let share = CGFloat.random(in: 0...1, using: &random)
        for twin in twins { twin.scroll(to: share) }
      }
      // Two changes with no layout in between are carried over one after the other.
      let rounds = Int.random(in: 1...2, using: &random)
      for round in 1...rounds {
        snapshot = twins[0].source.snapshot()
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          snapshot.change(&next, &random)
        }
        for twin in twins {
          if round < rounds { twin.view.removeFromSuperview() }
          twin.source.apply(snapshot, animatingDifferences: Bool(round == 2))
          twin.window.addSubview(twin.view)
        }
      }
      for twin in twins { twin.view.layoutIfNeeded() }
      #expect(twins[0].heights == twins[1].heights, "seed \(seed)")
      #expect(twins[0].contentHeight == twins[1].contentHeight, "seed \(seed)")
    }
  }

  @Test func `what was measured goes along in large lists`() {
    let list = DiffableList(lookUpLimit: 500)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<2000))
    list.source.apply(snapshot, animatingDifferences: false)
    list.view.layoutIfNeeded()
    while list.view.contentOffset.y < list.view.contentSize.height - 480 {
      list.view.contentOffset.y += 400
      list.view.layoutIfNeeded()
    }
    list.view.contentOffset.y = 0
    list.view.layoutIfNeeded()
    snapshot.deleteItems([3, 700])
    snapshot.moveItem(1900, beforeItem: 10)
    snapshot.reloadItems([1500])
    snapshot.insertItems([5000], afterItem: 100)
    list.source.apply(snapshot, animatingDifferences: false)
    let heights = list.heights
    // It is not visible, so it was not measured again.
    #expect(heights.count == 1999)
    for (id, height) in heights where id < 5000 && id != 1500 {
      #expect(height == MeasuredList.height(of: id), "item \(id)")
    }
    #expect(heights[1500] == MeasuredList.estimate)
    #expect(heights[5000] == MeasuredList.estimate)
  }
}

/// A list model that several collection views display.
@MainActor private final class SharedModel {
  var list: ListModel
  init(_ list: ListModel) { self.list = list }
}

/// A cell whose preferred height depends on its content.
private final class MeasuredCell: UICollectionViewCell {
  var item = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MeasuredList.height(of: item))
  }
}

@MainActor
private class MeasuredList: NSObject, UICollectionViewDataSource {
  static let estimate: CGFloat = 44
  static func height(of item: Int) -> CGFloat { CGFloat(45 + item * 7 % 60) }

  let model: SharedModel
  let view: UICollectionView
  let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ model: SharedModel, lookUpLimit: Int, isFlow: Bool = false) {
    self.model = model
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: isFlow
        ? Self.flowLayout(lookUpLimit) : Self.compositionalLayout(lookUpLimit))
    super.init()
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      RecordingHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    window.addSubview(view)
    connect()
    view.layoutIfNeeded()
  }

  private static func flowLayout(_ lookUpLimit: Int) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: estimate)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.lookUpLimit = lookUpLimit
    return layout
  }

  private static func compositionalLayout(_ lookUpLimit: Int) -> UICollectionViewLayout {
    let size = Make.size(.fractionalWidth(1), .estimated(Self.estimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 3
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Make.size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.lookUpLimit = lookUpLimit
    return layout
  }

  func connect() { view.dataSource = self }

  func item(at path: IndexPath) -> Int { model.list.item(at: path) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.list.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.list.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      as! MeasuredCell
    cell.item = item(at: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func scroll(to share: CGFloat) {
    view.contentOffset.y = share * max(0, view.contentSize.height - view.bounds.height)
    view.layoutIfNeeded()
  }

  func perform(_ changes: BatchOperations) {
    view.performBatchUpdates { [view] in
      view.deleteSections(IndexSet(changes.deletedSections))
      view.insertSections(IndexSet(changes.insertedSections))
      for move in changes.movedSections { view.moveSection(move.from, toSection: move.to) }
      view.deleteItems(at: changes.deletedItems)
      view.insertItems(at: changes.insertedItems)
      for move in changes.movedItems { view.moveItem(at: move.from, to: move.to) }
    }
  }

  var contentHeight: CGFloat { view.contentSize.height }

  /// The height of every item.
  var heights: [Int: CGFloat] {
    var heights: [Int: CGFloat] = [:]
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        heights[self.item(at: path)] = view.layoutAttributesForItem(at: path)?.frame.height
      }
    }
    return heights
  }
}

/// The same list with a diffable data source.
private final class DiffableList: MeasuredList {
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!

  init(lookUpLimit: Int, isFlow: Bool = false) {
    super.init(SharedModel(ListModel([])), lookUpLimit: lookUpLimit, isFlow: isFlow)
  }

  override func connect() {
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      let cell =
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! MeasuredCell
      cell.item = item
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  override func item(at path: IndexPath) -> Int { source.itemIdentifier(for: path)! }
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
  /// Makes a random change.
  fileprivate mutating func change(_ next: inout Int, _ random: inout RepeatableRandom) {
    let items = itemIdentifiers
    switch Int.random(in: 0..<10, using: &random) {
    case 0...1: deleteItems([random.pick(items + [0])])
    case 2...3:
      insertItems([next, next + 1], beforeItem: random.pick(items))
      next += 2
    case 4...5:
      let some = items.shuffled(using: &random)
      moveItem(some[0], afterItem: some[1])
    case 6: reloadItems([random.pick(items)])
    case 7: reconfigureItems([random.pick(items)])
    case 8: moveSection(sectionIdentifiers.last!, beforeSection: sectionIdentifiers[0])
    default:
      insertSections([next], beforeSection: random.pick(sectionIdentifiers))
      appendItems([next + 1, next + 2], toSection: next)
      if random.once(in: 4) { reloadSections([random.pick(sectionIdentifiers)]) }
      next += 3
    }
  }
}
