import Testing

@testable import UIKit

/// The calls of a custom layout during a change, and the effects of its results.
@MainActor @Suite struct LayoutUpdateHookTests {
  final class Rows: UICollectionViewLayout {
    var log: [String] = []
    var count = 0

    override func prepare() {
      super.prepare()
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
      log.append("prepare")
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: count * 50) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 50, width: 320, height: 50)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log.append("updates \(updateItems.count)")
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(itemIndexPath.item)")
      guard itemIndexPath.item == 0 else { return nil }
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x += 320
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final \(itemIndexPath.item)")
      let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
      attributes.frame = CGRect(x: -320, y: 0, width: 320, height: 50)
      return attributes
    }

    override func finalizeCollectionViewUpdates() { log.append("finalize") }
  }

  @Test func `the layout is asked in order and its answers are shown`() {
    let layout = Rows()
    let fixture = CollectionFixture([3], layout)
    let window = fixture.showInPlayingWindow()
    layout.log = []
    let gone = fixture.cell(2)!
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [[0, 2]])
      fixture.view.insertItems(at: [[0, 0]])
    }
    #expect(layout.log.prefix(3) == ["prepare", "updates 2", "final 2"])
    #expect(layout.log.dropFirst(3).dropLast().sorted() == ["initial 0", "initial 1", "initial 2"])
    #expect(layout.log.last == "finalize")
    #expect(fixture.cell(0)!.presentation.frame.minX == 320)
    #expect(gone.frame.minX == -320)
    #expect(gone.presentation.frame.minX == 0)
    window.animationClock.advance(by: 1)
    #expect(gone.superview == nil)
    #expect(fixture.cell(0)!.presentation.frame.minX == 0)
  }

  @Test func `a layout that is derived changes what is usual`() throws {
    final class Rising: UICollectionViewCompositionalLayout {
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
    }
    let fixture = CollectionFixture(
      [3], Rising(section: Make.grid(columns: 1, rowHeight: 50)))
    fixture.source.counts = [4]
    fixture.view.insertItems(at: [[0, 1]])
    let elements = try #require(fixture.view.latestTransition).elements
    let new = try #require(elements.first { $0.change == .inserted })
    #expect(new.start.alpha == 0)
    #expect(new.start.transform.a == 0.5)
    #expect(elements.filter { $0.change == .moved }.map(\.indexPathAfter?.item) == [2, 3])
    #expect(elements.filter { $0.change == .moved }.allSatisfy { $0.start.transform.isIdentity })
  }

  @Test func `the layout says where the content goes`() {
    final class Fixed: UICollectionViewCompositionalLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 300) }
    }
    let fixture = CollectionFixture(
      [50], Fixed(section: Make.grid(columns: 1, rowHeight: 50)))
    fixture.scroll(toY: 0)
    fixture.source.counts = [51]
    fixture.view.insertItems(at: [[0, 0]])
    #expect(fixture.view.contentOffset.y == 300)
    #expect(fixture.view.latestTransition?.offsetDistance == CGPoint(x: 0, y: -300))
  }
}
