/// A list that one section displays, or several.
@MainActor
final class ListSection {
  /// The kind of the decoration view behind a section.
  static let backgroundKind = "ListSectionBackground"

  let configuration: UICollectionLayoutListConfiguration
  private let placement: ListPlacement

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    placement = .section(of: configuration.appearance)
  }

  /// Returns the placement of an item in a section with a number of items.
  func placement(ofItem item: Int, of count: Int) -> ListPlacement {
    var placement = self.placement
    let hasHeader = configuration.headerMode == .firstItemInSection
    if hasHeader, item == 0 {
      placement.insert(.header)
      return placement
    }
    if item == (hasHeader ? 1 : 0) { placement.insert(.first) }
    if item == count - 1 { placement.insert(.last) }
    return placement
  }

  /// Returns the placement of a supplementary view.
  func placement(ofSupplementary kind: String) -> ListPlacement {
    var placement = self.placement
    placement.insert(.supplementary)
    if kind == UICollectionView.elementKindSectionHeader { placement.insert(.header) }
    if kind == UICollectionView.elementKindSectionFooter { placement.insert(.footer) }
    return placement
  }

  /// The placement of the background.
  var placementOfBackground: ListPlacement { placement }

  /// A Boolean value that indicates whether swipes may reveal actions of the rows.
  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  /// The color behind the rows.
  var backgroundColor: UIColor {
    configuration.backgroundColor ?? configuration.appearance.backgroundColor
  }

  /// Returns the separators of an item. Neither is automatic.
  func separators(
    at indexPath: IndexPath, placed placement: ListPlacement
  ) -> UIListSeparatorConfiguration {
    var result = configuration.separatorConfiguration
    guard configuration.showsSeparators else {
      result.topSeparatorVisibility = .hidden
      result.bottomSeparatorVisibility = .hidden
      return result
    }
    if let handler = configuration.itemSeparatorHandler { result = handler(indexPath, result) }
    if result.topSeparatorVisibility == .automatic { result.topSeparatorVisibility = .hidden }
    if result.bottomSeparatorVisibility == .automatic {
      // Every row but the last of its section (`ip27-list-separator-series`). That headers have
      // none is chosen.
      result.bottomSeparatorVisibility =
        placement.isRow && !placement.contains(.last) ? .visible : .hidden
    }
    return result
  }
}
