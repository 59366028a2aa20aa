import Testing
import UIKit

/// The handler of a section's visible items.
@Suite(.serialized) @MainActor struct CollectionVisibleItemsTests {
  private struct Call {
    var section: Int
    var items: [NSCollectionLayoutVisibleItem]
    var offset: CGPoint
    var size: CGSize
  }

  @MainActor private final class Log {
    var calls: [Call] = []
    var change: ([NSCollectionLayoutVisibleItem], CGPoint) -> Void = { _, _ in }
  }

  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ log: Log,
    _ counts: [Int] = [3, 8], width: NSCollectionLayoutDimension = .absolute(100)
  ) -> CollectionFixture {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = Make.row(behavior, width: width)
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        log.calls.append(
          Call(
            section: index, items: items, offset: offset, size: environment.container.contentSize))
        log.change(items, offset)
      }
      return section
    }
    return CollectionFixture(counts, layout)
  }

  @Test func `when solved it is called for the last section first`() {
    let log = Log()
    _ = fixture(.groupPagingCentered, log, width: .fractionalWidth(0.8))
    #expect(log.calls.map(\.section) == [1, 0])
    #expect(log.calls.map(\.offset) == [CGPoint(x: -27, y: 78), CGPoint(x: -27, y: 0)])
    #expect(log.calls.allSatisfy { $0.size == CGSize(width: 310, height: 50) })
    #expect(
      log.calls[0].items.map(\.representedElementCategory) == [.cell, .cell, .supplementaryView])
  }

  @Test func `it is called at every change of the offset and only for that section`() {
    let log = Log()
    let fixture = fixture(.continuous, log)
    log.calls = []
    fixture.view.rowViews[1].putRow(at: 40)
    #expect(log.calls.map(\.section) == [1])
    #expect(log.calls[0].offset.x == 40)
    let fourth = log.calls[0].items.first { $0.indexPath == IndexPath(item: 3, section: 1) }
    #expect(fourth?.frame.minX == 328, "frames stay unscrolled")
    log.calls = []
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(log.calls.isEmpty)
  }

  @Test func `newly visible items come last and the others are the same objects`() {
    let log = Log()
    let fixture = fixture(.continuous, log)
    let first = log.calls.first { $0.section == 1 }!.items
    fixture.view.rowViews[1].putRow(at: 150)
    let second = log.calls.last!.items
    #expect(second.last?.indexPath == IndexPath(item: 4, section: 1))
    #expect(second.first === first[1])
    #expect(second.contains { $0 === first.last })
  }

  @Test func `what is set shows on the live views`() throws {
    let log = Log()
    log.change = { items, _ in
      for item in items where item.representedElementCategory == .cell {
        item.alpha = 0.5
        item.zIndex = item.indexPath.item == 1 ? 9 : 0
        item.isHidden = item.indexPath.item == 2
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        if item.indexPath.item == 0 { item.center.y -= 0.5 }
      }
    }
    let fixture = fixture(.continuous, log)
    let cells = try (0..<3).map { try #require(fixture.cell($0, 1)) }
    #expect(cells.map(\.alpha) == [0.5, 0.5, 0.5])
    #expect(cells.map(\.isHidden) == [false, false, true])
    #expect(cells[1].transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(cells[1].layer.zPosition == 9)
    #expect(cells[1].superview?.subviews.last === cells[1])
    #expect(cells[0].center == CGPoint(x: 54, y: 125.5))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 126)) == nil)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 54, y: 126))?.item == 0)

    fixture.view.rowViews[1].putRow(at: 10)
    #expect(cells[0].center.y == 125, "the object remembers what was set before")
  }

  @Test func `a view used again does not keep what was set`() {
    let log = Log()
    log.change = { items, _ in
      for item in items where item.indexPath.item == 0 && item.representedElementCategory == .cell {
        item.isHidden = true
        item.alpha = 0.2
      }
    }
    let fixture = fixture(.continuous, log, [3, 40])
    fixture.view.rowViews[1].putRow(at: 2000)
    for cell in fixture.view.visibleCells where cell.frame.minY == 101 {
      #expect(!cell.isHidden)
      #expect(cell.alpha == 1)
    }
  }

  @Test func `what is set outside the handler shows in the next pass`() {
    let log = Log()
    let fixture = fixture(.continuous, log)
    let item = log.calls.first { $0.section == 1 }!.items[0]
    item.alpha = 0.25
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(0, 1)?.alpha == 0.25)
  }

  @Test func `a section along the layout is called with the content offset`() {
    let log = Log()
    let fixture = fixture(.none, log, [30])
    #expect(log.calls.map(\.offset) == [.zero])
    #expect(log.calls[0].size == CGSize(width: 320, height: 480))
    fixture.scroll(toY: 80)
    #expect(log.calls.last?.offset == CGPoint(x: 0, y: 80))
    #expect(log.calls.last?.items.first?.indexPath.item == 1)
  }
}
