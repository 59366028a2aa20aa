import Testing

@testable import UIKit

@MainActor @Suite("Placements of popovers")
struct PopoverPlacementTests {
  @Test func `placements lose the least size and then move the least, in all directions`() {
    var random = RepeatableRandom(seed: 31)
    let area = CGRect(x: 19, y: 32, width: 782, height: 1123)
    for _ in 0..<2000 {
      let source = CGRect(
        x: CGFloat(Int.random(in: -50...850, using: &random)),
        y: CGFloat(Int.random(in: -50...1200, using: &random)),
        width: CGFloat(Int.random(in: 0...300, using: &random)),
        height: CGFloat(Int.random(in: 0...300, using: &random)))
      let size = CGSize(
        width: CGFloat(Int.random(in: 1...900, using: &random)),
        height: CGFloat(Int.random(in: 1...1300, using: &random)))
      let best = PopoverPlacement(
        beside: source, size: size, in: area, permitted: .any, overlaps: false)
      for direction: UIPopoverArrowDirection in [.up, .down, .left, .right] {
        let one = PopoverPlacement(
          beside: source, size: size, in: area, permitted: direction, overlaps: false)
        #expect(one.direction == direction)
        let lost = { (placement: PopoverPlacement) -> CGFloat in
          size.width + size.height + 13 - placement.frame.width - placement.frame.height
        }
        #expect(lost(best) <= lost(one) + 0.001, "\(source) \(size) seed 31")
      }
      let covering = PopoverPlacement(
        beside: source, size: size, in: area, permitted: .any, overlaps: true)
      for frame in [best.frame, covering.frame] {
        #expect(frame.minX >= area.minX - 0.001, "\(source) \(size) seed 31")
        #expect(frame.maxX <= area.maxX + 0.001, "\(source) \(size) seed 31")
        #expect(frame.minY >= area.minY - 0.001, "\(source) \(size) seed 31")
        #expect(frame.maxY <= area.maxY + 0.001, "\(source) \(size) seed 31")
      }
    }
  }
}
