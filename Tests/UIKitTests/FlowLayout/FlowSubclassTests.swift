import Testing
import UIKit

/// Subclasses of the flow layout as in apps.
@Suite @MainActor struct FlowSubclassTests {
  /// A layout that sets its own properties during preparation, and has a method with a property's
  /// name.
  private final class GridLayout: UICollectionViewFlowLayout {
    let itemCount = CGFloat(3)
    let itemSpacing = CGFloat(1)
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      itemSize = itemSize()
      minimumLineSpacing = itemSpacing
      minimumInteritemSpacing = itemSpacing
      sectionInsetReference = .fromSafeArea
    }

    private func itemSize() -> CGSize {
      guard let cv = collectionView else { return CGSize.zero }
      let itemLength = cv.bounds.width / itemCount - itemSpacing
      return CGSize(width: itemLength, height: itemLength)
    }
  }

  @Test func `properties that are set while preparing count at once`() {
    let layout = GridLayout()
    let fixture = FlowFixture([7], layout)
    let length = CGFloat(320) / 3 - 1
    let frames = fixture.view.frames(7)
    #expect(frames.map(\.minX) == [0, 107, 214.5, 0, 107, 214.5, 0])
    for frame in frames {
      #expect(abs(frame.width - length) < 0.001)
      #expect(frame.width == frame.height)
    }
    #expect(abs(fixture.view.contentSize.height - (3 * length + 2)) < 0.001)
    #expect(fixture.view.visibleCells.count == 7)
    let preparations = layout.preparations
    #expect(preparations <= 2, "it settles")
    fixture.scroll(5)
    #expect(layout.preparations == preparations)
    fixture.view.frame.size.width = 480
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.frames(3).map(\.minX) == [0, 160.5, 321])
  }

  /// A layout that enlarges the centered item, and stops with an item in the center.
  private final class CarouselLayout: UICollectionViewFlowLayout {
    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 200, height: 300)
      minimumLineSpacing = 20
      sectionInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    }

    required init?(coder: NSCoder) { nil }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else {
        return nil
      }
      let middle = collectionView.bounds.midX
      for attributes in attributes {
        let distance = min(abs(attributes.center.x - middle) / 220, 1)
        let scale = 1 - 0.2 * distance
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      return attributes
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: (proposedContentOffset.x / 220).rounded() * 220, y: proposedContentOffset.y)
    }
  }

  @Test func `attributes may be transformed by where they are seen`() {
    let layout = CarouselLayout()
    let fixture = FlowFixture([10], layout)
    let view = fixture.view
    func scale(_ item: Int) -> CGFloat? {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.transform.a
    }
    #expect(scale(0) == 1)
    #expect(abs((scale(1) ?? 0) - 0.8) < 1e-9)
    fixture.scroll(to: 110, 0)
    #expect(abs((scale(0) ?? 0) - 0.9) < 1e-9)
    #expect(abs((scale(1) ?? 0) - 0.9) < 1e-9)
    fixture.scroll(to: 220, 0)
    #expect(scale(1) == 1)
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.transform.isIdentity
        == true, "what the layout itself answers is untouched")
  }

  /// A layout that moves every line to the left, using the frames that `super` returns.
  private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)?.map {
        $0.copy() as! UICollectionViewLayoutAttributes
      }
      var x = sectionInset.left
      var y: CGFloat = -1
      for attributes in attributes ?? [] where attributes.representedElementCategory == .cell {
        if attributes.frame.minY >= y { x = sectionInset.left }
        attributes.frame.origin.x = x
        x += attributes.frame.width + minimumInteritemSpacing
        y = max(attributes.frame.maxY, y)
      }
      return attributes
    }
  }

  @Test func `lines may be moved to the left`() {
    let delegate = SizingDelegate { CGSize(width: [100, 120, 200, 90][$0.item % 4], height: 30) }
    let fixture = FlowFixture([8], LeftAlignedLayout(), delegate: delegate)
    let shown = fixture.view.visibleCells.map(\.frame.minX)
    #expect(shown == [0, 110, 0, 210, 0, 110, 0, 210])
  }

  /// A layout that adds a line under each item.
  private final class RuledLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let items = super.layoutAttributesForElements(in: rect) ?? []
      return items
        + items.compactMap {
          layoutAttributesForDecorationView(ofKind: "rule", at: $0.indexPath)
        }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: item.frame.minX, y: item.frame.maxY, width: 50, height: 1)
      return attributes
    }
  }

  @Test func `decoration views may be added`() {
    let layout = RuledLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "rule")
    let fixture = FlowFixture([3], layout)
    let rules = fixture.view.subviews.filter { $0.frame.height == 1 }
    #expect(rules.map(\.frame.minY) == [50, 50, 50])
  }

  private final class FlippedLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func `positions are mirrored from right to left unless the layout is flipped`() {
    #expect(UICollectionViewFlowLayout().developmentLayoutDirection == .leftToRight)
    for layout in [UICollectionViewFlowLayout(), FlippedLayout()] {
      layout.sectionInset.left = 20
      layout.headerReferenceSize = CGSize(width: 0, height: 10)
      layout.sectionHeadersPinToVisibleBounds = true
      let fixture = FlowFixture([2], layout)
      let screen = UIView(frame: fixture.view.frame)
      screen.addSubview(fixture.view)
      fixture.view.semanticContentAttribute = .forceRightToLeft
      fixture.view.layoutIfNeeded()
      let numbers = fixture.view.visibleCells.map(\.frame.minX)
      #expect(numbers == (layout is FlippedLayout ? [20, 82.5] : [250, 187.5]))
      let shown = fixture.view.visibleCells.map { $0.convert($0.bounds, to: screen).minX }
      #expect(shown == [250, 187.5])
      #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 320, height: 10))
    }
  }
}
