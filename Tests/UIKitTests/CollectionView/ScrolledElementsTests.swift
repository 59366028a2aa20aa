import CollectionLayout
import TestSupport
import Testing

@testable import UIKit

/// The comparison of the elements before and after a scroll step.
@Suite struct ScrolledElementsTests {
  /// Returns the elements of a grid with a header and a background, which overlap a rectangle.
  private func elements(in rect: LayoutRect, columns: Int, sections: Int) -> [LayoutElement] {
    var all: [LayoutElement] = []
    for section in 0..<sections {
      let top = Double(section) * 220
      for item in 0..<(20 * columns) {
        let frame = LayoutRect(
          x: Double(item % columns) * 30, y: top + 20 + Double(item / columns) * 10, width: 28,
          height: 9)
        all.append(
          LayoutElement(category: .item, section: section, index: item, frame: frame, zIndex: 0))
      }
      all.append(
        LayoutElement(
          category: .boundary(kind: .header), section: section, index: 0,
          frame: LayoutRect(x: 0, y: top, width: Double(columns) * 30, height: 20), zIndex: 1))
      all.append(
        LayoutElement(
          category: .decoration(kind: .footer), section: section, index: 0,
          frame: LayoutRect(x: 0, y: top, width: Double(columns) * 30, height: 220), zIndex: -1))
    }
    return all.filter { $0.frame.intersects(rect) }
  }

  private func part(_ bounds: CGRect, margin: CGFloat) -> ScrolledElements.Part {
    ScrolledElements.Part(bounds: bounds, rect: bounds.insetBy(dx: 0, dy: -margin))
  }

  @Test(arguments: 0..<40) func `the comparison equals a naive one`(seed: Int) {
    var random = RepeatableRandom(seed: UInt64(seed))
    let columns = Int.random(in: 1...8, using: &random)
    let margin = CGFloat(Int.random(in: 0...40, using: &random))
    let size = CGSize(
      width: Int.random(in: 1...200, using: &random),
      height: Int.random(in: 1...300, using: &random))
    func bounds(near other: CGRect?) -> CGRect {
      let way = Int.random(in: 1...60, using: &random)
      return CGRect(
        origin: CGPoint(
          x: (other?.minX ?? 0) + CGFloat(Int.random(in: -way...way, using: &random)),
          y: (other?.minY ?? 300) + CGFloat(Int.random(in: -way...way, using: &random))),
        size: size)
    }
    var scrolled = ScrolledElements()
    var before = bounds(near: nil)
    for _ in 0..<10 {
      let after = bounds(near: before)
      let (one, other) = (part(before, margin: margin), part(after, margin: margin))
      let isCompared = scrolled.compare(one, other) { rect, list in
        list += elements(in: LayoutRect(rect), columns: columns, sections: 4)
        return true
      }
      let old = elements(in: LayoutRect(one.rect), columns: columns, sections: 4)
      let new = elements(in: LayoutRect(other.rect), columns: columns, sections: 4)
      before = after
      // Parts without a common element may be too far from each other.
      guard isCompared else {
        #expect(Set(old).isDisjoint(with: new) || old.count + new.count > 64, "seed \(seed)")
        continue
      }
      let (known, wanted) = (Set(old), Set(new))
      #expect(scrolled.left == old.filter { !wanted.contains($0) }, "seed \(seed)")
      let changed = new.filter { element in
        let frame = CGRect(element.frame)
        return !known.contains(element)
          || frame.sharesArea(with: one.rect) != frame.sharesArea(with: other.rect)
          || frame.sharesArea(with: one.bounds) != frame.sharesArea(with: other.bounds)
      }
      #expect(scrolled.changed == changed, "seed \(seed)")
    }
  }

  @Test func `elements that cannot be listed are not compared`() {
    var scrolled = ScrolledElements()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(!scrolled.compare(part(bounds, margin: 0), part(bounds, margin: 0)) { _, _ in false })
  }
}
