import Testing
import UIKit

/// Cells that have the size of their largest sibling (documented).
@Suite(.serialized) @MainActor struct UniformSizingTests {
  private func grid(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), height),
      repeatingSubitem: Make.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)),
      count: 2)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func height(_ item: Int) -> CGFloat { [31, 88, 31, 126, 31][item % 5] }

  @Test func `cells of a row are as tall as the tallest`() {
    let fixture = SizingFixture([5], grid(.estimated(50))) { height($0) }
    #expect(
      fixture.view.frames(5)
        == [
          CGRect(x: 0, y: 0, width: 157.5, height: 88),
          CGRect(x: 162.5, y: 0, width: 157.5, height: 88),
          CGRect(x: 0, y: 91, width: 157.5, height: 126),
          CGRect(x: 162.5, y: 91, width: 157.5, height: 126),
          CGRect(x: 0, y: 220, width: 157.5, height: 31),
        ])
    #expect(fixture.view.contentSize.height == 251)
    #expect(fixture.cell(0)?.frame.height == 88)
  }

  @Test func `a uniform outermost group gives one height to the section`() {
    let layout = grid(.uniformAcrossSiblings(estimate: 50))
    let fixture = SizingFixture([5, 2], layout) { $0 < 5 ? height($0) : 40 }
    #expect(fixture.heights(5) == [126, 126, 126, 126, 126])
    #expect(fixture.view.frames(5).last?.minY == 258)
    // Another section has its own length.
    #expect(fixture.heights(2, section: 1) == [40, 40])
  }

  @Test func `a taller cell that comes into sight makes all taller`() {
    let layout = grid(.uniformAcrossSiblings(estimate: 50))
    let fixture = SizingFixture([60], layout) { $0 == 59 ? 70 : 40 }
    #expect(fixture.heights(60) == Array(repeating: 40, count: 60))
    fixture.scroll(toY: fixture.view.contentSize.height - 480)
    #expect(fixture.heights(60) == Array(repeating: 70, count: 60))
    #expect(fixture.view.contentSize.height == 2187)
  }

  @Test func `a cell that shrinks lets its siblings shrink`() throws {
    let fixture = SizingFixture([4], grid(.uniformAcrossSiblings(estimate: 50))) { height($0) }
    let cell = try #require(fixture.cell(3))
    cell.height = 20
    cell.invalidateIntrinsicContentSize()
    fixture.view.layoutIfNeeded()
    #expect(fixture.heights(4) == [88, 88, 88, 88])
  }
}
