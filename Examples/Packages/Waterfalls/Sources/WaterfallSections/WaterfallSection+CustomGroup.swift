#if !canImport(CollectionLanes)
  import UIKit

  extension WaterfallSection {
    /// Returns a section with one custom group, which contains all items.
    public func makeSection(
      in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let width = columnWidth(in: environment)
      var ends = [CGFloat](repeating: 0, count: columnCount)
      let items = (0..<itemCount).map { item in
        let column =
          takesColumnsInTurn ? item % columnCount : ends.firstIndex(of: ends.min() ?? 0) ?? 0
        let frame = CGRect(
          x: CGFloat(column) * (width + columnSpacing), y: ends[column], width: width,
          height: height(item, width))
        ends[column] = frame.maxY + itemSpacing
        return NSCollectionLayoutGroupCustomItem(frame: frame)
      }
      let length = max(0, (ends.max() ?? 0) - itemSpacing)
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
      ) { _ in items }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = insets
      section.contentInsetsReference = insetsReference
      return section
    }
  }
#endif
