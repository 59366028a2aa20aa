import Testing

@testable import DiffableSnapshots
@testable import UIKit

/// The number of comparisons of snapshots in one apply, with every reader of the operations.
@MainActor @Suite struct DifferenceCountTests {
  @Test(arguments: [false, true], [false, true])
  func `an apply compares the snapshots once for all readers`(
    animates: Bool, insertsSection: Bool
  ) {
    let screen = CountingScreen(layout: ObservingLayout(section: rowSection))
    screen.apply { snapshot in
      snapshot.appendSections(Array(0..<100))
      for section in 0..<100 {
        snapshot.appendItems(Array(section * 10..<section * 10 + 10), toSection: section)
      }
    }
    // Outlines compare snapshots to find the changed sections.
    screen.source.apply(screen.source.snapshot(for: 3), to: 3, animatingDifferences: false)
    screen.window.layoutIfNeeded()
    screen.comparisons.count = 0

    screen.apply(animates: animates) { snapshot in
      snapshot.deleteItems([2])
      snapshot.insertItems([2000], afterItem: 5)
      if insertsSection { snapshot.insertSections([1000], beforeSection: 50) }
    }

    #expect(screen.comparisons.count == 1)
    #expect(
      screen.layout.actions == (insertsSection ? [.delete, .insert, .insert] : [.delete, .insert]))
    #expect(screen.view.numberOfSections == (insertsSection ? 101 : 100))
    #expect(screen.view.numberOfItems(inSection: 0) == 10)
  }

  @Test func `an apply without a reader of the operations compares nothing`() {
    let layout = UICollectionViewCompositionalLayout(section: rowSection)
    let screen = CountingScreen(layout: layout)
    screen.apply { snapshot in
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<3))
    }
    screen.view.reloadData()
    screen.comparisons.count = 0
    screen.apply { $0.moveItem(0, afterItem: 2) }
    #expect(screen.comparisons.count == 0)
    #expect(screen.source.itemIdentifier(for: [0, 2]) == 0)
  }
}

/// A section with rows of estimated height, so that measurements are copied.
@MainActor private var rowSection: NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
  return NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

/// A counter of comparisons.
private final class Comparisons {
  var count = 0
}

/// A compositional layout that records the actions of update items.
private final class ObservingLayout: UICollectionViewCompositionalLayout {
  var actions: [UICollectionViewUpdateItem.Action] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    actions = updateItems.map(\.updateAction)
  }
}

/// A collection view in a window, whose snapshots count their comparisons.
@MainActor
private final class CountingScreen<Layout: UICollectionViewCompositionalLayout> {
  let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  let layout: Layout
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Int>
  let comparisons = Comparisons()

  init(layout: Layout) {
    self.layout = layout
    layout.lookUpLimit = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(view)
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let comparisons = comparisons
    let functions = SnapshotFunctions<Int, Int>(compare: { new, old in
      comparisons.count += 1
      return new.comparison(with: old)
    })
    source.applySnapshotUsingReloadData(
      NSDiffableDataSourceSnapshot(Snapshot(functions: functions)))
  }

  func apply(
    animates: Bool = false, _ change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void
  ) {
    var snapshot = source.snapshot()
    change(&snapshot)
    source.apply(snapshot, animatingDifferences: animates)
    window.layoutIfNeeded()
  }
}
