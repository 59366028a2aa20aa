import Testing
import UIKit

/// The objects that describe a layout: defaults, copies, equality.
@Suite @MainActor struct LayoutDescriptionTests {
  @Test func `dimensions say what they are`() {
    let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(width.isFractionalWidth)
    #expect(!width.isFractionalHeight)
    #expect(!width.isAbsolute)
    #expect(!width.isEstimated)
    #expect(width.dimension == 0.5)
    #expect(NSCollectionLayoutDimension.fractionalHeight(2).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(-3).isAbsolute)
    let estimated = NSCollectionLayoutDimension.estimated(0)
    #expect(estimated.isEstimated)
    #expect(!estimated.isUniformAcrossSiblings)
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50)
    #expect(uniform.isEstimated)
    #expect(uniform.isUniformAcrossSiblings)
    #expect(!uniform.isAbsolute)
    #expect(uniform.dimension == 50)
  }

  @Test func `values are equal where they say the same`() {
    #expect(NSCollectionLayoutDimension.absolute(3) == .absolute(3))
    #expect(NSCollectionLayoutDimension.absolute(3) != .estimated(3))
    #expect(NSCollectionLayoutDimension.estimated(3) != .uniformAcrossSiblings(estimate: 3))
    #expect(
      NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3)
        == .uniformAcrossSiblings(estimate: 3))
    #expect(
      Make.size(.absolute(3), .fractionalWidth(1)) == Make.size(.absolute(3), .fractionalWidth(1)))
    #expect(NSCollectionLayoutSpacing.fixed(3) == .fixed(3))
    #expect(NSCollectionLayoutSpacing.fixed(3) != .flexible(3))
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
    let same = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
    #expect(edges == same)
    #expect(edges.hash == same.hash)
    #expect(
      edges
        != NSCollectionLayoutEdgeSpacing(
          leading: .fixed(1), top: .fixed(0), trailing: .flexible(2), bottom: nil))
  }

  @Test func `defaults are UIKit's`() {
    let item = Make.item(.absolute(1), .absolute(1))
    #expect(item.contentInsets == .zero)
    #expect(
      item.edgeSpacing
        == NSCollectionLayoutEdgeSpacing(
          leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    #expect(group.interItemSpacing == nil)
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.interGroupSpacing == 0)
    #expect(section.contentInsets == .zero)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.boundarySupplementaryItems.isEmpty)
    let header = Make.header(30)
    #expect(header.extendsBoundary)
    #expect(header.zIndex == 1)
    #expect(header.offset == .zero)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  @Test func `a count replaces the dimension of a copy`() {
    let item = Make.item(.absolute(30), .absolute(40))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.absolute(100), .absolute(50)), subitem: item, count: 4)
    #expect(row.subitems.count == 1)
    #expect(row.subitems[0].layoutSize == Make.size(.fractionalWidth(0.25), .absolute(40)))
    #expect(row.subitems[0].contentInsets == item.contentInsets)
    #expect(item.layoutSize == Make.size(.absolute(30), .absolute(40)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.absolute(100), .absolute(50)), subitem: row, count: 2)
    #expect(column.subitems[0].layoutSize.heightDimension == .fractionalHeight(0.5))
    #expect((column.subitems[0] as? NSCollectionLayoutGroup)?.subitems.count == 1)
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.absolute(100), .absolute(50)), repeatingSubitem: item, count: 4)
    #expect(repeated.subitems[0].layoutSize == item.layoutSize)
  }

  @Test func `what is stored is a copy`() {
    let item = Make.item(.absolute(30), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.absolute(100), .absolute(50)), subitems: [item])
    item.contentInsets.top = 9
    #expect(group.subitems[0].contentInsets.top == 0)
    let header = Make.header(30)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    header.extendsBoundary = false
    #expect(section.boundarySupplementaryItems[0].extendsBoundary)
    let copy = section.copy() as! NSCollectionLayoutSection
    section.interGroupSpacing = 7
    section.boundarySupplementaryItems = []
    #expect(copy.interGroupSpacing == 0)
    #expect(copy.boundarySupplementaryItems.count == 1)
    #expect(copy.boundarySupplementaryItems[0].elementKind == header.elementKind)
    #expect(copy.boundarySupplementaryItems[0].alignment == .top)
  }

  @Test func `old and new names of following the insets agree`() {
    let section = Make.grid(columns: 1, rowHeight: 10)
    section.supplementariesFollowContentInsets = false
    #expect(section.supplementaryContentInsetsReference == .none)
    section.supplementaryContentInsetsReference = .automatic
    #expect(section.supplementariesFollowContentInsets)
  }

  @Test func `a group draws itself`() {
    let large = Make.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: Make.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.absolute(200), .absolute(40)), subitems: [large, column])
    let edge =
      "+" + String(repeating: "-", count: 49) + "+" + String(repeating: "-", count: 48) + "+"
    let inner = "|" + String(repeating: " ", count: 49)
    func line(_ left: String, _ right: String) -> String {
      "|" + left.padding(toLength: 49, withPad: " ", startingAt: 0) + "|"
        + right.padding(toLength: 48, withPad: " ", startingAt: 0) + "|"
    }
    let middle = "|0" + inner.dropFirst(2) + "+" + String(repeating: "-", count: 48) + "+"
    let empty = line("", "")
    #expect(
      group.visualDescription().split(separator: "\n").map(String.init) == [
        edge, empty, line("", "1"), empty, empty, middle, empty, line("", "2"), empty, empty, edge,
      ])
  }
}
