import Testing
import UIKit

/// Badges, backgrounds, and pinned headers of sections that scroll orthogonally.
@Suite(.serialized) @MainActor struct CollectionAttachedRowTests {
  private final class Background: UICollectionReusableView {}

  private let header = UICollectionView.elementKindSectionHeader
  private let badge = UICollectionView.elementKindSectionFooter

  /// Returns sections of a pinned header of 20, and a row of cells of 100 with badges at their
  /// corners.
  private func fixture(_ counts: [Int]) -> CollectionFixture {
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: Make.size(.absolute(20), .absolute(10)), elementKind: badge,
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      ])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: Make.size(.absolute(100), .absolute(200)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let pinned = Make.header(20)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    return CollectionFixture(counts, layout)
  }

  @Test func `badges scroll with their row and headers do not`() throws {
    let fixture = fixture([10, 10])
    let row = try #require(fixture.view.rowViews.first)
    row.putRow(at: 250)
    fixture.view.layoutIfNeeded()
    let third = try #require(
      fixture.view.supplementaryView(forElementKind: badge, at: [0, 3]))
    #expect(third.superview === row)
    #expect(third.frame == CGRect(x: 380, y: 20, width: 20, height: 10))
    #expect(fixture.view.convert(third.bounds, from: third).minX == 130)
    #expect(fixture.cell(3)?.superview === row)
    let title = try #require(
      fixture.view.supplementaryView(forElementKind: header, at: [0, 0]))
    #expect(title.superview === fixture.view)
    #expect(title.frame.minX == 0)
  }

  @Test func `a row lies between its background and its pinned header`() throws {
    let fixture = fixture([10, 10, 10, 10])
    for y: CGFloat in [0, 50, 300, 400] {
      fixture.scroll(toY: y)
      let views = fixture.view.subviews
      let backgrounds = views.indices.filter { views[$0] is Background }
      let rows = views.indices.filter { views[$0] is UIScrollView }
      let headers = views.indices.filter { views[$0] is RecordingHeader }
      #expect(!backgrounds.isEmpty)
      #expect(!rows.isEmpty)
      #expect(!headers.isEmpty)
      #expect(try #require(backgrounds.max()) < #require(rows.min()), "offset \(y)")
      #expect(try #require(rows.max()) < #require(headers.min()), "offset \(y)")
    }
    #expect(
      fixture.view.supplementaryView(forElementKind: header, at: [1, 0])?.frame.minY == 400)
  }

  @Test func `scrolling under pinned headers keeps rows where they are`() throws {
    let fixture = fixture([10, 10, 10, 10])
    try #require(fixture.view.rowViews.first).putRow(at: 120)
    fixture.scroll(toY: 60)
    #expect(fixture.view.rowViews.first?.rowDistance == 120)
    fixture.scroll(toY: 400)
    fixture.scroll(toY: 0)
    #expect(fixture.view.rowViews.first?.rowDistance == 120)
  }

  @Test func `badges of rows are shown mirrored from right to left`() throws {
    let fixture = fixture([10])
    let screen = fixture.readFromRightToLeft()
    let first = try #require(
      fixture.view.supplementaryView(forElementKind: badge, at: [0, 0]))
    let cell = try #require(fixture.cell(0))
    #expect(
      fixture.view.convert(first.bounds, from: first).maxX
        == fixture.view.convert(cell.bounds, from: cell).maxX)
    #expect(first.convert(first.bounds, to: screen).minX == 220)
    #expect(cell.convert(cell.bounds, to: screen).minX == 220)
  }
}
