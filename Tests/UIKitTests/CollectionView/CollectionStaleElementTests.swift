import Testing

@testable import UIKit

/// Queries for visible elements between a change of the data and the next layout pass.
@Suite @MainActor struct CollectionStaleElementTests {
  /// A list of a diffable data source in a window.
  @MainActor private final class List {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    private let window: UIWindow

    init(_ layout: UICollectionViewLayout = Make.gridLayout(columns: 1, rowHeight: 48)) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      let cells = UICollectionView.CellRegistration<RecordingCell, Int> { cell, _, item in
        cell.shown = "\(item)"
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      let view = view
      window = UIWindow(device: .standard) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
      }
      window.settleLayout()
    }

    func apply(_ sections: [[Int]]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (index, items) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(items, toSection: index)
      }
      source.apply(snapshot, animatingDifferences: false)
    }

    /// Checks that every visible item exists, and has the cell of its item.
    func check(_ comment: Comment) {
      let paths = view.indexPathsForVisibleItems
      #expect(paths == paths.sorted(), comment)
      #expect(view.visibleCells.count == paths.count, comment)
      for path in paths {
        #expect(source.itemIdentifier(for: path) != nil, comment)
        let cell = view.cellForItem(at: path) as? RecordingCell
        #expect(cell?.shown == source.itemIdentifier(for: path).map { "\($0)" }, comment)
        #expect(cell.flatMap { view.indexPath(for: $0) } == path, comment)
      }
    }
  }

  @Test func `a smaller snapshot off the window leaves no index paths beyond the data`() {
    let list = List()
    list.apply([Array(0..<30)])
    list.view.layoutIfNeeded()
    #expect(list.view.indexPathsForVisibleItems.count == 10)
    list.view.removeFromSuperview()
    list.apply([[7]])
    #expect(list.view.indexPathsForVisibleItems == [[0, 0]])
    list.check("one item")
    list.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(list.view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test(arguments: 1...20) func `visible items exist after any snapshot, in a window and off it`(
    seed: UInt64
  ) {
    var random = RepeatableRandom(seed: seed)
    let list = List()
    let superview = list.view.superview
    for step in 0..<12 {
      let items = (0..<40).shuffled(using: &random)
      let first = Int.random(in: 0...20, using: &random)
      let last = Int.random(in: first...40, using: &random)
      list.apply([Array(items[..<first]), Array(items[first..<last])])
      list.check("seed \(seed), step \(step), before the layout")
      for path in list.view.indexPathsForVisibleItems {
        list.view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      if Bool.random(using: &random) { list.view.layoutIfNeeded() }
      if Bool.random(using: &random) {
        list.view.removeFromSuperview()
      } else {
        superview?.addSubview(list.view)
      }
      list.check("seed \(seed), step \(step)")
    }
  }

  @Test func `headers follow their sections at once`() {
    let section = Make.grid(columns: 1, rowHeight: 48)
    section.boundarySupplementaryItems = [Make.header(20)]
    let kind = UICollectionView.elementKindSectionHeader
    let fixture = CollectionFixture(
      [2, 2, 2], UICollectionViewCompositionalLayout(section: section))
    fixture.source.counts = [2, 2]
    fixture.view.deleteSections([0])
    #expect(
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [[0, 0], [1, 0]])
    #expect(fixture.view.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0], [1, 1]])
    fixture.source.counts = [1]
    fixture.view.reloadData()
    #expect(fixture.view.indexPathsForVisibleItems == [])
    #expect(fixture.view.visibleCells == [])
    #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems == [[0, 0]])
  }

  @Test func `invalidated counts leave no index paths beyond the data`() {
    let fixture = CollectionFixture([8], Make.gridLayout(columns: 1, rowHeight: 48))
    let cell = fixture.view.cellForItem(at: [0, 7])
    #expect(cell != nil)
    fixture.source.counts = [3]
    let context = UICollectionViewLayoutInvalidationContext()
    context.markCounts()
    fixture.view.collectionViewLayout.invalidateLayout(with: context)
    #expect(fixture.view.indexPathsForVisibleItems == [[0, 0], [0, 1], [0, 2]])
    #expect(fixture.view.cellForItem(at: [0, 7]) == nil)
    #expect(cell.flatMap { fixture.view.indexPath(for: $0) } == nil)
  }

  @Test func `an invalidated item beyond the content gets no cell`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.contentInsetsReference = .none
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(90), heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: 3)
    let section = NSCollectionLayoutSection(group: group)
    // The inset is longer than the content, so the items lie beyond it.
    section.contentInsets = NSDirectionalEdgeInsets(top: 500, leading: 0, bottom: 0, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let list = List(layout)
    list.apply([Array(0..<3)])
    list.view.contentOffset.y = 490
    list.view.layoutIfNeeded()
    let frame = CGRect(x: 0, y: 500, width: 90, height: 0)
    #expect(layout.layoutAttributesForItem(at: [0, 2])?.frame == frame)
    #expect(list.view.visibleCells.isEmpty)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 2]])
    layout.invalidateLayout(with: context)
    list.view.layoutIfNeeded()
    #expect(list.view.visibleCells.isEmpty)
  }
}
