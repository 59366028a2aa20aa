import Testing
import UIKit

/// The invalidations that make a flow layout break its lines, and those that do not.
@Suite @MainActor struct FlowInvalidationTests {
  @Test func `scrolling asks the delegate nothing`() {
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: 100) }
    let fixture = FlowFixture([100], UICollectionViewFlowLayout(), delegate: delegate)
    delegate.asked = []
    for y in stride(from: 0, to: 3000, by: 170) { fixture.scroll(CGFloat(y)) }
    fixture.view.bounds.size.height = 300
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked.isEmpty)
  }

  @Test func `a change of the width breaks lines anew`() {
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: 100) }
    let fixture = FlowFixture([6], UICollectionViewFlowLayout(), delegate: delegate)
    #expect(fixture.view.contentSize.height == 210)
    delegate.asked = []
    fixture.view.frame.size.width = 480
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 480, height: 210))
    #expect(fixture.view.frames(6).map(\.minX) == [0, 126.5, 253.5, 380, 0, 126.5])
    // As in UIKit, which keeps the delegate's metrics for a change of the bounds.
    #expect(delegate.asked.isEmpty)
  }

  @Test func `properties invalidate only if they change`() {
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: 100) }
    let layout = UICollectionViewFlowLayout()
    let fixture = FlowFixture([6], layout, delegate: delegate)
    delegate.asked = []
    layout.minimumLineSpacing = 10
    layout.itemSize = CGSize(width: 50, height: 50)
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked.isEmpty)
    layout.minimumLineSpacing = 20
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked.count == 6)
    #expect(fixture.view.contentSize.height == 220)
  }

  @Test func `a context may keep what the delegate said or everything`() {
    var height: CGFloat = 100
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: height) }
    let layout = UICollectionViewFlowLayout()
    let fixture = FlowFixture([6], layout, delegate: delegate)
    height = 50
    delegate.asked = []
    let keepsMetrics = UICollectionViewFlowLayoutInvalidationContext()
    keepsMetrics.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: keepsMetrics)
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked.isEmpty)
    let keepsAll = UICollectionViewFlowLayoutInvalidationContext()
    keepsAll.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: keepsAll)
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked.isEmpty)
    #expect(fixture.view.frames(1)[0].height == 100)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.frames(1)[0].height == 50)
  }

  @Test func `reloading asks for counts and sizes`() {
    let fixture = FlowFixture([6], UICollectionViewFlowLayout())
    #expect(fixture.view.contentSize.height == 110)
    fixture.counts = [1, 1]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 100)
    #expect(fixture.view.visibleCells.count == 2)
  }

  @Test func `pinned headers and footers follow the visible part`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let delegate = SizingDelegate { _ in CGSize(width: 320, height: 100) }
    let fixture = FlowFixture([10, 10], layout, delegate: delegate)
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 480)))
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    fixture.view.layoutIfNeeded()
    delegate.asked = []
    fixture.scroll(200)
    let header = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    let footer = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 200, width: 320, height: 30))
    #expect(footer?.frame == CGRect(x: 0, y: 660, width: 320, height: 20))
    #expect(fixture.view.subviews.last === header || fixture.view.subviews.last === footer)
    fixture.scroll(1015)
    #expect(header?.frame.minY == 1000, "the footer pushes it out")
    #expect(delegate.asked.isEmpty)
    fixture.view.contentInset.top = 50
    fixture.scroll(1500)
    #expect(fixture.header(1)?.minY == 1550, "below the content inset")
  }

  @Test func `a context that names one item places all items of lines that were broken again`() {
    var height: CGFloat = 100
    let delegate = SizingDelegate { CGSize(width: 320, height: $0.item == 0 ? height : 100) }
    let layout = UICollectionViewFlowLayout()
    let fixture = FlowFixture([40], layout, delegate: delegate)
    for newHeight in [CGFloat(30), 470, 100] {
      height = newHeight
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0]])
      layout.invalidateLayout(with: context)
      fixture.view.layoutIfNeeded()
      expectPlaced(fixture.view)
    }
  }

  /// Compares the cells with the layout's attributes of every item.
  private func expectPlaced(_ view: UICollectionView) {
    var visible: [IndexPath] = []
    for item in 0..<view.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let frame = view.collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
      let cell = view.cellForItem(at: indexPath)
      if let frame, !frame.intersection(view.bounds).isEmpty { visible.append(indexPath) }
      if let cell { #expect(cell.frame == frame, "item \(item)") }
    }
    #expect(view.indexPathsForVisibleItems == visible)
  }
}
