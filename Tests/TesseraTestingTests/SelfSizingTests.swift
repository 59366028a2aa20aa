import SelfSizing
import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite("Rows are as high as their text")
struct SelfSizingTests {
  @Test
  func `every row that was seen is as high as its cell wants, and rows follow each other 8 apart`()
    throws
  {
    let screen = HostedScreen(SelfSizingListViewController())
    try expectRows(on: screen, margin: 16)
    screen.scroll(to: 1200)
    try expectRows(on: screen, margin: 16)
    screen.rotate(toLandscape: true)
    try expectRows(on: screen, margin: 59 + 16)
  }

  private func expectRows(on screen: HostedScreen, margin: CGFloat) throws {
    let collectionView = try #require(screen.collectionView)
    let cells = collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.count > 3)
    var heights: Set<CGFloat> = []
    for (index, cell) in cells.enumerated() {
      let width = collectionView.bounds.width - 2 * margin
      #expect(cell.frame.minX == margin)
      #expect(cell.frame.width == width)
      let wanted = cell.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(abs(cell.frame.height - wanted) < 0.34)
      heights.insert(cell.frame.height)
      if index > 0 { #expect(abs(cell.frame.minY - cells[index - 1].frame.maxY - 8) < 0.34) }
    }
    #expect(heights.count > 1)
  }

  @Test func `both ways of writing the mixed layout come to the same heights and margins`() throws {
    let screen = HostedScreen(SelfSizingMixedViewController())
    screen.scroll(to: 10_000)
    screen.scroll(to: 0)
    screen.scroll(to: 400)
    screen.scroll(to: 10_000)
    for item in 0..<10 {
      let first = try #require(screen.frame(at: [0, item]))
      let second = try #require(screen.frame(at: [1, item]))
      #expect(first.size == second.size, "item \(item)")
      #expect(first.minX == second.minX, "item \(item)")
      #expect(first.minX == (item % 5 < 3 ? 16 : 48))
      #expect(first.height != 100, "item \(item) was measured")
    }
  }
}
