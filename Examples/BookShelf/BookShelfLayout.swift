import UIKit

/// Creates the layouts of the book shelf.
@MainActor
enum BookShelfLayout {
  static let headerElementKind = "header-element-kind"
  static let informationElementKind = "information-element-kind"

  /// Returns the layout of the whole screen, with a section provider for all kinds of sections.
  ///
  /// - Parameter shelfCount: A closure that returns the number of volumes on the first shelf.
  static func make(shelfCount: @escaping @MainActor () -> Int) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20

    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, _ in
        guard let kind = SectionKind(rawValue: sectionIndex) else {
          fatalError("unknown section kind")
        }
        let section: NSCollectionLayoutSection
        switch kind {
        case .shelf: section = shelf(numberOfItems: shelfCount())
        default: section = panels(scrolling: kind.orthogonalScrollingBehavior != .none)
        }
        section.orthogonalScrollingBehavior = kind.orthogonalScrollingBehavior
        section.boundarySupplementaryItems = [header(of: section)]
        if kind == .shelf { section.boundarySupplementaryItems.append(information) }
        return section
      }, configuration: configuration)
  }

  /// Returns a section with one large cover, then small ones in columns of two, all in a single
  /// group.
  static func shelf(numberOfItems: Int) -> NSCollectionLayoutSection {
    let spacing: CGFloat = 8
    let sectionHeight: CGFloat = 300
    let largeWidth: CGFloat = 200
    let smallWidth = largeWidth / 2
    let smallHeight = (sectionHeight - spacing) / 2

    let largeItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(largeWidth), heightDimension: .fractionalHeight(1)))
    let smallItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(smallHeight)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(smallWidth), heightDimension: .fractionalHeight(1)),
      subitems: [smallItem])
    column.interItemSpacing = .fixed(spacing)

    let numberOfColumns = numberOfItems / 2
    let shelf = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(
          largeWidth + CGFloat(numberOfColumns) * (smallWidth + spacing)),
        heightDimension: .absolute(sectionHeight)),
      subitems: [largeItem] + Array(repeating: column, count: numberOfColumns))
    shelf.interItemSpacing = .fixed(spacing)

    let section = NSCollectionLayoutSection(group: shelf)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    return section
  }

  /// Returns a section that repeats a large cover with two small ones beside it.
  static func panels(scrolling: Bool) -> NSCollectionLayoutSection {
    let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

    let leadingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    leadingItem.contentInsets = insets

    let trailingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
    trailingItem.contentInsets = insets
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: trailingItem, count: 2)

    // A group that scrolls horizontally leaves a part of the next one visible.
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(scrolling ? 0.85 : 1),
        heightDimension: .fractionalHeight(0.4)),
      subitems: [leadingItem, trailingGroup])
    return NSCollectionLayoutSection(group: group)
  }

  /// The view about the series below its covers, as high as its text.
  private static var information: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
      elementKind: informationElementKind, alignment: .bottom)
  }

  private static func header(
    of section: NSCollectionLayoutSection
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: headerElementKind, alignment: .top)
    // The insets of its section apply to a header; without them it needs its own.
    let margin = 10 - section.contentInsets.leading
    header.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: margin)
    return header
  }
}
