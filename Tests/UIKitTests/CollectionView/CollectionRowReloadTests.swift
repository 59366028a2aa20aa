import Testing
import UIKit

/// Rows of orthogonally scrolling sections after a reload of the data.
@Suite @MainActor struct CollectionRowReloadTests {
  private func fixture(_ counts: [Int], sharesDescription: Bool) -> CollectionFixture {
    let layout =
      sharesDescription
      ? UICollectionViewCompositionalLayout(section: Make.row(.continuous))
      : UICollectionViewCompositionalLayout { _, _ in Make.row(.groupPaging) }
    return CollectionFixture(counts, layout)
  }

  @Test(arguments: [true, false]) func `rows of removed sections go with a reload`(shared: Bool) {
    let fixture = fixture([9, 9, 9], sharesDescription: shared)
    #expect(fixture.view.rowViews.count == 3)
    fixture.view.rowViews[2].putRow(at: 108)
    for counts in [[9, 9], [9], [], [9, 9, 9, 9], [0, 9]] {
      fixture.source.counts = counts
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.rowViews.count == counts.filter { $0 > 0 }.count, "\(counts)")
      #expect(fixture.view.indexPathsForVisibleItems.allSatisfy { $0.section < counts.count })
    }
  }

  @Test func `a row that is moving ends with its section`() {
    let fixture = fixture([9, 9], sharesDescription: true)
    let window = fixture.showInPlayingWindow()
    let row = fixture.view.rowViews[1]
    row.setContentOffset(
      CGPoint(x: row.contentOffset.x + 300, y: row.contentOffset.y), animated: true)
    window.animationClock.advance(by: 0.05)
    fixture.source.counts = [9]
    fixture.view.reloadData()
    window.settleLayout()
    #expect(row.superview == nil)
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(fixture.view.rowViews.count == 1)
    #expect(fixture.view.rowViews[0].rowDistance == 0)
  }

  @Test func `paging rests at the nearest page regardless of the end`() {
    // Three groups of 250 in a viewport of 300: 450 is the end.
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.absolute(250), .absolute(50)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .paging
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let fixture = CollectionFixture([3], UICollectionViewCompositionalLayout(section: section))
    for (set, rest) in [(400, 300), (449, 300), (450, 450), (700, 450), (140, 0), (150, 300)]
      as [(CGFloat, CGFloat)]
    {
      fixture.view.rowViews[0].putRow(at: set)
      #expect(fixture.view.rowViews[0].rowDistance == rest, "\(set)")
    }
  }
}
