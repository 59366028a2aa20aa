/// The backgrounds of the parts of lists.
///
/// The radius of the corners is the recorded one of iOS 26 (`ch27-background-listSidebarHeader` and
/// others): 26 points in sidebars and of grouped headers and footers, and 0 of other rows. It is 10
/// points while the current traits belong to a device with iOS 14 to 18. The colors are chosen:
/// rows are `systemGray4` while they are selected or highlighted.
enum ListBackground: Hashable, Sendable {
  case plainCell, plainHeaderFooter
  case groupedCell, groupedHeaderFooter
  case sidebarCell, sidebarHeader, accompaniedSidebarCell

  var cornerRadius: CGFloat {
    switch self {
    case .plainCell, .plainHeaderFooter, .groupedCell: 0
    case .groupedHeaderFooter, .sidebarCell, .sidebarHeader, .accompaniedSidebarCell:
      UITraitCollection.current.metrics.list.cardRadius
    }
  }

  /// Returns the color of the background.
  ///
  /// - Parameter isActive: Whether the row is selected or highlighted.
  func color(isActive: Bool) -> UIColor {
    switch self {
    case .plainCell: isActive ? .systemGray4 : .systemBackground
    // Pinned headers cover the rows behind them.
    case .plainHeaderFooter: .systemBackground
    case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
    case .groupedHeaderFooter, .sidebarHeader: .clear
    case .sidebarCell, .accompaniedSidebarCell: isActive ? .systemFill : .clear
    }
  }
}

extension UIBackgroundConfiguration {
  /// Returns the background of a row in a list.
  ///
  /// UIKit adapts it to the appearance of the list; here it is the background in a grouped list.
  public static func listCell() -> UIBackgroundConfiguration { Self(.groupedCell) }

  /// Returns the background of a header in a list.
  ///
  /// UIKit adapts it to the appearance of the list; here it is the background in a grouped list.
  public static func listHeader() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }

  /// Returns the background of a footer in a list.
  ///
  /// UIKit adapts it to the appearance of the list; here it is the background in a grouped list.
  public static func listFooter() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }

  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }

  /// Returns the background of a header or a footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(.plainHeaderFooter)
  }

  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }

  /// Returns the background of a header or a footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(.groupedHeaderFooter)
  }

  /// Returns the background of a row in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }

  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }

  /// Returns the background of a row in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(.accompaniedSidebarCell)
  }
}

extension UIConfigurationState {
  /// A Boolean value that indicates whether the state belongs to a selected or highlighted cell or
  /// view, or to a cell into which items would be dropped.
  var isOfActiveView: Bool {
    if let cell = self as? UICellConfigurationState {
      return cell.isSelected || cell.isHighlighted || cell.cellDropState == .targeted
    }
    guard let view = self as? UIViewConfigurationState else { return false }
    return view.isSelected || view.isHighlighted
  }
}
