import TestSupport
import Testing

@testable import UIKit

/// Changes of items among many sections: the queries and solutions they cause, and the results.
@MainActor
@Suite("Changes of items among many sections")
struct ManySectionsTests {
  @Test func `an insertion solves nothing again and asks for no counts`() {
    let screen = SectionsScreen(sections: 2000, measured: false)
    let solved = screen.layout.preparations.solved
    screen.snapshot.insertItems([-1], afterItem: 1)
    screen.source.apply(screen.snapshot, animatingDifferences: false)
    #expect(screen.layout.preparations.solved == solved)
    #expect(screen.layout.preparations.followed == 1)
    #expect(screen.view.numberOfItems(inSection: 0) == 4)
    #expect(screen.top(IndexPath(item: 0, section: 1999)) == CGFloat(1999 * 3 + 1) * 44)
  }

  @Test func `a section provider is asked for every section after a change, as in UIKit`() {
    var calls = 0
    let screen = SectionsScreen(sections: 50, measured: false) { height in
      UICollectionViewCompositionalLayout { _, _ in
        calls += 1
        return SectionsScreen.row(height)
      }
    }
    calls = 0
    screen.snapshot.insertItems([-1], afterItem: 1)
    screen.source.apply(screen.snapshot, animatingDifferences: false)
    #expect(calls == 50)
    #expect(screen.layout.preparations.followed == 0)
  }

  @Test func `an invalidation between a change and the next pass solves the layout again`() {
    let screen = SectionsScreen(sections: 20, measured: true)
    let tops = screen.tops
    screen.window.isHidden = true
    screen.snapshot.insertItems([-1], afterItem: 1)
    screen.source.apply(screen.snapshot, animatingDifferences: false)
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.tops.count == tops.count + 1)
  }

  @Test(arguments: RepeatableRandom.seeds(6))
  func `random changes end as a collection view that is given the same data at once`(seed: UInt64) {
    var random = RepeatableRandom(seed: 60_000 + seed)
    let screen = SectionsScreen(sections: seed % 3 == 0 ? 6 : 70, measured: seed % 2 == 0)
    var next = 1000
    for _ in 0..<25 {
      let items = screen.snapshot.itemIdentifiers
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: screen.snapshot.insertItems([next], afterItem: random.pick(items))
      case 2: screen.snapshot.deleteItems([random.pick(items)])
      case 3:
        let (item, other) = (random.pick(items), random.pick(items))
        if item != other { screen.snapshot.moveItem(item, beforeItem: other) }
      case 4: screen.snapshot.reloadItems([random.pick(items)])
      case 5: screen.snapshot.reconfigureItems([random.pick(items)])
      case 6:
        screen.snapshot.appendItems(
          [next], toSection: random.pick(screen.snapshot.sectionIdentifiers))
      default:
        if random.once(in: 3) { screen.snapshot.appendSections([next]) }
        screen.view.contentOffset.y = .random(in: 0...200, using: &random)
      }
      next += 1
      screen.source.apply(screen.snapshot, animatingDifferences: random.once(in: 2))
      screen.snapshot = screen.source.snapshot()
      screen.window.layoutIfNeeded()
    }
    if seed % 2 == 0 { #expect(screen.layout.preparations.followed > 5, "seed \(seed)") }
    // Everything is measured, so both have the same sizes.
    let expected = SectionsScreen(sections: 0, measured: seed % 2 == 0)
    expected.snapshot = screen.snapshot
    expected.source.apply(expected.snapshot)
    screen.showAll()
    expected.showAll()
    #expect(screen.tops == expected.tops, "seed \(seed)")
    #expect(screen.view.contentSize == expected.view.contentSize, "seed \(seed)")
    for section in 0..<screen.snapshot.numberOfSections {
      #expect(
        screen.view.numberOfItems(inSection: section)
          == screen.snapshot.numberOfItems(
            inSection: screen.snapshot.sectionIdentifiers[section]), "seed \(seed)")
    }
  }
}

/// A list in a window, with sections of three items.
@MainActor
private final class SectionsScreen {
  let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Int>
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()

  /// Creates a list.
  ///
  /// - Parameter measured: A Boolean value that indicates whether rows have the preferred heights
  ///   of their cells.
  init(
    sections: Int, measured: Bool,
    layout makeLayout: (NSCollectionLayoutDimension) -> UICollectionViewCompositionalLayout = {
      UICollectionViewCompositionalLayout(section: SectionsScreen.row($0))
    }
  ) {
    layout = makeLayout(measured ? .estimated(40) : .absolute(44))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(view)
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      let cell =
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! HighCell
      cell.height = CGFloat(30 + abs(item) % 5 * 8)
      return cell
    }
    snapshot.appendSections(Array(0..<sections))
    for section in 0..<sections {
      snapshot.appendItems(Array(section * 3..<section * 3 + 3), toSection: section)
    }
    source.apply(snapshot)
    window.layoutIfNeeded()
  }

  static func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Scrolls through the whole content.
  func showAll() {
    view.contentOffset = .zero
    window.layoutIfNeeded()
    while view.contentOffset.y < view.contentSize.height {
      view.contentOffset.y += 200
      window.layoutIfNeeded()
    }
  }

  func top(_ path: IndexPath) -> CGFloat {
    layout.layoutAttributesForItem(at: path)?.frame.minY ?? -1
  }

  /// The frames of all items.
  var tops: [CGRect] {
    (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
      }
    }
  }
}

/// A cell with a preferred height.
private final class HighCell: UICollectionViewCell {
  var height: CGFloat = 44

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
