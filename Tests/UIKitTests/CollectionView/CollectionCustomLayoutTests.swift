import Testing
import UIKit

/// A custom layout as in the articles: columns computed once, attributes cached.
private final class ColumnLayout: UICollectionViewLayout {
  var cached: [UICollectionViewLayoutAttributes] = []
  var preparations = 0
  var boundsAsked: [CGRect] = []
  var boundsWhenAsked: [CGRect] = []
  var invalidatesForBounds = false
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView else { return }
    cached = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let side = collectionView.bounds.width / 3
      attributes.frame = CGRect(
        x: CGFloat(item % 3) * side, y: CGFloat(item / 3) * side, width: side, height: side)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: cached.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cached.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cached.indices.contains(indexPath.item) ? cached[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsAsked.append(newBounds)
    boundsWhenAsked.append(collectionView?.bounds ?? .null)
    return invalidatesForBounds
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

private final class TintAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! TintAttributes
    copy.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintAttributes, super.isEqual(other) else { return false }
    return MainActor.assumeIsolated { tint == other.tint }
  }
}

private final class TintContext: UICollectionViewLayoutInvalidationContext {
  var reason = "none"
}

private final class TintLayout: UICollectionViewCompositionalLayout {
  var tint = 0
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override class var layoutAttributesClass: AnyClass { TintAttributes.self }
  override class var invalidationContextClass: AnyClass { TintContext.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for case let tinted as TintAttributes in attributes ?? [] { tinted.tint = tint }
    return attributes
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

private final class TintCell: UICollectionViewCell {
  var tint: Int?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tint = (layoutAttributes as? TintAttributes)?.tint
  }
}

/// Layouts from outside the library.
@Suite(.serialized) @MainActor struct CollectionCustomLayoutTests {
  @Test func `a layout of the user's own is shown`() {
    let layout = ColumnLayout()
    let fixture = CollectionFixture([100], layout)
    #expect(layout.collectionView === fixture.view)
    #expect(fixture.view.visibleCells.count == 15)
    #expect(fixture.cell(4)?.frame == layout.cached[4].frame)
    fixture.scroll(toY: 1000)
    let named = layout.cached.filter {
      $0.frame.minY < 1480 && $0.frame.maxY > 1000
    }
    #expect(fixture.view.indexPathsForVisibleItems == named.map(\.indexPath))
    #expect(layout.preparations == 1)
  }

  @Test func `what a layout returns beyond the rectangle is not made`() {
    final class Everything: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<100).map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 320, height: 50)
          attributes.isHidden = item == 3
          return attributes
        }
      }
    }
    let fixture = CollectionFixture([100], Everything())
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 4, 5, 6, 7, 8, 9])
  }

  @Test func `the layout is asked before the bounds change`() {
    let layout = ColumnLayout()
    let fixture = CollectionFixture([100], layout)
    layout.boundsAsked = []
    layout.boundsWhenAsked = []
    fixture.scroll(toY: 30)
    #expect(layout.boundsAsked == [CGRect(x: 0, y: 30, width: 320, height: 480)])
    #expect(layout.boundsWhenAsked == [CGRect(x: 0, y: 0, width: 320, height: 480)])
    #expect(layout.preparations == 1)
    layout.boundsAsked = []
    fixture.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect(layout.boundsAsked == [CGRect(x: 0, y: 30, width: 300, height: 400)])
    layout.invalidatesForBounds = true
    fixture.scroll(toY: 60)
    #expect(layout.preparations == 2)
    #expect(fixture.cell(0)?.frame.width == 100)
  }

  @Test func `invalidations until the pass make one preparation`() {
    let layout = ColumnLayout()
    let fixture = CollectionFixture([10], layout)
    for _ in 0..<5 { layout.invalidateLayout() }
    #expect(layout.preparations == 1)
    fixture.view.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }

  @Test func `reloading says that everything is out of date`() {
    let layout = ColumnLayout()
    let fixture = CollectionFixture([10], layout)
    layout.contexts = []
    fixture.view.reloadData()
    #expect(layout.contexts.isEmpty)
    fixture.view.layoutIfNeeded()
    #expect(layout.contexts.map(\.invalidateEverything) == [true])
    #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true])
    layout.invalidateLayout()
    #expect(layout.contexts.last?.invalidateEverything == false)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == false)
  }

  @Test func `a context moves the content offset`() {
    let layout = ColumnLayout()
    let fixture = CollectionFixture([100], layout)
    fixture.scroll(toY: 100)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    layout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 125)
  }

  @Test func `attributes are kept as copies`() {
    let layout = ColumnLayout()
    let fixture = CollectionFixture([9], layout)
    let cell = fixture.cell(0)!
    // The layout changes the object that it returned before.
    layout.cached[0].alpha = 0.5
    let context = UICollectionViewLayoutInvalidationContext()
    fixture.view.collectionViewLayout = LayoutOfOthers(layout)
    fixture.view.collectionViewLayout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(cell.alpha == 0.5)
    #expect(cell.applications == 2)
  }

  @Test func `transforms and depths are applied`() {
    let layout = ColumnLayout()
    let fixture = CollectionFixture([4], LayoutOfOthers(layout))
    layout.cached = (0..<4).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: CGFloat(item) * 40, y: 0, width: 40, height: 40)
      attributes.zIndex = -item
      return attributes
    }
    layout.cached[1].transform = CGAffineTransform(scaleX: 2, y: 0.5)
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(1)?.bounds.size == CGSize(width: 40, height: 40))
    #expect(fixture.cell(1)?.center == CGPoint(x: 60, y: 20))
    #expect(fixture.cell(1)?.frame == CGRect(x: 20, y: 10, width: 80, height: 20))
    func order() -> [String?] {
      fixture.view.subviews.compactMap { ($0 as? RecordingCell)?.shown }
    }
    #expect(order() == ["0.3", "0.2", "0.1", "0.0"])
    layout.cached[3].zIndex = 9
    layout.cached[1].transform = .identity
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(order() == ["0.2", "0.1", "0.0", "0.3"])
    #expect(fixture.cell(1)?.frame == CGRect(x: 40, y: 0, width: 40, height: 40))
    #expect(fixture.cell(3)?.layer.zPosition == 9)
  }

  @Test func `attributes and contexts are of the classes that the layout names`() {
    let layout = TintLayout(section: Make.grid(columns: 1, rowHeight: 48))
    let fixture = CollectionFixture([0], layout)
    fixture.view.register(TintCell.self, forCellWithReuseIdentifier: "cell")
    let source = TintSource()
    fixture.view.dataSource = source
    fixture.view.layoutIfNeeded()
    let cell = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TintCell
    #expect(cell?.tint == 0)
    layout.tint = 5
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell?.tint == 5)
    #expect(layout.contexts.allSatisfy { ($0 as? TintContext)?.reason == "none" })
    #expect(layout.contexts.count >= 2)
  }
}

/// A layout that forwards to another layout.
private final class LayoutOfOthers: UICollectionViewLayout {
  let other: ColumnLayout

  init(_ other: ColumnLayout) {
    self.other = other
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 320) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { other.cached }
}

@MainActor
private final class TintSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
