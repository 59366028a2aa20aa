import Testing
import UIKit

// Code as in apps: overrides of UIKit's open members, and objects created from class values.

private class CountingCollectionView: UICollectionView {
  var questions = 0

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    questions += 1
    return super.cellForItem(at: indexPath)
  }

  override var visibleCells: [UICollectionViewCell] {
    questions += 1
    return super.visibleCells.filter { !$0.isHidden }
  }

  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems.sorted() }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    questions += 1
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    questions += 1
    return super.indexPathForItem(at: point)
  }

  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }

  override func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? { super.indexPath(forSupplementaryView: supplementaryView) }

  override func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }

  override func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { super.visibleSupplementaryViews(ofKind: elementKind) }

  override func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind) }
}

private class MarkedContext: UICollectionViewLayoutInvalidationContext {
  var invalidatesColumns = true
}

private class MarkedFlowContext: UICollectionViewFlowLayoutInvalidationContext {
  var invalidatesColumns = true
}

private class MarkedLayout: UICollectionViewFlowLayout {
  var width: CGFloat? { collectionView?.bounds.width }

  override var collectionView: UICollectionView? { super.collectionView }

  override class var invalidationContextClass: AnyClass { MarkedFlowContext.self }

  func invalidateColumns() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type
    let context = contextClass.init()
    invalidateLayout(with: context)
    return context
  }
}

@MainActor @Suite struct OverrideSourceTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `queries of a collection view can be overridden`() {
    let source = Source()
    let layout = MarkedLayout()
    let view = CountingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    #expect(view.cellForItem(at: first) != nil)
    #expect(view.visibleCells.count == 3)
    #expect(view.layoutAttributesForItem(at: first)?.frame == view.cellForItem(at: first)?.frame)
    #expect(view.indexPathForItem(at: CGPoint(x: 1, y: 1)) == first)
    #expect(view.questions == 5)
    #expect(layout.width == 320)
  }

  @Test func `an invalidation context is made of a class value`() {
    let layout = MarkedLayout()
    let context = layout.invalidateColumns()
    #expect((context as? MarkedFlowContext)?.invalidatesColumns == true)
    let plain: UICollectionViewLayoutInvalidationContext.Type = MarkedContext.self
    #expect((plain.init() as? MarkedContext)?.invalidatesColumns == true)
  }

  @Test func `geometry is compared by equalTo`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(
      CGRect(x: 5, y: 5, width: -5, height: 5).equalTo(CGRect(x: 0, y: 5, width: 5, height: 5)))
    #expect(CGRect.null.equalTo(.null))
    #expect(!CGRect.null.equalTo(.zero))
  }

  @Test func `priorities are raised and lowered by numbers`() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority -= 249
    #expect(priority == .defaultHigh)
    priority += 0.5
    #expect(priority > .defaultHigh)
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }
}
