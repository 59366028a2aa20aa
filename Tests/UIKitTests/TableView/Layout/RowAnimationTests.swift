import Testing

@testable import UIKit

/// The attributes between which rows are animated.
@MainActor
struct RowAnimationTests {
  private func attributes() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 1, section: 0))
    attributes.frame = CGRect(x: 0, y: 52, width: 375, height: 52)
    return attributes
  }

  @Test(arguments: [
    (RowAnimation.right, CGFloat(375), CGFloat(52)), (.left, -375, 52), (.top, 0, 0),
    (.bottom, 0, 104), (.fade, 0, 52), (.none, 0, 52), (.automatic, 0, 52),
  ])
  func `a row comes from where its animation says`(
    animation: RowAnimation, x: CGFloat, y: CGFloat
  ) {
    let start = animation.start(attributes(), inWidth: 375)
    #expect(start.frame == CGRect(x: x, y: y, width: 375, height: 52))
    #expect(start.alpha == (animation == .fade ? 0 : 1))
  }

  @Test func `a row opens about its middle`() {
    let start = RowAnimation.middle.start(attributes(), inWidth: 375)
    #expect(start.frame == CGRect(x: 0, y: 26, width: 375, height: 52))
  }

  @Test func `inserted and deleted rows are behind their neighbors`() {
    for animation in [RowAnimation.fade, .right, .left, .top, .bottom, .middle, .automatic] {
      #expect(animation.start(attributes(), inWidth: 375).zIndex < 0)
      #expect(animation.end(attributes(), inWidth: 375).zIndex < 0)
    }
    #expect(RowAnimation.none.start(attributes(), inWidth: 375).zIndex == 0)
    #expect(RowAnimation.none.end(attributes(), inWidth: 375).isHidden)
  }

  @Test func `the layout animates what the change names`() throws {
    let table = TableFixture(TableEnvironment(width: 375), counts: [5])
    var animations = RowAnimations()
    let (deleted, inserted) = (IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0))
    animations.delete([deleted], with: .left)
    animations.insert([inserted], with: .right)
    table.layout.setRowAnimations(animations)
    var batch = BatchOperations()
    batch.deletedItems = [deleted]
    batch.insertedItems = [inserted]
    var new = table.sections
    new[0].rows.remove(at: 1)
    new[0].rows.insert(TableFixture.Row(id: 9), at: 3)
    try table.apply(batch, new)
    let layout = table.layout!
    #expect(
      layout.finalLayoutAttributesForDisappearingItem(at: deleted)?.frame
        == CGRect(x: -375, y: 52, width: 375, height: 52))
    #expect(
      layout.initialLayoutAttributesForAppearingItem(at: inserted)?.frame
        == CGRect(x: 375, y: 156, width: 375, height: 52))
    layout.finalizeCollectionViewUpdates()
    #expect(layout.rowAnimations.isEmpty)
  }

  @Test func `the elements of an inserted section have its animation`() throws {
    var batch = BatchOperations()
    batch.insertedSections = [2]
    let change = try BatchChange(batch, from: [1, 1, 1], to: [1, 1, 5, 1])
    var animations = RowAnimations()
    animations.insert(sections: [2], with: .fade)
    let header = ElementKey(
      .supplementary(UICollectionView.elementKindSectionHeader),
      at: IndexPath(item: 0, section: 2))
    let row = ElementKey(.cell, at: IndexPath(item: 4, section: 2))
    #expect(animations.entrance(of: header, in: change) == .fade)
    #expect(animations.entrance(of: row, in: change) == .fade)
    #expect(animations.exit(of: header, in: change) == nil)
  }

  @Test func `reloaded rows leave and enter with the animation of their old index paths`() throws {
    var batch = BatchOperations()
    batch.reloadedItems = [IndexPath(item: 1, section: 0)]
    batch.insertedItems = [IndexPath(item: 0, section: 0)]
    let change = try BatchChange(batch, from: [3], to: [4])
    var animations = RowAnimations()
    animations.delete([IndexPath(item: 1, section: 0)], with: .left)
    func row(_ item: Int) -> ElementKey { ElementKey(.cell, at: IndexPath(item: item, section: 0)) }
    #expect(animations.exit(of: row(1), in: change) == .left)
    #expect(animations.entrance(of: row(2), in: change) == .left)
    #expect(animations.entrance(of: row(0), in: change) == nil)
    animations.standard = .top
    #expect(animations.entrance(of: row(0), in: change) == .top)
    #expect(animations.entrance(of: row(1), in: change) == nil)
    #expect(animations.entrance(of: row(2), in: change) == .left)
    #expect(animations.exit(of: row(0), in: change) == nil)
  }
}
