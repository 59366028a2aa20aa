import Testing
import UIKit

/// The queries of a layout pass, and the other calls of a layout, as recorded from UIKit (iOS
/// 26.1).
@MainActor @Suite(.serialized) struct LayoutQueryTests {
  /// A list of rows of 50 points that gets the number of items from the collection view.
  private final class RowsLayout: UICollectionViewLayout {
    var log: [String] = []
    var isInvalidatedByScrolling = true
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    /// The number of returned rows, or `nil` to use the collection view's.
    var count: Int?
    /// The length of the content after elements are queried.
    var lateLength: CGFloat?
    /// A closure that returns the number of requests for counts, called at the beginning of
    /// `prepare`.
    var requestsBefore: (() -> Int)?
    var requests: Int?
    private var length: CGFloat = 0

    private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 200, height: 50)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      isInvalidatedByScrolling
    }

    override func invalidateLayout() {
      log.append("invalidate")
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      log.append("prepare")
      requests = requestsBefore?()
      length = CGFloat(collectionView!.numberOfItems(inSection: 0)) * 50
      super.prepare()
    }

    override var collectionViewContentSize: CGSize {
      log.append("size")
      return CGSize(width: 200, height: length)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log.append(
        "elements \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
      if let lateLength { length = lateLength }
      let count = count ?? collectionView!.numberOfItems(inSection: 0)
      return (0..<count).map(row).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("item \(indexPath.item)")
      return row(indexPath.item)
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func fixture(_ layout: UICollectionViewLayout, _ count: Int = 40) -> CollectionFixture {
    let fixture = CollectionFixture([count], layout)
    fixture.view.contentInsetAdjustmentBehavior = .never
    fixture.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  // MARK: - Rectangles

  @Test func `a query is widened to the grid of the bounds' size`() {
    let layout = RowsLayout()
    let fixture = fixture(layout)
    let cases: [(y: CGFloat, query: String, items: ClosedRange<Int>)] = [
      (40, "elements 0 0 200 600", 0...6), (300, "elements 0 300 200 300", 6...11),
      (299.5, "elements 0 0 200 600", 5...11), (-20, "elements 0 -300 200 600", 0...5),
      (0, "elements 0 0 200 300", 0...5),
    ]
    for (y, query, items) in cases {
      _ = layout.take()
      fixture.scroll(toY: y)
      #expect(layout.take() == ["invalidate", "prepare", "size", query, "size"], "\(y)")
      #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == Array(items), "\(y)")
      #expect(fixture.view.subviews.filter { $0 is RecordingCell }.count == items.count)
      fixture.view.setNeedsLayout()
      fixture.view.layoutIfNeeded()
      #expect(layout.take() == [])
    }
  }

  @Test func `scrolling within a cell of the grid queries nothing`() {
    let layout = RowsLayout()
    layout.isInvalidatedByScrolling = false
    let fixture = fixture(layout)
    _ = layout.take()
    for y in stride(from: CGFloat(10), to: 300, by: 10) { fixture.scroll(toY: y) }
    #expect(layout.take() == ["elements 0 0 200 600", "size"])
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == Array(5...11))
    fixture.scroll(toY: 310)
    #expect(layout.take() == ["elements 0 300 200 600", "size"])
    // An invalidation discards the result.
    layout.count = 8
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [6, 7])
  }

  @Test func `the content size is taken again after a query`() {
    let layout = RowsLayout()
    layout.lateLength = 2_345
    let fixture = fixture(layout)
    #expect(fixture.view.contentSize.height == 2_345)
  }

  /// A flow layout that records the rectangles of its queries.
  private final class NotingFlow: UICollectionViewFlowLayout {
    var rects: [CGRect] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      rects.append(rect)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test func `an override of a flow layout sees widened rectangles and shows the same`() {
    let (plain, noting) = (UICollectionViewFlowLayout(), NotingFlow())
    let screens = [plain, noting].map { layout in
      layout.itemSize = CGSize(width: 90, height: 40)
      return fixture(layout, 200)
    }
    noting.rects = []
    var random = RepeatableRandom(seed: 7)
    for _ in 0..<50 {
      let y = CGFloat(Int.random(in: 0...4_000, using: &random))
      for screen in screens { screen.scroll(toY: y) }
      #expect(
        screens[0].view.visibleCells.map(\.frame) == screens[1].view.visibleCells.map(\.frame))
      #expect(screens[0].view.subviews.count == screens[1].view.subviews.count)
    }
    #expect(!noting.rects.isEmpty)
    #expect(noting.rects.count <= 50)
    for rect in noting.rects {
      #expect(rect.minY.truncatingRemainder(dividingBy: 300) == 0)
      #expect([300, 600].contains(rect.height))
    }
  }

  // MARK: - Calls of the layout

  @Test func `a reload invalidates the layout in the next pass`() {
    let layout = RowsLayout()
    let fixture = fixture(layout)
    _ = layout.take()
    layout.contexts = []
    fixture.source.counts = [3]
    let requests = fixture.source.countRequests
    fixture.view.reloadData()
    #expect(layout.take() == [])
    #expect(layout.contexts.isEmpty)
    // Counts are updated before the pass, and are not requested again during it.
    #expect(fixture.view.numberOfItems(inSection: 0) == 3)
    fixture.view.layoutIfNeeded()
    #expect(layout.take() == ["invalidate", "prepare", "size", "elements 0 0 200 300", "size"])
    #expect(layout.contexts.map(\.invalidateEverything) == [true])
    #expect(fixture.source.countRequests == requests + 1)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    // Otherwise the layout causes the requests.
    fixture.source.counts = [5]
    fixture.view.reloadData()
    layout.requestsBefore = { fixture.source.countRequests }
    fixture.view.layoutIfNeeded()
    #expect(layout.requests == requests + 1)
    #expect(fixture.source.countRequests == requests + 2)
  }

  @Test func `a layout notices a reload before updates and before it is replaced`() {
    for layout in [UICollectionViewFlowLayout(), RowsLayout()] {
      let fixture = fixture(layout, 20)
      fixture.source.counts = [2]
      fixture.view.reloadData()
      #expect(fixture.view.numberOfItems(inSection: 0) == 2)
      fixture.source.counts = [1]
      fixture.view.performBatchUpdates {
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.visibleCells.count == 1)
      let other = UICollectionViewFlowLayout()
      fixture.source.counts = [4]
      fixture.view.reloadData()
      fixture.view.setCollectionViewLayout(other, animated: false)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.visibleCells.count == 4)
      fixture.view.setCollectionViewLayout(layout, animated: false)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.visibleCells.count == 4)
    }
  }

  @Test func `attributes of an item come from the last query`() {
    let layout = RowsLayout()
    let fixture = fixture(layout)
    _ = layout.take()
    let attributes = fixture.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(attributes?.frame.minY == 150)
    #expect(layout.take() == [])
    // The result is a copy, which the test changes.
    attributes?.alpha = 0.5
    #expect(
      fixture.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.alpha == 1)
    let far = fixture.view.layoutAttributesForItem(at: IndexPath(item: 20, section: 0))
    #expect(far?.frame.minY == 1_000)
    #expect(layout.take() == ["item 20"])
    // An invalid layout is prepared and queried.
    layout.invalidateLayout()
    _ = layout.take()
    _ = fixture.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(layout.take() == ["prepare", "size", "item 3"])
  }

  @Test func `an invalidation does not request counts`() {
    let layout = RowsLayout()
    let fixture = fixture(layout, 3)
    let requests = fixture.source.countRequests
    fixture.source.counts = [4]
    layout.count = 4
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.countRequests == requests)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  // MARK: - Adjustments

  /// Content of a fixed size.
  private final class FixedLayout: UICollectionViewLayout {
    var size = CGSize(width: 500, height: 1_200)
    override var collectionViewContentSize: CGSize { size }
  }

  private func context(_ offset: CGPoint, _ size: CGSize)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = offset
    context.contentSizeAdjustment = size
    return context
  }

  @Test func `adjustments of a context work at once`() {
    let layout = FixedLayout()
    let fixture = fixture(layout)
    fixture.view.contentOffset = CGPoint(x: 20, y: 30)
    fixture.view.layoutIfNeeded()
    layout.invalidateLayout(
      with: context(CGPoint(x: 3, y: 4), CGSize(width: 10, height: 20)))
    #expect(fixture.view.contentOffset == CGPoint(x: 23, y: 34))
    #expect(fixture.view.contentSize == CGSize(width: 510, height: 1_220))
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset == CGPoint(x: 23, y: 34))
    #expect(fixture.view.contentSize == CGSize(width: 500, height: 1_200))
    // Clamped to the content, with the adjusted size.
    layout.invalidateLayout(with: context(CGPoint(x: -100, y: 5_000), .zero))
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 900))
    layout.size = .zero
    layout.invalidateLayout()
    fixture.view.contentOffset = .zero
    fixture.view.layoutIfNeeded()
    layout.invalidateLayout(with: context(CGPoint(x: 3, y: 4), .zero))
    #expect(fixture.view.contentOffset == .zero)
  }

  @Test func `an adjustment within a batch update is ignored`() {
    final class Adjusting: UICollectionViewLayout {
      var adjustment = CGPoint.zero
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2_000) }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        adjust()
      }
      override func finalizeCollectionViewUpdates() { if adjustment.y < 0 { adjust() } }
      func adjust() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = adjustment
        invalidateLayout(with: context)
      }
    }
    for (adjustment, expected) in [(50, 100), (-50, 50)] as [(CGFloat, CGFloat)] {
      let layout = Adjusting()
      let fixture = fixture(layout)
      fixture.view.contentOffset.y = 100
      fixture.view.layoutIfNeeded()
      layout.adjustment.y = adjustment
      #expect(fixture.view.numberOfItems(inSection: 0) == 40)
      fixture.source.counts = [41]
      fixture.view.performBatchUpdates {
        fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      #expect(fixture.view.contentOffset.y == expected)
    }
  }
}
