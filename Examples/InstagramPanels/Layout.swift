import UIKit

/// The layout of the panel screen, and the data it needs.
enum Layout {
  /// The pattern of one section. Sections follow each other in this order.
  enum Kind: Int, CaseIterable {
    case leadingLarge, spread1, trailingLarge, spread2

    /// The number of cells in the pattern.
    var numberOfItemsInSection: Int {
      switch self {
      case .leadingLarge, .trailingLarge: return 3
      case .spread1, .spread2: return 6
      }
    }

    /// The following pattern.
    var next: Kind {
      Kind(rawValue: (rawValue + 1) % Kind.allCases.count)!
    }
  }

  /// One section of the screen: a pattern and its items.
  struct Section<Item: Hashable>: Hashable, Identifiable {
    let id: Int
    let kind: Kind
    let items: [Item]

    static func build(_ items: [Item], with strategy: LayoutStrategy) -> [Section<Item>] {
      strategy.buildSections(for: items)
    }
  }

  /// Returns a layout that displays every section in its own pattern.
  @MainActor
  static func build<Item>(for sections: [Section<Item>]) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      NSCollectionLayoutSection(group: group(for: sections[sectionIndex].kind))
    }
  }

  @MainActor
  private static func group(for kind: Kind) -> NSCollectionLayoutGroup {
    // Two thirds of the width, as high as the group.
    let largeItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(2 / 3),
        heightDimension: .fractionalHeight(1)))

    // A third of the width, with two items of half the height.
    let smallGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalHeight(1))),
      count: 2)

    let subitems: [NSCollectionLayoutItem]
    switch kind {
    case .leadingLarge: subitems = [largeItem, smallGroup]
    case .spread1, .spread2: subitems = [smallGroup, smallGroup, smallGroup]
    case .trailingLarge: subitems = [smallGroup, largeItem]
    }

    return NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(4 / 10)),
      subitems: subitems)
  }
}
