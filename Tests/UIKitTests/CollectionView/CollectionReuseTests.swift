import Testing
import UIKit

/// The live views, their content, and the number of created views.
@Suite(.serialized) @MainActor struct CollectionReuseTests {
  /// The displayed elements are those that the layout returns, after any scrolling.
  @Test(arguments: RepeatableRandom.seeds(6))
  func `random scrolling shows what the layout names`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let result = Make.grid(columns: section % 3 + 1, rowHeight: 37 + CGFloat(section) * 11)
      if section % 2 == 0 { result.boundarySupplementaryItems = [Make.header(20)] }
      return result
    }
    let fixture = CollectionFixture([40, 0, 75, 3, 300], layout)
    let view = fixture.view
    view.preparedMargin = seed % 2 == 0 ? 0 : 90
    RecordingCell.made = 0
    var mostAlive = 0

    for step in 0..<60 {
      let y =
        Bool.random(using: &random)
        ? view.contentOffset.y + CGFloat.random(in: -200...200, using: &random)
        : CGFloat.random(in: -50...view.contentSize.height, using: &random)
      fixture.scroll(toY: y)
      let named = (layout.layoutAttributesForElements(in: view.bounds) ?? [])
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
      let label: Comment = "seed \(seed), step \(step), offset \(y)"
      #expect(view.indexPathsForVisibleItems == named, label)
      #expect(
        view.visibleCells.map { ($0 as! RecordingCell).shown }
          == named.map { "\($0.section).\($0.item)" }, label)
      #expect(Set(fixture.delegate.displayedCells.values) == Set(named), label)
      for cell in view.visibleCells {
        let indexPath = view.indexPath(for: cell)
        #expect(
          indexPath.flatMap { view.layoutAttributesForItem(at: $0) }?.frame == cell.frame, label)
      }
      let alive = view.subviews.filter { $0 is RecordingCell }.count
      mostAlive = max(mostAlive, alive)
      if view.preparedMargin == 0 { #expect(alive == named.count, label) }
    }
    #expect(fixture.delegate.imbalances.isEmpty, "seed \(seed)")
    #expect(RecordingCell.made <= mostAlive, "seed \(seed)")
  }

  @Test func `a million items need no more views than a screen`() {
    let fixture = CollectionFixture([1_000_000], Make.gridLayout(columns: 3, rowHeight: 100))
    let first = fixture.source.cellRequests.count
    #expect(first == 15)
    fixture.scroll(toY: fixture.view.contentSize.height - 480)
    #expect(fixture.cell(999_999)?.shown == "0.999999")
    #expect(fixture.source.cellRequests.count <= first + 18)
    #expect(fixture.source.countRequests == 1)
    #expect(fixture.source.sectionRequests == 1)
  }

  @Test func `a cell is prepared for reuse only when it is used again`() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    let cell = fixture.cell(0)!
    #expect(cell.preparations == 0)
    fixture.scroll(toY: 48)
    #expect(fixture.cell(0) == nil)
    #expect(cell.preparations == 1)
    #expect(fixture.view.indexPath(for: cell) == IndexPath(item: 10, section: 0))
  }

  @Test func `cells that a screen will not need again are let go`() {
    final class Counted: UICollectionViewCell {
      static var alive = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.alive += 1
      }
      required init?(coder: NSCoder) { fatalError("not used") }
      deinit { MainActor.assumeIsolated { Self.alive -= 1 } }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Make.gridLayout(columns: 20, rowHeight: 16))
    let registration = UICollectionView.CellRegistration<Counted, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<5000))
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(Counted.alive == 600)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Counted.alive == 600)
    view.setCollectionViewLayout(Make.gridLayout(columns: 1, rowHeight: 48), animated: false)
    view.layoutIfNeeded()
    #expect(Counted.alive < 100)
    #expect(view.visibleCells.count == 10)
  }

  @Test func `cells of a class that is no longer registered are not used again`() {
    final class OtherCell: UICollectionViewCell {}
    @MainActor final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
    let source = Source()
    fixture.view.dataSource = source
    fixture.view.layoutIfNeeded()
    fixture.view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { $0 is OtherCell })
    #expect(fixture.view.visibleCells.count == 3)
  }

  @Test func `views learn that the layout is replaced`() {
    final class Learning: UICollectionViewCell {
      static var log: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { Self.log.append("will at \(Int(frame.minY)) \(oldLayout !== newLayout)") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { Self.log.append("did at \(Int(frame.minY)) \(oldLayout !== newLayout)") }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 50))
    let registration = UICollectionView.CellRegistration<Learning, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    view.layoutIfNeeded()
    view.setCollectionViewLayout(Make.gridLayout(columns: 1, rowHeight: 40), animated: false)
    view.layoutIfNeeded()
    #expect(
      Learning.log == ["will at 0 true", "will at 50 true", "did at 0 true", "did at 40 true"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(Learning.log.count == 4)
  }

  @Test func `cells made ahead are not visible yet`() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    fixture.view.preparedMargin = 96
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 10)
    let ahead = fixture.cell(11)
    #expect(ahead?.shown == "0.11")
    #expect(fixture.cell(12) == nil)
    #expect(fixture.delegate.displayedCells.count == 10)
    fixture.scroll(toY: 96)
    #expect(fixture.cell(11) === ahead)
    #expect(fixture.view.visibleCells.contains { $0 === ahead })
    #expect(fixture.source.cellRequests.filter { $0.item == 11 }.count == 1)
  }

  @Test func `a pass without changes asks the data source nothing`() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 2, rowHeight: 48))
    let requests = fixture.source.cellRequests.count
    let cell = fixture.cell(0)!
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.cellRequests.count == requests)
    #expect(cell.applications == 1)
  }

  @Test func `attributes are applied again only where they differ`() {
    let layout = Make.gridLayout(columns: 1, rowHeight: 48)
    let fixture = CollectionFixture([5], layout)
    let cell = fixture.cell(3)!
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell.applications == 1)
    let wider = layout.configuration
    wider.interSectionSpacing = 10
    layout.configuration = wider
    fixture.view.layoutIfNeeded()
    #expect(cell.applications == 1)
    fixture.view.setCollectionViewLayout(
      Make.gridLayout(columns: 1, rowHeight: 50), animated: false)
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(3) === cell)
    #expect(cell.applications == 2)
    #expect(cell.frame == CGRect(x: 0, y: 150, width: 320, height: 50))
  }

  @Test func `views lie in order of their depth`() {
    let section = Make.grid(columns: 1, rowHeight: 48)
    let header = Make.header(30)
    header.zIndex = 7
    let footer = Make.header(
      30, kind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    footer.zIndex = -1
    section.boundarySupplementaryItems = [header, footer]
    let fixture = CollectionFixture(
      [3], UICollectionViewCompositionalLayout(section: section))
    let shown = fixture.view.subviews.compactMap {
      ($0 as? RecordingCell)?.shown ?? ($0 as? RecordingHeader)?.shown
    }
    #expect(
      shown == [
        "UICollectionElementKindSectionFooter 0", "0.0", "0.1", "0.2",
        "UICollectionElementKindSectionHeader 0",
      ])
  }

  @Test func `the background view is behind all cells`() {
    let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
    let background = UIView()
    fixture.view.backgroundView = background
    fixture.scroll(toY: 10)
    #expect(fixture.view.subviews.first === background)
    #expect(background.frame == fixture.view.bounds)
  }

  @Test func `reloading asks for the counts again`() {
    let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
    fixture.source.counts = [2, 4]
    fixture.view.reloadData()
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.numberOfSections == 2)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 6)
    #expect(fixture.delegate.imbalances.isEmpty)
    #expect(fixture.view.contentSize.height == 288)
  }

  @Test func `content that gets shorter does not leave the bounds beyond its end`() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    fixture.scroll(toY: 4000)
    fixture.source.counts = [20]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 480.0)
    #expect(fixture.view.visibleCells.count == 10)
  }

  @Test func `reloading from within the pass is followed by another pass`() {
    @MainActor final class Reloader: NSObject, UICollectionViewDelegate {
      var hasReloaded = false
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard !hasReloaded, indexPath.item == 2 else { return }
        hasReloaded = true
        collectionView.reloadData()
      }
    }
    let fixture = CollectionFixture([5], Make.gridLayout(columns: 1, rowHeight: 48))
    let reloader = Reloader()
    fixture.view.delegate = reloader
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    fixture.view.layoutIfNeeded()
    #expect(reloader.hasReloaded)
    #expect(
      fixture.view.visibleCells.map { ($0 as! RecordingCell).shown }
        == ["0.0", "0.1", "0.2", "0.3", "0.4"])
  }
}
