import Testing

@testable import UIKit

/// Transitions between layouts that a gesture controls.
@MainActor @Suite struct InteractiveTransitionTests {
  private let kind = UICollectionView.elementKindSectionHeader

  private func fixture(
    _ counts: [Int], _ layout: UICollectionViewLayout
  ) -> (CollectionFixture, UIWindow) {
    let fixture = CollectionFixture(counts, layout)
    return (fixture, fixture.showInPlayingWindow())
  }

  private func set(
    _ progress: CGFloat, _ layout: UICollectionViewTransitionLayout, _ window: UIWindow
  ) {
    layout.transitionProgress = progress
    layout.invalidateLayout()
    window.settleLayout()
  }

  private func headed(_ columns: Int, _ rowHeight: CGFloat) -> UICollectionViewCompositionalLayout {
    let section = Make.grid(columns: columns, rowHeight: rowHeight)
    section.boundarySupplementaryItems = [Make.header(30)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  // MARK: - Intermediate states

  @Test func `cells lie between the layouts as far as the progress says`() throws {
    let old = Make.gridLayout(columns: 1, rowHeight: 60)
    let (fixture, window) = fixture([40], old)
    let cell = try #require(fixture.cell(3))
    let next = Make.gridLayout(columns: 2, rowHeight: 100)
    let layout = fixture.view.startInteractiveTransition(to: next)
    #expect(fixture.view.collectionViewLayout === layout)
    #expect(layout.currentLayout === old)
    #expect(layout.nextLayout === next)
    #expect(layout.transitionProgress == 0)
    #expect(cell.frame == CGRect(x: 0, y: 180, width: 320, height: 60))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 2400))
    set(0.5, layout, window)
    #expect(cell.frame == CGRect(x: 80, y: 140, width: 240, height: 80))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 2200))
    set(1, layout, window)
    #expect(cell.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 2000))
    #expect(fixture.cell(3) === cell)
    set(7, layout, window)
    #expect(cell.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
  }

  @Test func `nothing moves before the layout is invalidated`() {
    let (fixture, window) = fixture([40], Make.gridLayout(columns: 1, rowHeight: 60))
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 2, rowHeight: 100))
    layout.transitionProgress = 0.5
    fixture.scroll(toY: 10)
    #expect(fixture.cell(3)!.frame.minY == 180)
    layout.invalidateLayout()
    window.settleLayout()
    #expect(fixture.cell(3)!.frame.minY == 140)
  }

  @Test func `what is in sight in either layout has a view`() {
    let (fixture, window) = fixture([40], Make.gridLayout(columns: 1, rowHeight: 60))
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 2, rowHeight: 100))
    // Eight rows of one compared with five rows of two.
    #expect(Set(fixture.view.elements.keys.map(\.indexPath.item)) == Set(0..<10))
    #expect(Set(fixture.view.indexPathsForVisibleItems.map(\.item)) == Set(0..<8))
    let requests = fixture.source.cellRequests.count
    for progress in [0.2, 0.9, 0.1, 1] as [CGFloat] { set(progress, layout, window) }
    #expect(fixture.source.cellRequests.count == requests)
    #expect(Set(fixture.view.indexPathsForVisibleItems.map(\.item)) == Set(0..<10))
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test func `headers of one layout only fade`() throws {
    let (fixture, window) = fixture([5], headed(1, 60))
    let header = try #require(fixture.view.supplementaryView(forElementKind: kind, at: [0, 0]))
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 1, rowHeight: 60))
    set(0.25, layout, window)
    #expect(header.alpha == 0.75)
    #expect(header.frame.minY == 0)
    #expect(fixture.cell(0)!.frame.minY == 22.5)
    fixture.view.finishInteractiveTransition()
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(header.superview == nil)
  }

  @Test func `headers of the next layout appear`() throws {
    let (fixture, window) = fixture([5], Make.gridLayout(columns: 1, rowHeight: 60))
    let layout = fixture.view.startInteractiveTransition(to: headed(1, 60))
    set(0.25, layout, window)
    let header = try #require(fixture.view.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(header.alpha == 0.25)
    fixture.view.finishInteractiveTransition()
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
    #expect(header.alpha == 1)
  }

  @Test func `backgrounds of both layouts keep their views`() throws {
    final class Back: UICollectionReusableView {}
    func layout(_ height: CGFloat) -> UICollectionViewCompositionalLayout {
      let section = Make.grid(columns: 1, rowHeight: height)
      section.decorationItems = [.background(elementKind: "back")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Back.self, forDecorationViewOfKind: "back")
      return layout
    }
    let (fixture, window) = fixture([3], layout(60))
    func backs() -> [UIView] { fixture.view.subviews.filter { $0 is Back } }
    let back = try #require(backs().first)
    let transition = fixture.view.startInteractiveTransition(to: layout(100))
    set(0.5, transition, window)
    #expect(back.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
    fixture.view.finishInteractiveTransition()
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(backs().map { $0 === back } == [true])
    #expect(back.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
  }

  @Test(arguments: [true, false])
  func `a list at one end of the transition has the backgrounds of its sections`(isFirst: Bool) {
    let list = UICollectionViewCompositionalLayout { _, environment in
      .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    let grid = Make.gridLayout(columns: 1, rowHeight: 60)
    let (fixture, window) = fixture([3], isFirst ? list : grid)
    func backgrounds() -> [CGFloat] {
      fixture.view.subviews.filter {
        $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
      }.map(\.alpha)
    }
    let transition = fixture.view.startInteractiveTransition(to: isFirst ? grid : list)
    set(0.5, transition, window)
    #expect(backgrounds() == [0.5])
    fixture.view.finishInteractiveTransition()
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(backgrounds() == (isFirst ? [] : [1]))
  }

  @Test func `opacities transforms and depths go along`() {
    final class Turned: UICollectionViewLayout {
      let alpha: CGFloat
      let scale: CGFloat
      let depth: Int
      init(_ alpha: CGFloat, _ scale: CGFloat, _ depth: Int) {
        (self.alpha, self.scale, self.depth) = (alpha, scale, depth)
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        attributes.alpha = alpha
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        attributes.zIndex = depth
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { [layoutAttributesForItem(at: [0, 0])!] }
    }
    let (fixture, window) = fixture([1], Turned(1, 1, 2))
    let layout = fixture.view.startInteractiveTransition(to: Turned(0.5, 3, 7))
    set(0.25, layout, window)
    let cell = fixture.cell(0)!
    #expect(cell.alpha == 0.875)
    #expect(cell.layer.zPosition == 2)
    #expect(cell.transform == CGAffineTransform(scaleX: 1.5, y: 1.5))
    #expect(cell.frame == CGRect(x: 90, y: 90, width: 60, height: 60))
    set(0.5, layout, window)
    #expect(cell.layer.zPosition == 7)
  }

  /// Returns a horizontal grid of squares with mirrored positions, and one with mirrored content,
  /// whose first items are at the same positions on the screen.
  private func pair(_ side: CGFloat) -> (UICollectionViewLayout, UICollectionViewLayout) {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: side, height: 480)
    flow.minimumLineSpacing = 0
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Make.size(.absolute(side), .fractionalHeight(1)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    return (
      flow, UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
  }

  @Test(arguments: [false, true])
  func `mirrored numbers and mirrored content meet on the way`(fromFlow: Bool) throws {
    let (small, large) = (pair(50), pair(100))
    let (old, next) = fromFlow ? (small.0, large.1) : (small.1, large.0)
    let (fixture, window) = fixture([40], old)
    let view = fixture.view
    view.semanticContentAttribute = .forceRightToLeft
    window.settleLayout()
    func shown(_ item: Int) -> CGRect? {
      fixture.cell(item).map { $0.convert($0.bounds, to: window) }
    }
    view.contentOffset.x = fromFlow ? 2000 - 320 - 100 : 100
    window.settleLayout()
    #expect(shown(2)?.maxX == 320)
    #expect(shown(2)?.width == 50)
    let layout = view.startInteractiveTransition(to: next)
    #expect(shown(2)?.maxX == 320)
    #expect(shown(2)?.width == 50)
    set(1, layout, window)
    // At the same distance from the beginning, where the second item is now.
    #expect(shown(1)?.maxX == 320)
    #expect(shown(1)?.width == 100)
    set(0.5, layout, window)
    let half = try #require(shown(2))
    #expect(half.width == 75)
    #expect(half.maxX == CGFloat((320 + 220) / 2))
    set(1, layout, window)
    let ends = (1...3).map { shown($0) }
    view.finishInteractiveTransition()
    window.settleLayout()
    #expect((1...3).map { shown($0) } == ends)
    let offset: CGFloat = fromFlow ? 100 : 3580
    #expect(view.contentOffset.x == offset)
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a cancelled transition goes back to the same picture`(fromFlow: Bool) throws {
    let (small, large) = (pair(50), pair(100))
    let (old, next) = fromFlow ? (small.0, large.1) : (small.1, large.0)
    let (fixture, window) = fixture([40], old)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    window.settleLayout()
    let start = (fixture.cell(1)!.convert(fixture.cell(1)!.bounds, to: window), fixture.view.bounds)
    let layout = fixture.view.startInteractiveTransition(to: next)
    set(0.7, layout, window)
    fixture.view.cancelInteractiveTransition()
    window.settleLayout()
    #expect(fixture.cell(1)!.convert(fixture.cell(1)!.bounds, to: window) == start.0)
    #expect(fixture.view.bounds == start.1)
  }

  @Test func `an animated change between them starts at what was shown`() throws {
    for fromFlow in [false, true] {
      let layouts = pair(50)
      let (old, next) = fromFlow ? (layouts.0, layouts.1) : (layouts.1, layouts.0)
      let (fixture, window) = fixture([40], old)
      fixture.view.semanticContentAttribute = .forceRightToLeft
      window.settleLayout()
      fixture.view.setCollectionViewLayout(next, animated: true)
      // Both display the same, so nothing moves on the screen during the transition.
      let change = try #require(fixture.view.latestTransition)
      let (offset, distance): (CGFloat, CGFloat) = fromFlow ? (0, 1680) : (1680, -1680)
      #expect(fixture.view.contentOffset.x == offset)
      #expect(change.offsetDistance.x == distance)
      let known = change.elements.filter { $0.indexPathBefore != nil }
      #expect(known.map(\.indexPathAfter?.item).contains(0))
      for element in known {
        #expect(
          element.start.center.x - element.end.center.x == change.offsetDistance.x,
          "from a flow layout: \(fromFlow), item \(String(describing: element.indexPathAfter))")
      }
    }
  }

  @Test func `values are kept under their names`() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
    #expect(layout.value(forAnimatedKey: "x") == 0)
    layout.updateValue(3, forAnimatedKey: "x")
    #expect(layout.value(forAnimatedKey: "x") == 3)
  }

  // MARK: - The content offset

  private final class Aiming: UICollectionViewCompositionalLayout {
    var proposals: [CGPoint] = []
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
      proposals.append(offset)
      return CGPoint(x: 0, y: 100)
    }
  }

  @Test func `the content goes to the offset that the next layout names`() {
    let (fixture, window) = fixture([80], Make.gridLayout(columns: 1, rowHeight: 60))
    fixture.scroll(toY: 4000)
    let next = Aiming(section: Make.grid(columns: 4, rowHeight: 60))
    let layout = fixture.view.startInteractiveTransition(to: next)
    #expect(next.proposals == [CGPoint(x: 0, y: 720)])
    #expect(fixture.view.contentOffset.y == 4000)
    set(0.5, layout, window)
    #expect(fixture.view.contentOffset.y == 2050)
    set(0.75, layout, window)
    #expect(fixture.view.contentOffset.y == 1075)
    fixture.view.finishInteractiveTransition()
    #expect(fixture.view.contentOffset.y == 100)
    #expect(next.proposals.count == 1)
    #expect(fixture.view.presentation.bounds.minY == 1075)
    window.animationClock.advance(by: 1)
    #expect(fixture.view.presentation.bounds.minY == 100)
  }

  @Test func `a cancelled transition goes back to where it began`() {
    let old = Make.gridLayout(columns: 1, rowHeight: 60)
    let (fixture, window) = fixture([80], old)
    fixture.scroll(toY: 4000)
    let cells = fixture.view.indexPathsForVisibleItems.sorted()
    let frames = cells.map { fixture.view.cellForItem(at: $0)!.frame }
    var ends: [[Bool]] = []
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 4, rowHeight: 60)
    ) { ends.append([$0, $1]) }
    set(0.3, layout, window)
    fixture.view.cancelInteractiveTransition()
    #expect(fixture.view.collectionViewLayout === old)
    #expect(fixture.view.contentOffset.y == 4000)
    #expect(fixture.view.contentSize.height == 4800)
    #expect(fixture.view.indexPathsForVisibleItems.sorted() == cells)
    #expect(cells.map { fixture.view.cellForItem(at: $0)!.frame } == frames)
    #expect(ends.isEmpty)
    window.animationClock.advance(by: 1)
    NextTurn.runWaiting()
    window.animationClock.advance(by: 1)
    #expect(ends == [[true, false]])
    #expect(layout.collectionView == nil)
    #expect(layout.nextLayout.collectionView == nil)
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test func `what the user scrolls on the way is kept`() {
    let (fixture, window) = fixture([80], Make.gridLayout(columns: 1, rowHeight: 60))
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 2, rowHeight: 100))
    set(0.5, layout, window)
    fixture.scroll(toY: 200)
    set(0.75, layout, window)
    #expect(fixture.view.contentOffset.y == 200)
    fixture.view.finishInteractiveTransition()
    #expect(fixture.view.contentOffset.y == 200)
  }

  // MARK: - The end

  @Test func `the views go the rest of the way`() throws {
    let (fixture, window) = fixture([40], Make.gridLayout(columns: 1, rowHeight: 60))
    let cell = try #require(fixture.cell(3))
    let next = Make.gridLayout(columns: 2, rowHeight: 100)
    var ends: [[Bool]] = []
    let layout = fixture.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
    set(0.5, layout, window)
    fixture.view.finishInteractiveTransition()
    #expect(fixture.view.collectionViewLayout === next)
    #expect(next.collectionView === fixture.view)
    #expect(layout.collectionView == nil)
    #expect(layout.currentLayout.collectionView == nil)
    #expect(cell.presentation.frame == CGRect(x: 80, y: 140, width: 240, height: 80))
    #expect(ends.isEmpty)
    window.animationClock.advance(by: 1)
    NextTurn.runWaiting()
    #expect(cell.presentation.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
    #expect(ends == [[true, true]])
  }

  @Test func `without movement it is over in the next turn`() {
    let fixture = CollectionFixture([40], Make.gridLayout(columns: 1, rowHeight: 60))
    var ends: [[Bool]] = []
    fixture.view.startInteractiveTransition(to: Make.gridLayout(columns: 2, rowHeight: 100)) {
      ends.append([$0, $1])
    }
    fixture.view.finishInteractiveTransition()
    #expect(fixture.cell(3)!.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
    #expect(ends.isEmpty)
    NextTurn.runWaiting()
    #expect(ends == [[true, true]])
  }

  @Test(arguments: [true, false]) func `both layouts are told`(isFinished: Bool) {
    final class Told: UICollectionViewCompositionalLayout {
      var log: [String] = []
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log.append("from")
      }
      override func prepare() {
        super.prepare()
        log.append("prepare")
      }
      override func finalizeLayoutTransition() { log.append("finalize") }
    }
    let first = Told(section: Make.grid(columns: 1, rowHeight: 60))
    let second = Told(section: Make.grid(columns: 2, rowHeight: 60))
    let (fixture, window) = fixture([9], first)
    first.log = []
    let layout = fixture.view.startInteractiveTransition(to: second)
    set(0.5, layout, window)
    // A new progress does not prepare either layout.
    #expect(first.log == ["to"])
    #expect(second.log == ["from", "prepare"])
    if isFinished {
      fixture.view.finishInteractiveTransition()
    } else {
      fixture.view.cancelInteractiveTransition()
    }
    #expect(first.log == (isFinished ? ["to", "finalize"] : ["to", "prepare", "finalize"]))
    #expect(
      second.log
        == (isFinished
          ? ["from", "prepare", "prepare", "finalize"] : ["from", "prepare", "finalize"]))
  }

  @Test func `the delegate may return a layout of its own`() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Chooser: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let fixture = CollectionFixture([9], Make.gridLayout(columns: 1, rowHeight: 60))
    let chooser = Chooser()
    fixture.view.delegate = chooser
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 2, rowHeight: 60))
    #expect(layout is Own)
    #expect(fixture.view.collectionViewLayout === layout)
  }

  @Test func `rows stay where they were scrolled`() throws {
    let section = Make.grid(columns: 1, rowHeight: 60)
    section.orthogonalScrollingBehavior = .continuous
    let (fixture, window) = fixture([9], UICollectionViewCompositionalLayout(section: section))
    #expect(fixture.view.scrollRowByUser(ofSection: 0, to: 330))
    window.settleLayout()
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 1, rowHeight: 60))
    let cell = try #require(fixture.cell(1))
    #expect(cell.superview === fixture.view)
    #expect(cell.frame == CGRect(x: -10, y: 0, width: 320, height: 60))
    set(0.5, layout, window)
    #expect(cell.frame == CGRect(x: -5, y: 30, width: 320, height: 60))
    fixture.view.cancelInteractiveTransition()
    #expect(fixture.view.rows.distance(ofSection: 0, in: fixture.view) == 330)
    #expect(cell.superview is OrthogonalScrollView)
    #expect(cell.frame.minX == 320)
  }

  // MARK: - Concurrent changes

  @Test func `the data may change meanwhile`() {
    let (fixture, window) = fixture([6], Make.gridLayout(columns: 1, rowHeight: 60))
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 2, rowHeight: 100))
    set(0.5, layout, window)
    fixture.source.counts = [3]
    fixture.view.reloadData()
    window.settleLayout()
    #expect(fixture.view.visibleCells.count == 3)
    #expect(fixture.view.contentSize.height == 190)
    #expect(fixture.cell(2)!.frame == CGRect(x: 0, y: 110, width: 240, height: 80))
    fixture.delegate.itemsMove = true
    fixture.source.counts = [4]
    fixture.view.insertItems(at: [[0, 0]])
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(fixture.cell(3)!.frame == CGRect(x: 80, y: 140, width: 240, height: 80))
    fixture.view.finishInteractiveTransition()
    #expect(fixture.cell(3)!.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test func `the size may change meanwhile`() {
    let (fixture, window) = fixture([40], Make.gridLayout(columns: 1, rowHeight: 60))
    let layout = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 2, rowHeight: 100))
    set(0.5, layout, window)
    fixture.view.frame.size.width = 200
    window.settleLayout()
    #expect(fixture.cell(3)!.frame == CGRect(x: 50, y: 140, width: 150, height: 80))
  }

  @Test func `views say what size they prefer once the transition is over`() {
    let size = Make.size(.fractionalWidth(1), .estimated(44))
    let list = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let fixture = SizingFixture([6], Make.gridLayout(columns: 1, rowHeight: 60)) {
      70 + CGFloat($0)
    }
    let layout = fixture.view.startInteractiveTransition(to: list)
    layout.transitionProgress = 1
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(1)!.frame.height == 44)
    #expect(fixture.source.questions.isEmpty)
    fixture.view.finishInteractiveTransition()
    #expect(fixture.heights(6) == [70, 71, 72, 73, 74, 75])
    // Measured sizes are kept, during the transition and after it.
    let back = fixture.view.startInteractiveTransition(
      to: Make.gridLayout(columns: 1, rowHeight: 60))
    #expect(fixture.heights(6) == [70, 71, 72, 73, 74, 75])
    back.transitionProgress = 0.5
    back.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(2)!.frame == CGRect(x: 0, y: 130.5, width: 320, height: 66))
    fixture.view.cancelInteractiveTransition()
    #expect(fixture.heights(6) == [70, 71, 72, 73, 74, 75])
    #expect(fixture.cell(5)!.frame == CGRect(x: 0, y: 360, width: 320, height: 75))
  }

  @Test func `a layout that was cancelled knows the new data the next time`() {
    let (fixture, window) = fixture([6], Make.gridLayout(columns: 1, rowHeight: 60))
    let next = Make.gridLayout(columns: 2, rowHeight: 100)
    fixture.view.startInteractiveTransition(to: next)
    fixture.view.cancelInteractiveTransition()
    fixture.source.counts = [9]
    fixture.view.reloadData()
    window.settleLayout()
    fixture.view.startInteractiveTransition(to: next)
    fixture.view.finishInteractiveTransition()
    #expect(fixture.view.contentSize.height == 500)
    #expect(fixture.view.visibleCells.count == 9)
  }

  @Test(arguments: RepeatableRandom.seeds(30))
  func `any progress is what brute force finds`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    func grid() -> () -> UICollectionViewCompositionalLayout {
      let columns = Int.random(in: 1...5, using: &random)
      let height = CGFloat(Int.random(in: 20...200, using: &random))
      let isRow = Bool.random(using: &random)
      return {
        let section = Make.grid(columns: columns, rowHeight: height)
        if isRow { section.orthogonalScrollingBehavior = .continuous }
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
    let counts = [Int.random(in: 1...60, using: &random), Int.random(in: 1...60, using: &random)]
    let (old, next) = (grid(), grid())
    let (fixture, window) = fixture(counts, old())
    let (other, otherWindow) = self.fixture(counts, next())
    let view = fixture.view
    let paths = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    func frames(_ view: UICollectionView) -> [CGRect] {
      paths.map { view.rows.shownFrame(of: view.layoutAttributesForItem(at: $0)!, in: view) }
    }
    fixture.scroll(
      toY: .random(in: 0...max(0, view.contentSize.height - 480), using: &random).rounded())
    let (start, startOffset) = (frames(view), view.contentOffset)
    let seenAtStart = Set(view.indexPathsForVisibleItems)
    // A collection view with only the next layout provides the expected positions.
    other.scroll(toY: min(startOffset.y, max(0, other.view.contentSize.height - 480)))
    otherWindow.settleLayout()
    let (end, endOffset) = (frames(other.view), other.view.contentOffset)
    let seenAtEnd = Set(other.view.indexPathsForVisibleItems)
    let layout = view.startInteractiveTransition(to: next())
    for _ in 0..<5 {
      let p = CGFloat.random(in: 0...1, using: &random)
      set(p, layout, window)
      func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * (1 - p) + b * p }
      #expect(
        abs(view.contentOffset.y - between(startOffset.y, endOffset.y)) <= 0.5, "seed \(seed)")
      var seen: Set<IndexPath> = []
      for (index, path) in paths.enumerated() {
        let (a, b) = (start[index], end[index])
        let frame = view.layoutAttributesForItem(at: path)!.frame
        let wanted = CGRect(
          x: between(a.minX, b.minX), y: between(a.minY, b.minY),
          width: between(a.width, b.width), height: between(a.height, b.height))
        for side in [\CGRect.minX, \.minY, \.width, \.height] {
          #expect(abs(frame[keyPath: side] - wanted[keyPath: side]) < 1e-6, "seed \(seed)")
        }
        if seenAtStart.contains(path) || seenAtEnd.contains(path),
          frame.sharesArea(with: view.bounds)
        {
          seen.insert(path)
          #expect(view.cellForItem(at: path)?.frame == frame, "seed \(seed)")
        }
      }
      #expect(Set(view.indexPathsForVisibleItems) == seen, "seed \(seed)")
    }
    let isFinished = Bool.random(using: &random)
    if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    #expect(frames(view) == (isFinished ? end : start), "seed \(seed)")
    #expect(view.contentOffset == (isFinished ? endOffset : startOffset), "seed \(seed)")
    #expect(
      Set(view.indexPathsForVisibleItems) == (isFinished ? seenAtEnd : seenAtStart), "seed \(seed)")
    window.animationClock.advance(by: 1)
    NextTurn.runWaiting()
    window.settleLayout()
    let lying = (view.subviews + view.subviews.flatMap(\.subviews))
      .count { $0 is UICollectionViewCell }
    #expect(lying == view.elements.keys.count, "seed \(seed)")
    #expect(fixture.delegate.imbalances.isEmpty, "seed \(seed)")
  }

  // MARK: - Mistakes

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a transition within another is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([9], Make.gridLayout(columns: 1, rowHeight: 60))
        fixture.view.startInteractiveTransition(to: Make.gridLayout(columns: 2, rowHeight: 60))
        fixture.view.startInteractiveTransition(to: Make.gridLayout(columns: 3, rowHeight: 60))
      }
    }
    #expect(sentence(result).contains("was to be changed during an interactive transition"))
  }

  @Test func `the end of no transition is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([9], Make.gridLayout(columns: 1, rowHeight: 60))
        fixture.view.finishInteractiveTransition()
      }
    }
    #expect(sentence(result).contains("was finished, but none is under way"))
  }

  @Test func `a layout of another collection view is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = Make.gridLayout(columns: 2, rowHeight: 60)
        let other = CollectionFixture([9], layout)
        let fixture = CollectionFixture([9], Make.gridLayout(columns: 1, rowHeight: 60))
        fixture.view.startInteractiveTransition(to: layout)
        withExtendedLifetime(other) {}
      }
    }
    #expect(sentence(result).contains("serves another one already"))
  }

  @Test func `a transition layout is no layout to set`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([9], Make.gridLayout(columns: 1, rowHeight: 60))
        fixture.view.collectionViewLayout = UICollectionViewTransitionLayout(
          currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
      }
    }
    #expect(sentence(result).contains("call startInteractiveTransition(to:completion:)"))
  }
}
