import TestSupport
import Testing

@testable import UIKit

/// The position of a row that is swiped and closes again.
@MainActor
struct SwipeDisplacementTests {
  @Test func `a closed row lies at the frame of its attributes without rounding errors`() {
    var random = RepeatableRandom(seed: 7)
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 16, y: 94.5, width: 288, height: 52)
    let cell = UICollectionViewCell(frame: .zero)
    cell.applyIfChanged(attributes)
    for _ in 0..<200 {
      for _ in 0..<9 { cell.showSwipe(CGFloat.random(in: -296...296, using: &random)) }
      cell.showSwipe(nil)
      #expect(cell.frame == attributes.frame)
    }
  }

  @Test func `a row that an app has moved keeps its distance from its place`() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 16, y: 0, width: 288, height: 52)
    let cell = UICollectionViewCell(frame: .zero)
    cell.applyIfChanged(attributes)
    cell.showSwipe(-100)
    cell.center.x += 8
    cell.showSwipe(nil)
    #expect(cell.frame.minX == 24)
  }
}
