import Testing
import UIKit

/// A flow layout configured like an app's: properties, a delegate for differing values, and its
/// results.
@Suite @MainActor struct FlowLayoutTests {
  @Test func `the defaults are UIKit's`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins.rawValue == 2)
    let contextClass: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
    #expect(
      ObjectIdentifier(contextClass)
        == ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self))
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
  }

  @Test func `the delegate may give sizes only`() {
    let delegate = SizingDelegate { CGSize(width: 80, height: $0.item == 1 ? 90 : 40) }
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let fixture = FlowFixture([4], layout, delegate: delegate)
    #expect(
      fixture.view.frames(4) == [
        CGRect(x: 5, y: 25, width: 80, height: 40), CGRect(x: 120, y: 0, width: 80, height: 90),
        CGRect(x: 235, y: 25, width: 80, height: 40), CGRect(x: 5, y: 100, width: 80, height: 40),
      ])
    #expect(delegate.asked == (0..<4).map { IndexPath(item: $0, section: 0) }, "each item once")
  }

  @Test func `the delegate may speak of sections only`() {
    let delegate = SectionDelegate()
    let fixture = FlowFixture([3, 1], UICollectionViewFlowLayout(), delegate: delegate)
    // Lines of 290 points hold two items of 50 with at least 90 between them.
    #expect(
      fixture.view.frames(3) == [
        CGRect(x: 10, y: 31, width: 50, height: 50), CGRect(x: 250, y: 31, width: 50, height: 50),
        CGRect(x: 10, y: 84, width: 50, height: 50),
      ])
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(fixture.footer(0) == CGRect(x: 0, y: 136, width: 320, height: 15))
    #expect(fixture.header(1) == nil)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 219))
    #expect(
      delegate.log.sorted()
        == ["footer", "header", "inset", "item", "line"].flatMap { ["\($0) 0", "\($0) 1"] })
  }

  @Test func `a subclass of the delegate is asked instead of its superclass`() {
    final class Wide: SizingDelegate {
      override func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 300, height: 20) }
    }
    let fixture = FlowFixture([1], UICollectionViewFlowLayout(), delegate: Wide { _ in .zero })
    #expect(fixture.view.frames(1) == [CGRect(x: 10, y: 0, width: 300, height: 20)])
  }

  @Test func `a collection view controller is the delegate of its own layout`() {
    final class Screen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 200 }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
    screen.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    screen.view.layoutIfNeeded()
    #expect(screen.collectionView.frames(2).map(\.minX) == [0, 270])
  }

  @Test func `a delegate that says nothing is not asked for every item`() {
    final class Quiet: NSObject, UICollectionViewDelegateFlowLayout {}
    final class CountedLayout: UICollectionViewFlowLayout {
      var reads = 0
      override var itemSize: CGSize {
        get {
          reads += 1
          return super.itemSize
        }
        set { super.itemSize = newValue }
      }
    }
    let layout = CountedLayout()
    let fixture = FlowFixture([1_000_000], layout, delegate: Quiet())
    #expect(fixture.view.contentSize.height == 11_999_990)
    fixture.scroll(11_999_000)
    #expect(fixture.view.visibleCells.count > 30)
    #expect(layout.reads < 20)
  }

  @Test func `what does not exist has no attributes`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let fixture = FlowFixture([3, 0], layout)
    let view = fixture.view
    for path in [[0, 3], [1, 0], [2, 0], [-1, 0], [0, -1], [0], [0, 0, 0]] as [[Int]] {
      #expect(layout.layoutAttributesForItem(at: IndexPath(indexes: path)) == nil, "\(path)")
    }
    let header = UICollectionView.elementKindSectionHeader
    for path in [[0, 1], [2, 0], [0], [-1, 0]] as [[Int]] {
      #expect(
        layout.layoutAttributesForSupplementaryView(
          ofKind: header, at: IndexPath(indexes: path)) == nil, "\(path)")
    }
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "badge", at: IndexPath(item: 0, section: 0)) == nil)
    #expect(fixture.header(1) != nil, "an empty section has a header too")
    #expect(view.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  @Test func `attributes are made anew for every call and of the named class`() throws {
    final class Attributes: UICollectionViewLayoutAttributes { var note = 0 }
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
    }
    let layout = Layout()
    let fixture = FlowFixture([3], layout)
    let first = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    first.frame.origin.x = 99
    (first as? Attributes)?.note = 1
    let second = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(second.frame.origin.x == 0)
    #expect(second is Attributes)
    let all = layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
    #expect(all.count == 3)
    #expect(all.allSatisfy { $0 is Attributes })
  }

  @Test func `insets may be measured from margins`() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 16)
    layout.sectionInsetReference = .fromLayoutMargins
    let fixture = FlowFixture([10], layout)
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.frames(10).map(\.minX).min() == 42)
    #expect(fixture.view.frames(10).map(\.maxX).max() == 299)
    fixture.view.contentInset.left = 100
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.width == 220)
    #expect(fixture.view.frames(1)[0].minX == 0, "the content inset is the least")
  }

  @Test func `columns follow each other where it scrolls sideways`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 200)
    layout.headerReferenceSize = CGSize(width: 40, height: 7)
    let fixture = FlowFixture([3], layout)
    #expect(
      fixture.view.frames(3) == [
        CGRect(x: 40, y: 0, width: 90, height: 200), CGRect(x: 40, y: 280, width: 90, height: 200),
        CGRect(x: 140, y: 0, width: 90, height: 200),
      ])
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 40, height: 480))
    #expect(fixture.view.contentSize == CGSize(width: 230, height: 480))
  }
}
