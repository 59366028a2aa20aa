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
    at indexPath: IndexPath, placed placement: ListPlacement, metrics: ListMetrics
  ) -> UIListSeparatorConfiguration {
    var result = configuration.separatorConfiguration
    guard configuration.showsSeparators else {
      result.topSeparatorVisibility = .hidden
      result.bottomSeparatorVisibility = .hidden
      return result
    }
    let outer = metrics.hasOuterSeparators && placement.isRow ? placement : .none
    let isGrouped = placement.appearance == .grouped
    if isGrouped {
      // Lines around groups are as wide as the view (`ip14-settings-2x`).
      if outer.contains(.first) { result.topSeparatorInsets = result.topSeparatorInsets.orZero }
      if outer.contains(.last) {
        result.bottomSeparatorInsets = result.bottomSeparatorInsets.orZero
      }
    }
    if let handler = configuration.itemSeparatorHandler { result = handler(indexPath, result) }
    if result.topSeparatorVisibility == .automatic {
      result.topSeparatorVisibility =
        outer.contains(.first) && (isGrouped || placement.appearance == .plain)
        ? .visible : .hidden
    }
    if result.bottomSeparatorVisibility == .automatic {
      // Every row but the last of its section (`ip27-list-separator-series`). That headers have
      // none is chosen.
      result.bottomSeparatorVisibility =
        placement.isRow && !placement.contains(.last) || isGrouped && outer.contains(.last)
        ? .visible : .hidden
    }
    return result
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with zero at the sides in place of automatic ones.
  fileprivate var orZero: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: UIListSeparatorConfiguration.resolved(leading, automatic: 0),
      bottom: bottom, trailing: UIListSeparatorConfiguration.resolved(trailing, automatic: 0))
  }
}
