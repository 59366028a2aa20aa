import UIKit

/// Faults in the insets of compositional layouts.
extension SeededFault {
  static let sections = [
    SeededFault("insets-on-estimated-axis", "insets of items of an estimated height") { isFaulty in
      sized { item, group in
        if isFaulty { item.contentInsets.bottom = 12 }
        item.contentInsets.leading = 12
        let section = NSCollectionLayoutSection(group: group([item]))
        if !isFaulty { section.interGroupSpacing = 12 }
        return section
      }
    },
    SeededFault("insets-on-estimated-axis", "insets of a group of an estimated height") {
      isFaulty in
      sized { item, makeGroup in
        let group = makeGroup([item])
        group.contentInsets = NSDirectionalEdgeInsets(
          top: isFaulty ? 8 : 0, leading: 8, bottom: isFaulty ? 8 : 0, trailing: 8)
        let section = NSCollectionLayoutSection(group: group)
        if !isFaulty { section.contentInsets.top = 8 }
        return section
      }
    },
    SeededFault("insets-on-estimated-axis", "insets of tags of an estimated width") { isFaulty in
      let size = NSCollectionLayoutSize(
        widthDimension: .estimated(80), heightDimension: .estimated(40))
      let item = NSCollectionLayoutItem(layoutSize: size)
      if isFaulty { item.contentInsets.trailing = 8 }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        subitems: [item])
      if !isFaulty { group.interItemSpacing = .fixed(8) }
      return CardScreen(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        text: "Coast")
    },
  ]

  /// Returns cards of an estimated height.
  ///
  /// - Parameter make: A closure that creates the section from the item and a closure that creates
  ///   a group of items.
  @MainActor private static func sized(
    _ make: (NSCollectionLayoutItem, ([NSCollectionLayoutItem]) -> NSCollectionLayoutGroup) ->
      NSCollectionLayoutSection
  ) -> CardScreen {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    return CardScreen(
      UICollectionViewCompositionalLayout(
        section: make(NSCollectionLayoutItem(layoutSize: size)) {
          .horizontal(layoutSize: size, subitems: $0)
        }))
  }
}
