/// The configuration of a list: a section, or a layout, with one item in each row.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
///
/// Rows size themselves; their cell is usually a ``UICollectionViewListCell``.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, with headers that stay visible.
    case plain
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows on cards.
    case insetGrouped
    /// Rows of a sidebar, in groups.
    case sidebar
    /// Rows of a sidebar, with headers that stay visible.
    case sidebarPlain
  }

  /// The kind of header of each section.
  public enum HeaderMode: Hashable, Sendable {
    /// No header.
    case none
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item, which has the appearance of a header.
    case firstItemInSection
  }

  /// The kind of footer of each section.
  public enum FooterMode: Hashable, Sendable {
    /// No footer.
    case none
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// Elements that are not wider than their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The supplementary headers.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// A closure that returns the separators of an item, given its index path and the configuration
  /// of its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A closure that returns the actions that a swipe reveals in the row of an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance

  /// A Boolean value that indicates whether rows have separators. `true` by default, except in
  /// sidebars. Without separators, ``separatorConfiguration`` and ``itemSeparatorHandler`` have no
  /// effect.
  public var showsSeparators: Bool

  /// The configuration of the separators of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// A closure that returns the separators of an item. It is called for each displayed item. If it
  /// is `nil` (the default), ``separatorConfiguration`` describes all separators.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The color behind the rows. `nil`, the default, for the color of the appearance.
  public var backgroundColor: UIColor?

  /// The kind of header of each section. `.none` by default.
  public var headerMode = HeaderMode.none

  /// The kind of footer of each section. `.none` by default.
  public var footerMode = FooterMode.none

  /// The distance above each header, in points. If it is `nil` (the default), the appearance
  /// determines it: 22 in a plain list (`ios-metrics`, `charon-list-section-structure`).
  public var headerTopPadding: CGFloat?

  /// The elements that are not wider than their content. Empty by default.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A closure that returns the actions at the leading edge of a row. It is called when a swipe
  /// begins. `nil`, the default, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that returns the actions at the trailing edge of a row. It is called when a swipe
  /// begins. `nil`, the default, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with the defaults of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// A Boolean value that indicates whether the list is a sidebar.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// A Boolean value that indicates whether the headers and footers stay visible.
  var pinsBoundaryItems: Bool { self == .plain || self == .sidebarPlain }

  /// The color behind the rows of such a list. The colors of sidebars are chosen: they were not
  /// recorded on an iPhone.
  var backgroundColor: UIColor {
    switch self {
    case .plain, .sidebar, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    }
  }
}
