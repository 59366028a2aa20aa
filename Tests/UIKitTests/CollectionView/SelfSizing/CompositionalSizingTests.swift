import Testing
import UIKit

/// Self-sizing cells and headers of compositional layouts with estimated dimensions.
@Suite(.serialized) @MainActor struct CompositionalSizingTests {
  @MainActor private final class Calls {
    var provider = 0
  }

  private let kind = UICollectionView.elementKindSectionHeader

  private func row(_ estimate: CGFloat = 44) -> NSCollectionLayoutGroup {
    .vertical(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(estimate)),
      subitems: [Make.item(.fractionalWidth(1), .estimated(estimate))])
  }

  private func list(spacing: CGFloat = 3, estimate: CGFloat = 44) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: row(estimate))
    section.interGroupSpacing = spacing
    return section
  }

  private func header(
    _ estimate: CGFloat, alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(estimate)),
      elementKind: alignment == .top ? kind : UICollectionView.elementKindSectionFooter,
      alignment: alignment)
  }

  private func height(_ item: Int) -> CGFloat { [31, 50, 31, 69, 31][item % 5] }

  // MARK: - Measured cells

  @Test func `only what is seen is measured`() {
    let fixture = SizingFixture([60], UICollectionViewCompositionalLayout(section: list())) {
      height($0)
    }
    #expect(fixture.source.questions == Array(0..<11))
    #expect(fixture.source.offered.allSatisfy { $0 == CGSize(width: 320, height: 44) })
    #expect(fixture.heights(12) == [31, 50, 31, 69, 31, 31, 50, 31, 69, 31, 31, 44])
    // Eleven rows of 455 points in total, 49 at their estimate, and the spacing.
    #expect(fixture.view.contentSize.height == 2788)
  }

  @Test func `rows that others push out of sight are not asked`() {
    let layout = UICollectionViewCompositionalLayout(section: list(spacing: 0))
    let fixture = SizingFixture([60], layout) { _ in 100 }
    #expect(fixture.source.questions == [0, 1, 2, 3, 4])
    #expect(fixture.source.cellRequests == [0, 1, 2, 3, 4])
    #expect(fixture.view.contentSize.height == 2920)
  }

  @Test func `rows that come into sight are asked in the same pass`() {
    let layout = UICollectionViewCompositionalLayout(section: list(spacing: 0))
    let fixture = SizingFixture([60], layout) { _ in 20 }
    #expect(fixture.source.questions == Array(0..<24))
    #expect(fixture.view.visibleCells.count == 24)
  }

  @Test func `scrolling asks only what comes into sight`() {
    let calls = Calls()
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls.provider += 1
      return self.list()
    }
    let fixture = SizingFixture([60], layout) { height($0) }
    let before = fixture.view.frames(60)
    fixture.source.questions = []
    fixture.scroll(toY: 12)
    #expect(fixture.source.questions == [11])
    fixture.source.questions = []
    fixture.scroll(toY: 13)
    fixture.scroll(toY: 0)
    #expect(fixture.source.questions == [])
    #expect(fixture.view.frames(11) == Array(before.prefix(11)))
    #expect(calls.provider == 1)
  }

  @Test func `scrolling through and back leaves every frame where it was`() {
    let fixture = SizingFixture([200], UICollectionViewCompositionalLayout(section: list())) {
      height($0)
    }
    var y: CGFloat = 0
    while y < fixture.view.contentSize.height {
      fixture.scroll(toY: y)
      y += 300
    }
    let frames = fixture.view.frames(200)
    #expect(frames.map(\.height) == (0..<200).map(height))
    while y > 0 {
      y = max(0, y - 170)
      fixture.scroll(toY: y)
    }
    #expect(fixture.view.frames(200) == frames)
  }

  @Test func `a fixed layout asks nobody`() {
    let fixture = SizingFixture([60], Make.gridLayout(columns: 2, rowHeight: 40)) { height($0) }
    fixture.scroll(toY: 100)
    #expect(fixture.source.questions == [])
  }

  @Test func `cells that cannot size themselves keep the estimate`() {
    let fixture = SizingFixture([20], UICollectionViewCompositionalLayout(section: list())) { _ in
      nil
    }
    #expect(fixture.heights(11) == Array(repeating: 44, count: 11))
    #expect(fixture.source.questions == Array(0..<11))
  }

  private final class Choosy: UICollectionViewCompositionalLayout {
    var log: [String] = []
    var refused: Set<Int> = []

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let item = originalAttributes.indexPath.item
      log.append("should \(item)")
      return !refused.contains(item)
        && super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      for indexPath in context.invalidatedItemIndexPaths ?? [] {
        log.append("invalidate \(indexPath.item)")
      }
      super.invalidateLayout(with: context)
    }
  }

  @Test func `a subclass may refuse what a cell prefers`() {
    let layout = Choosy(section: list(spacing: 0))
    layout.refused = [1]
    let fixture = SizingFixture([3], layout) { _ in 60 }
    #expect(fixture.heights(3) == [60, 44, 60])
    #expect(
      layout.log == [
        "prepare", "should 0", "invalidate 0", "should 1", "should 2", "invalidate 2", "prepare",
      ])
  }

  // MARK: - Lifetime of measured sizes

  @Test func `reloading asks everybody again`() {
    let fixture = SizingFixture([60], UICollectionViewCompositionalLayout(section: list())) {
      height($0)
    }
    fixture.scroll(toY: 400)
    fixture.source.questions = []
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    // The preceding items have their estimated lengths.
    #expect(fixture.source.questions.first == 8)
    #expect(fixture.heights(8) == Array(repeating: 44, count: 8))
  }

  @Test func `another width asks everybody again`() {
    let fixture = SizingFixture([60], UICollectionViewCompositionalLayout(section: list())) {
      height($0)
    }
    fixture.scroll(toY: 600)
    fixture.scroll(toY: 0)
    fixture.source.questions = []
    fixture.source.offered = []
    fixture.view.frame.size.width = 300
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == Array(0..<11))
    #expect(fixture.source.offered.allSatisfy { $0 == CGSize(width: 300, height: 44) })
    #expect(fixture.view.contentSize.height == 2788)
  }

  @Test func `invalidating the layout asks everybody again`() {
    let calls = Calls()
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls.provider += 1
      return self.list()
    }
    let fixture = SizingFixture([60], layout) { height($0) }
    fixture.source.questions = []
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(calls.provider == 2)
    #expect(fixture.source.questions == Array(0..<11))
    #expect(fixture.view.contentSize.height == 2788)
  }

  @Test func `a context that names items keeps all sizes`() {
    let layout = UICollectionViewCompositionalLayout(section: list())
    let fixture = SizingFixture([60], layout) { height($0) }
    fixture.source.questions = []
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    layout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [])
    #expect(fixture.view.contentSize.height == 2788)
  }

  @Test func `sizes follow items through changes of the data`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: list(spacing: 0)))
    var questions: [Int] = []
    let probe = SizingSource([], height: { _ in nil })
    let registration = UICollectionView.CellRegistration<SizingCell, Int> { cell, _, item in
      cell.height = 20 + CGFloat(item % 7) * 10
      cell.source = probe
      cell.onQuestion = { _, _ in questions.append(item) }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot)
    view.layoutIfNeeded()
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    let measured = Set(questions)
    #expect(measured.count > 10)
    questions = []
    snapshot.insertItems([1000, 1001], beforeItem: 0)
    snapshot.deleteItems([3])
    snapshot.moveItem(5, afterItem: 90)
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(Set(questions).isDisjoint(with: measured))
    let items = source.snapshot().itemIdentifiers
    let visible = Set(questions).union(measured)
    for (index, item) in items.enumerated() {
      let frame = view.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame
      #expect(frame?.height == (visible.contains(item) ? 20 + CGFloat(item % 7) * 10 : 44))
    }
  }

  @Test func `a reconfigured item is asked again and a reloaded one forgotten`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: list(spacing: 0)))
    var heights: [Int: CGFloat] = [:]
    var questions: [Int] = []
    let probe = SizingSource([], height: { _ in nil })
    let registration = UICollectionView.CellRegistration<SizingCell, Int> { cell, _, item in
      cell.height = heights[item] ?? 60
      cell.source = probe
      cell.onQuestion = { _, _ in questions.append(item) }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<5))
    source.apply(snapshot)
    view.layoutIfNeeded()
    questions = []
    heights = [1: 80, 3: 90]
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([3])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(questions == [1, 3])
    #expect(view.frames(5).map(\.height) == [60, 80, 60, 90, 60])
  }

  @Test func `a cell with new content moves the rest`() {
    let calls = Calls()
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls.provider += 1
      return self.list(spacing: 0)
    }
    let fixture = SizingFixture([60], layout) { _ in 60 }
    fixture.source.questions = []
    fixture.cell(2)?.height = 100
    fixture.cell(2)?.invalidateIntrinsicContentSize()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [2])
    #expect(fixture.heights(4) == [60, 60, 100, 60])
    #expect(fixture.cell(3)?.frame.minY == 220)
    #expect(calls.provider == 1)
  }

  // MARK: - Headers and footers

  @Test func `headers and footers are measured`() {
    let section = list()
    section.boundarySupplementaryItems = [header(30), header(30, alignment: .bottom)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = SizingFixture(
      [5], layout, setUp: { $0.headerHeight = 68 }, height: { height($0) })
    let header = fixture.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 68))
    #expect((header as? SizingHeader)?.questions == 1)
    #expect(fixture.cell(0)?.frame.minY == 68)
    #expect(fixture.view.contentSize.height == 360)
  }

  @Test func `headers of the whole content are measured`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header(30)]
    let layout = UICollectionViewCompositionalLayout(
      section: list(), configuration: configuration)
    let fixture = SizingFixture(
      [5], layout, setUp: { $0.headerHeight = 50 }, height: { height($0) })
    #expect(fixture.cell(0)?.frame.minY == 50)
    #expect(fixture.view.contentSize.height == 274)
  }

  @Test func `a pinned header is measured once and stays`() {
    let section = list(spacing: 0)
    let pinned = header(30)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = SizingFixture([40], layout, setUp: { $0.headerHeight = 52 }, height: { _ in 60 })
    fixture.scroll(toY: 100)
    fixture.scroll(toY: 130)
    let header = fixture.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 130, width: 320, height: 52))
    #expect((header as? SizingHeader)?.questions == 1)
  }

  // MARK: - Groups

  @Test func `neighbours in a row keep their own heights`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(50)),
      subitem: Make.item(.fractionalWidth(0.5), .estimated(50)), count: 2)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    let fixture = SizingFixture([5], UICollectionViewCompositionalLayout(section: section)) {
      [31, 88, 31, 126, 31][$0]
    }
    #expect(
      fixture.view.frames(5) == [
        CGRect(x: 0, y: 0, width: 157.5, height: 31),
        CGRect(x: 162.5, y: 0, width: 157.5, height: 88),
        CGRect(x: 0, y: 91, width: 157.5, height: 31),
        CGRect(x: 162.5, y: 91, width: 157.5, height: 126),
        CGRect(x: 0, y: 220, width: 157.5, height: 31),
      ])
    #expect(fixture.view.contentSize.height == 251)
  }

  @Test func `a row that scrolls across is as high as its highest cell in sight`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.absolute(100), .estimated(50)),
        subitems: [Make.item(.fractionalWidth(1), .estimated(50))]))
    section.orthogonalScrollingBehavior = .continuous
    let fixture = SizingFixture([9, 3], UICollectionViewCompositionalLayout(section: section)) {
      [60, 90, 70, 40, 120, 60, 60, 60, 60, 30, 30, 30][$0]
    }
    #expect(fixture.source.questions.prefix(4) == [0, 1, 2, 3])
    #expect(fixture.heights(4) == [60, 90, 70, 40])
    #expect(fixture.cell(0, 1)?.superview?.frame.minY == 90)
  }

  // MARK: - A model

  /// Rows below each other, with measured and estimated heights.
  @MainActor private struct Model {
    var items: [Int]
    var measured: [Int: CGFloat] = [:]
    let estimate: CGFloat = 44
    let spacing: CGFloat = 3

    func frames() -> [CGRect] {
      var y: CGFloat = 0
      return items.map { item in
        let height = measured[item] ?? estimate
        defer { y += height + spacing }
        return CGRect(x: 0, y: y, width: 320, height: height)
      }
    }
  }

  @Test(arguments: 1...3) func `frames equal a plain sum`(seed: Int) {
    var random = RepeatableRandom(seed: UInt64(seed))
    var heights: [Int: CGFloat] = [:]
    func height(_ item: Int) -> CGFloat { heights[item] ?? [31, 50, 120, 7, 44][item % 5] }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: list()))
    view.traitOverrides.displayScale = 2
    var model = Model(items: Array(0..<80))
    let probe = SizingSource([], height: { _ in nil })
    let registration = UICollectionView.CellRegistration<SizingCell, Int> { cell, _, item in
      cell.shown = item
      cell.height = height(item)
      cell.source = probe
      cell.onQuestion = { cell, _ in model.measured[item] = cell.height }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    func apply(reconfigured: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(model.items)
      snapshot.reconfigureItems(reconfigured)
      source.apply(snapshot)
    }
    apply()
    view.layoutIfNeeded()
    var next = 1000
    for step in 0..<150 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        view.contentOffset.y = CGFloat.random(
          in: 0...max(0, view.contentSize.height - 480), using: &random
        ).rounded()
      case 2:
        let count = Int.random(in: 1...4, using: &random)
        let place = Int.random(in: 0...model.items.count, using: &random)
        model.items.insert(contentsOf: next..<next + count, at: place)
        next += count
        apply()
      case 3 where model.items.count > 30:
        let item = model.items.remove(
          at: Int.random(in: 0..<model.items.count, using: &random))
        model.measured[item] = nil
        apply()
      case 4:
        guard let cell = view.visibleCells.randomElement(using: &random) as? SizingCell,
          let item = cell.shown
        else { continue }
        heights[item] = CGFloat(Int.random(in: 1...200, using: &random)) / 2
        if Bool.random(using: &random) {
          cell.height = heights[item]
          cell.invalidateIntrinsicContentSize()
        } else {
          apply(reconfigured: [item])
        }
      default:
        if Int.random(in: 0..<10, using: &random) == 0 {
          view.collectionViewLayout.invalidateLayout()
          model.measured = [:]
        }
      }
      view.layoutIfNeeded()
      let frames = model.frames()
      #expect(view.frames(model.items.count) == frames, "seed \(seed), step \(step)")
      #expect(view.contentSize.height == frames.last?.maxY, "seed \(seed), step \(step)")
      for cell in view.visibleCells {
        let item = (cell as? SizingCell)?.shown ?? -1
        #expect(cell.frame.height == height(item), "seed \(seed), step \(step)")
      }
    }
  }
}
