import Testing
import UIKit

/// A line of squares that records its calls.
private class LineLayout: UICollectionViewLayout {
  var log: [String] = []
  var count = 100
  var side: CGFloat = 100
  var alphas: [Int: CGFloat] = [:]
  var frames: [Int: CGRect] = [:]
  var contentSize: CGSize?
  var isHorizontal = false

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    log.append("contentSize")
    let length = CGFloat(count) * side
    return contentSize
      ?? (isHorizontal
        ? CGSize(width: length, height: side) : CGSize(width: 320, height: length))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements")
    let low = isHorizontal ? rect.minX : rect.minY
    let high = isHorizontal ? rect.maxX : rect.maxY
    let first = max(0, Int(low / side))
    let last = min(count - 1, Int(high / side))
    return first > last ? nil : (first...last).map(attributes)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("item \(indexPath.item)")
    return attributes(indexPath.item)
  }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    let place = CGFloat(item) * side
    attributes.frame =
      frames[item]
      ?? CGRect(x: isHorizontal ? place : 0, y: isHorizontal ? 0 : place, width: side, height: side)
    attributes.alpha = alphas[item] ?? 1
    return attributes
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.append("prepareForBounds \(Int(oldBounds.width))")
  }

  override func finalizeAnimatedBoundsChange() { log.append("finalizeBounds") }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    log.append("target \(Int(proposedContentOffset.y)) at \(velocity.y)")
    return CGPoint(x: 0, y: (proposedContentOffset.y / side).rounded() * side)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    log.append("target \(Int(proposedContentOffset.y))")
    return CGPoint(x: 0, y: 200)
  }
}

/// The calls of a custom layout, and their times.
@Suite(.serialized) @MainActor struct CustomLayoutCallTests {
  // MARK: - Passes

  @Test func `the pass asks every question once`() {
    let layout = LineLayout()
    let fixture = CollectionFixture([100], layout)
    #expect(layout.log.prefix(2) == ["prepare", "contentSize"])
    layout.log = []
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(layout.log == ["prepare", "contentSize", "elements", "contentSize"])
    layout.log = []
    fixture.scroll(toY: 30)
    #expect(layout.log == ["elements", "contentSize"])
    layout.log = []
    fixture.view.layoutIfNeeded()
    #expect(layout.log == [])
  }

  @Test func `a million items cost what is visible`() {
    let layout = LineLayout()
    layout.count = 1_000_000
    let fixture = CollectionFixture([1_000_000], layout)
    fixture.scroll(toY: 50_000_000)
    fixture.scroll(toY: 99_999_520)
    #expect(fixture.view.indexPathsForVisibleItems.last?.item == 999_999)
    #expect(fixture.source.cellRequests.count < 20)
    #expect(fixture.source.countRequests == 1)
  }

  @Test func `a change of size is announced and concluded`() {
    let layout = LineLayout()
    let fixture = CollectionFixture([100], layout)
    layout.log = []
    fixture.view.frame.size = CGSize(width: 200, height: 300)
    fixture.view.layoutIfNeeded()
    #expect(
      layout.log == ["prepareForBounds 320", "elements", "contentSize", "finalizeBounds"])
    layout.log = []
    fixture.scroll(toY: 100)
    #expect(layout.log == ["elements", "contentSize"])
  }

  // MARK: - Contexts

  @Test func `only named items are asked again`() {
    let layout = LineLayout()
    let fixture = CollectionFixture([100], layout)
    layout.alphas = [1: 0.5, 2: 0.25]
    layout.log = []
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    layout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(layout.log == ["prepare", "contentSize", "item 1"])
    #expect(fixture.cell(1)?.alpha == 0.5)
    #expect(fixture.cell(2)?.alpha == 1)
  }

  @Test func `named items come and go`() {
    let layout = LineLayout()
    let fixture = CollectionFixture([100], layout)
    func move(_ frames: [Int: CGRect]) {
      layout.frames = frames
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: frames.keys.sorted().map { IndexPath(item: $0, section: 0) })
      layout.invalidateLayout(with: context)
      fixture.view.layoutIfNeeded()
    }
    move([
      2: CGRect(x: 0, y: 4000, width: 100, height: 100),
      40: CGRect(x: 100, y: 0, width: 100, height: 100),
    ])
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 3, 4, 40])
    #expect(fixture.cell(40)?.frame.minX == 100)
  }

  @Test func `a named context beside another invalidation is no short cut`() {
    let layout = LineLayout()
    let fixture = CollectionFixture([100], layout)
    layout.alphas = [1: 0.5, 2: 0.25]
    layout.invalidateLayout()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    layout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(2)?.alpha == 0.25)
    layout.alphas = [1: 1, 2: 1]
    layout.invalidateLayout(with: context)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(2)?.alpha == 1)
    layout.alphas = [1: 0.5, 2: 0.25]
    layout.invalidateLayout(with: context)
    fixture.scroll(toY: 10)
    #expect(fixture.cell(2)?.alpha == 0.25)
  }

  @Test func `a context changes the content size at once`() {
    let layout = LineLayout()
    let fixture = CollectionFixture([100], layout)
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.contentSizeAdjustment == .zero)
    context.contentSizeAdjustment = CGSize(width: 0, height: 50)
    layout.invalidateLayout(with: context)
    #expect(fixture.view.contentSize.height == 10_050)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 10_000)
  }

  // MARK: - Offsets

  @Test func `a flick rests where the layout wants`() {
    let layout = LineLayout()
    let fixture = CollectionFixture([100], layout)
    layout.log = []
    fixture.view.scrollByUser(to: CGPoint(x: 0, y: 130))
    #expect(fixture.view.contentOffset.y == 100)
    #expect(layout.log.filter { $0.hasPrefix("target") } == ["target 130 at 0.0"])
    layout.log = []
    fixture.view.isPagingEnabled = true
    fixture.view.scrollByUser(to: CGPoint(x: 0, y: 130))
    #expect(layout.log.filter { $0.hasPrefix("target") } == [])
  }

  @Test func `a new layout says where the content begins`() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 100))
    fixture.scroll(toY: 730)
    let layout = LineLayout()
    fixture.view.setCollectionViewLayout(layout, animated: false)
    fixture.view.layoutIfNeeded()
    #expect(layout.log.filter { $0.hasPrefix("target") } == ["target 730"])
    #expect(fixture.view.contentOffset.y == 200)
    fixture.scroll(toY: 300)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 300)
  }

  // MARK: - Direction

  private final class TurningLayout: LineLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  }

  @Test func `a layout that wants it is shown mirrored and keeps its numbers`() throws {
    let layout = TurningLayout()
    layout.isHorizontal = true
    let fixture = CollectionFixture([100], layout)
    let screen = fixture.readFromRightToLeft()
    #expect(fixture.view.contentOffset.x == 0)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    let cell = try #require(fixture.cell(1))
    #expect(cell.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(
      cell.convert(cell.bounds, to: screen) == CGRect(x: 120, y: 0, width: 100, height: 100))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 150, y: 50)) == [0, 1])
    #expect(fixture.view.convert(CGPoint(x: 130, y: 50), from: screen) == CGPoint(x: 190, y: 50))
    // A later offset displays later items at the left.
    fixture.view.contentOffset.x = 30
    fixture.view.layoutIfNeeded()
    #expect(cell.convert(cell.bounds, to: screen).minX == 150)
  }

  @Test func `a layout is not turned around unasked`() {
    let layout = LineLayout()
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    layout.isHorizontal = true
    let fixture = CollectionFixture([100], layout)
    let screen = fixture.readFromRightToLeft()
    #expect(fixture.cell(0)?.frame.minX == 0)
    #expect(fixture.cell(0).map { $0.convert($0.bounds, to: screen).minX } == 0)
  }

  // MARK: - Defaults

  @Test func `defaults are UIKits`() {
    let layout = UICollectionViewLayout()
    let path = IndexPath(item: 0, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(!context.invalidateEverything)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "a") == [])
    let offset = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero)
        == offset)
  }

  // MARK: - Mistakes

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a content size that is not finite is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = LineLayout()
        layout.contentSize = CGSize(width: CGFloat.nan, height: 5)
        _ = CollectionFixture([2], layout)
      }
    }
    #expect(
      sentence(result).contains("LineLayout returned nan x 5.0 as its collectionViewContentSize"))
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = LineLayout()
        layout.contentSize = CGSize(width: 320, height: CGFloat.infinity)
        _ = CollectionFixture([2], layout)
      }
    }
    #expect(sentence(endless).contains("both must be finite"))
  }

  @Test func `a negative content size counts as none`() {
    let layout = LineLayout()
    layout.count = 3
    layout.contentSize = CGSize(width: -10, height: -20)
    let fixture = CollectionFixture([3], layout)
    #expect(fixture.view.contentSize == .zero)
  }

  @Test func `an item beyond the counts gets no cell and is reported once`() throws {
    let sink = DeveloperLog.sink
    var messages: [String] = []
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = sink }
    let layout = LineLayout()
    layout.count = 5
    let fixture = CollectionFixture([3], layout)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    try #require(messages.count == 1)
    #expect(
      messages[0].contains(
        "LineLayout shows a cell at [0, 3], which does not exist: section 0 of 1 has 3 item(s)"))
  }

  @Test func `an element that is named twice is reported once`() throws {
    final class Doubling: LineLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect) ?? []
        return attributes + attributes
      }
    }
    let sink = DeveloperLog.sink
    var messages: [String] = []
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = sink }
    let fixture = CollectionFixture([100], Doubling())
    fixture.scroll(toY: 300)
    try #require(messages.count == 1)
    #expect(
      messages[0].contains(
        "Doubling returned more than one set of attributes for the cell at [0, 0]"))
    #expect(fixture.view.visibleCells.count == 5)
  }
}
