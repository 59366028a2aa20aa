import Testing
import UIKit

/// Attributes as values: geometry, copies, equality.
@Suite @MainActor struct CollectionAttributesTests {
  @Test func `frame centre and size agree`() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 3, section: 2))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.center = CGPoint(x: 0, y: 0)
    #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  /// A frame of thirds reads back exactly, although its center is not a round number.
  @Test func `a frame comes back exactly`() {
    let attributes = UICollectionViewLayoutAttributes()
    let frame = CGRect(x: 131 + 1.0 / 3, y: 1e7 / 3, width: 87 + 2.0 / 3, height: 0.1)
    attributes.frame = frame
    #expect(attributes.frame == frame)
  }

  @Test func `a transform is about the middle`() {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.frame = CGRect(x: 100, y: 100, width: 50, height: 20)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.frame == CGRect(x: 75, y: 80, width: 100, height: 60))
    #expect(attributes.size == CGSize(width: 50, height: 20))
    #expect(attributes.center == CGPoint(x: 125, y: 110))
  }

  @Test func `defaults are UIKit's`() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 1, section: 0))
    #expect(attributes.representedElementCategory == .supplementaryView)
    #expect(attributes.representedElementKind == "badge")
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform.isIdentity)
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    #expect(cell.representedElementKind == nil)
    #expect(cell.representedElementCategory == .cell)
  }

  @Test func `every property counts for equality`() {
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.origin.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 },
      { $0.isHidden = true }, { $0.indexPath = IndexPath(item: 9, section: 9) },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    ]
    let original = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "a", with: IndexPath(item: 0, section: 0))
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for (number, change) in changes.enumerated() {
      let copy = original.copy() as! UICollectionViewLayoutAttributes
      #expect(copy !== original)
      #expect(copy.isEqual(original), "change \(number)")
      #expect(copy.hash == original.hash, "change \(number)")
      change(copy)
      #expect(!copy.isEqual(original), "change \(number)")
    }
    let otherKind = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "b", with: IndexPath(item: 0, section: 0))
    otherKind.frame = original.frame
    #expect(!otherKind.isEqual(original))
    #expect(!original.isEqual("a"))
  }

  @Test func `a subclass is copied as what it is`() {
    final class Marked: UICollectionViewLayoutAttributes {
      var mark = ["a"]
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Marked
        copy.mark = mark
        return copy
      }
    }
    let marked = Marked(forCellWith: IndexPath(item: 4, section: 1))
    marked.mark = ["b", "c"]
    marked.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = marked.copy() as? Marked
    #expect(copy?.mark == ["b", "c"])
    #expect(copy?.indexPath == IndexPath(item: 4, section: 1))
    #expect(copy?.frame == marked.frame)
    #expect(copy?.isEqual(marked) == true)
  }
}
