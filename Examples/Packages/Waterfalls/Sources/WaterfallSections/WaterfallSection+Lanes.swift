#if canImport(CollectionLanes)
  import CollectionLanes
  import UIKit

  extension WaterfallSection {
    /// Returns a section of lanes.
    public func makeSection(
      in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let (width, height) = (columnWidth(in: environment), height)
      var configuration = LanesConfiguration(lanes: .count(columnCount))
      configuration.laneSpacing = columnSpacing
      configuration.itemSpacing = itemSpacing
      configuration.placement = takesColumnsInTurn ? .inOrder : .shortest
      configuration.itemSize = .absolutes { height($0, width) }
      let section = NSCollectionLayoutSection.lanes(configuration, environment: environment)
      section.contentInsets = insets
      section.contentInsetsReference = insetsReference
      return section
    }
  }
#endif
