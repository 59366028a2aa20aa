import Testing
import UIKit

/// The largest and the smallest depths of elements.
@Suite @MainActor struct CollectionDepthLimitTests {
  private let kind = UICollectionView.elementKindSectionHeader

  @Test(arguments: [Int.max, Int.max - 1, -1, 0, Int.min])
  func `a pinned header of any depth stays`(
    depth: Int
  ) throws {
    let section = Make.grid(columns: 1, rowHeight: 48)
    let header = Make.header(30)
    header.pinToVisibleBounds = true
    header.zIndex = depth
    section.boundarySupplementaryItems = [header]
    let fixture = CollectionFixture([40], UICollectionViewCompositionalLayout(section: section))
    for y in [0, 100, 333] as [CGFloat] {
      fixture.scroll(toY: y)
      let shown = try #require(
        fixture.view.supplementaryView(forElementKind: kind, at: [0, 0]))
      #expect(shown.frame.minY == y)
    }
    let attributes = fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])
    let (sum, isTooLarge) = depth.addingReportingOverflow(1_000_000_000)
    #expect(attributes?.zIndex == (isTooLarge ? .max : sum))
  }

  @Test(arguments: [Int.max, Int.min]) func `every item of a description may have any depth`(
    depth: Int
  ) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(10), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    badge.zIndex = depth
    let size = Make.size(.fractionalWidth(1), .absolute(100))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 50, height: 50), zIndex: depth),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 20, y: 20, width: 50, height: 50), zIndex: 0),
      ]
    }
    group.supplementaryItems = [badge]
    let section = NSCollectionLayoutSection(group: group)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.zIndex = depth
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let fixture = CollectionFixture([2], layout)
    #expect(fixture.view.visibleCells.count == 2)
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.zIndex
        == depth)
    let depths = fixture.view.subviews.compactMap { $0 as? UICollectionReusableView }
      .map(\.layer.zPosition)
    #expect(depths == depths.sorted())
    #expect(depths.count == 4)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == [0, 0])
  }
}
