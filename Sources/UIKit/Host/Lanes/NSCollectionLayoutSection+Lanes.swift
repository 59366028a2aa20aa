import CollectionLayout

extension NSCollectionLayoutSection {
  /// Returns a section whose items follow each other in lanes.
  ///
  /// - Parameters:
  ///   - lanes: The lanes, without supplementary items.
  ///   - supplementaryItems: The badges and other views that are attached to each item.
  ///   - span: A closure that returns the number of lanes of an item; zero for all lanes. `nil` if
  ///     every item has one lane.
  ///   - length: A closure that returns the length of an item in the unit of the lanes; `nil` if
  ///     every item has the length of the lanes.
  package static func makeLanes(
    _ lanes: LayoutLanes, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = [],
    span: ((_ item: Int) -> Int)? = nil, length: ((_ item: Int) -> CGFloat)? = nil
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.lanes = SectionLanes(description: lanes, span: span, length: length)
    return section
  }
}

extension NSCollectionLayoutSection {
  /// Returns the engine's value of the length across lanes.
  package static func describedBreadth(_ dimension: NSCollectionLayoutDimension) -> LayoutDimension
  {
    dimension.lowered
  }
}
