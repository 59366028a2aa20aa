import Testing
import UIKit

/// Custom groups: the provider's environment, the number of its calls, and the frames of items.
@Suite @MainActor struct LayoutCustomGroupTests {
  @MainActor private final class Log {
    var containers: [NSCollectionLayoutContainer] = []
    var scales: [CGFloat] = []

    func provider(
      _ places: [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroupCustomItemProvider {
      { environment in
        self.containers.append(environment.container)
        self.scales.append(environment.traitCollection.displayScale)
        return places
      }
    }
  }

  private let log = Log()
  private let places = [
    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 5, width: 50, height: 20)),
    NSCollectionLayoutGroupCustomItem(
      frame: CGRect(x: 100, y: 30, width: 40, height: 30), zIndex: 4),
  ]

  private func fixture(
    _ counts: [Int], _ group: NSCollectionLayoutGroup,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> CollectionFixture {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    return CollectionFixture(counts, UICollectionViewCompositionalLayout(section: section))
  }

  @Test func `the provider sees its group in the whole collection view`() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(0.5), .absolute(80)),
      itemProvider: log.provider(places))
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let fixture = fixture(
      [3, 2], group,
      insets: NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20))
    let container = try #require(log.containers.last)
    #expect(container.contentSize == CGSize(width: 160, height: 80))
    #expect(container.contentInsets == group.contentInsets)
    #expect(container.effectiveContentSize == CGSize(width: 154, height: 76))
    #expect(log.scales.last == 2)
    #expect(
      fixture.view.frames(3) == [
        CGRect(x: 30, y: 15, width: 50, height: 20), CGRect(x: 120, y: 40, width: 40, height: 30),
        CGRect(x: 30, y: 95, width: 50, height: 20),
      ])
    #expect(fixture.view.layoutAttributesForItem(at: [0, 1])?.zIndex == 4)
    // Not shortened: two groups of 80, and one of the second section.
    #expect(fixture.view.contentSize.height == 280)
  }

  @Test func `the provider is asked once for a distinct section and solve`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(80)), itemProvider: log.provider(places))
    let fixture = fixture([30, 30, 30, 30], group)
    let asked = log.containers.count
    fixture.scroll(toY: 500)
    #expect(log.containers.count == asked)
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(log.containers.count == asked + 1)
  }

  @Test func `insets of estimated axes are not reported`() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(70)), itemProvider: log.provider(places)
    )
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    _ = fixture([2], group)
    let container = try #require(log.containers.last)
    #expect(container.contentSize == CGSize(width: 320, height: 70))
    #expect(
      container.contentInsets
        == NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4))
  }

  @Test func `custom groups nest and repeat with what is beside them`() {
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      itemProvider: log.provider(places))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(100)),
      subitems: [Make.item(.fractionalWidth(0.5), .fractionalHeight(1)), custom])
    let fixture = fixture([4], row)
    #expect(
      fixture.view.frames(4) == [
        CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 170, y: 5, width: 50, height: 20),
        CGRect(x: 260, y: 30, width: 40, height: 30), CGRect(x: 0, y: 100, width: 160, height: 100),
      ])
    #expect(custom.subitems.isEmpty)
  }

  @Test func `custom places are shown mirrored from right to left`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(80)), itemProvider: log.provider(places))
    let fixture = fixture([2], group)
    let screen = fixture.readFromRightToLeft()
    #expect(fixture.view.frames(2).map(\.minX) == [10, 100])
    let shown = (0..<2).compactMap { fixture.cell($0) }.map { $0.convert($0.bounds, to: screen) }
    #expect(shown.map(\.minX) == [260, 180])
  }

  @Test func `a provider without places shows nothing`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(80)), itemProvider: log.provider([]))
    let fixture = fixture([5], group)
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.frames(5).isEmpty)
  }

  @Test func `a custom group can be drawn`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(80)), itemProvider: log.provider(places))
    #expect(group.visualDescription().contains("0"))
    #expect(group.visualDescription().contains("1"))
  }

  @Test func `a custom group of estimated height reaches to its lowest item`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(10)), itemProvider: log.provider(places)
    )
    let fixture = fixture([5], group)
    // Groups of 60 points. The last one is not shortened.
    #expect(
      fixture.view.frames(5) == [
        CGRect(x: 10, y: 5, width: 50, height: 20), CGRect(x: 100, y: 30, width: 40, height: 30),
        CGRect(x: 10, y: 65, width: 50, height: 20), CGRect(x: 100, y: 90, width: 40, height: 30),
        CGRect(x: 10, y: 125, width: 50, height: 20),
      ])
    #expect(fixture.view.contentSize.height == 180)
  }

  @Test func `a waterfall of estimated height scrolls through all its items`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(100))
    ) { _ in
      (0..<20).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: ($0 % 2) * 160, y: ($0 / 2) * 160, width: 150, height: 150))
      }
    }
    let fixture = fixture([20, 3], group)
    #expect(fixture.view.contentSize.height == 3180)
    fixture.scroll(toY: 1110)
    #expect(fixture.view.visibleCells.count == 6)
    fixture.scroll(toY: 1590)
    #expect(fixture.view.cellForItem(at: [1, 0])?.frame.minY == 1590)
  }

  @Test func `a nested custom group makes the group around it as long as itself`() {
    let nested = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.estimated(10), .estimated(10)), itemProvider: log.provider(places))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(10)),
      subitems: [nested, Make.item(.fractionalWidth(1), .absolute(15))])
    let fixture = fixture([4], group)
    #expect(fixture.view.layoutAttributesForItem(at: [0, 2])?.frame.minY == 60)
    #expect(fixture.view.layoutAttributesForItem(at: [0, 3])?.frame.minY == 80)
  }
}
