import UIKit

/// Three large items and two small ones below each other, all self-sizing, in two equivalent
/// descriptions.
@MainActor
enum MixedLayout: Int, CaseIterable {
  /// A group for each kind of item, and one around both.
  case groupsOfKinds
  /// A group for each item, and one around all.
  case groupsOfItems

  var title: String {
    switch self {
    case .groupsOfKinds: "A group for each kind"
    case .groupsOfItems: "A group for each item"
    }
  }

  private static let spacing = NSCollectionLayoutSpacing.fixed(8.0)
  private static let largeMargin: CGFloat = 16.0
  private static let smallMargin: CGFloat = 48.0

  /// Returns a section that repeats the items as described, below a header.
  func makeSection() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.fullWidth(estimatedHeight: 500.0), subitems: subitems)
    group.interItemSpacing = Self.spacing

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 16.0, leading: .zero, bottom: 16.0, trailing: .zero)
    section.interGroupSpacing = 8.0
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.fullWidth(estimatedHeight: 40.0),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private var subitems: [NSCollectionLayoutItem] {
    switch self {
    case .groupsOfKinds:
      let large = Self.makeItem()
      let largeGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: Self.fullWidth(estimatedHeight: 300.0), subitems: [large, large, large])
      largeGroup.contentInsets = Self.insets(Self.largeMargin)
      largeGroup.interItemSpacing = Self.spacing

      let small = Self.makeItem()
      let smallGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: Self.fullWidth(estimatedHeight: 200.0), subitems: [small, small])
      smallGroup.contentInsets = Self.insets(Self.smallMargin)
      smallGroup.interItemSpacing = Self.spacing
      return [largeGroup, smallGroup]

    case .groupsOfItems:
      let large = Self.makeSingleGroup(margin: Self.largeMargin)
      let small = Self.makeSingleGroup(margin: Self.smallMargin)
      return [large, large, large, small, small]
    }
  }

  /// Returns a group around one item. The group has the margins: the margins of an estimated item
  /// would be ignored along its estimated axis.
  private static func makeSingleGroup(margin: CGFloat) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: fullWidth(estimatedHeight: 100.0), subitem: makeItem(), count: 1)
    group.contentInsets = insets(margin)
    return group
  }

  private static func makeItem() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: fullWidth(estimatedHeight: 100.0))
  }

  private static func fullWidth(estimatedHeight: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(estimatedHeight))
  }

  private static func insets(_ margin: CGFloat) -> NSDirectionalEdgeInsets {
    .init(top: .zero, leading: margin, bottom: .zero, trailing: margin)
  }
}
