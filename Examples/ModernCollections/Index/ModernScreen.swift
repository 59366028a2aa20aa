import UIKit

/// A screen of the example.
public enum ModernScreen: String, CaseIterable, Sendable {
  case grid, insetGrid, textList, twoColumns, distinctSections, adaptiveSections, nestedGroups
  case badges, headers, pinnedHeaders, sectionCards
  case orthogonal, orthogonalBehaviors
  case videos, news
  case simpleList, reorderableList, listAppearances, customCells
  case outline, symbols
  case customConfigurations
  case mountains, networks, insertionSort

  /// The title in the index and in the navigation bar.
  public var title: String {
    switch self {
    case .grid: "Grid"
    case .insetGrid: "Grid with Margins"
    case .textList: "Rows of Text"
    case .twoColumns: "Two Columns"
    case .distinctSections: "Different Sections"
    case .adaptiveSections: "Columns by Width"
    case .nestedGroups: "Nested Groups"
    case .badges: "Badges"
    case .headers: "Headers and Footers"
    case .pinnedHeaders: "Pinned Headers"
    case .sectionCards: "Section Backgrounds"
    case .orthogonal: "Scrolling Sections"
    case .orthogonalBehaviors: "Scrolling Behaviors"
    case .videos: "Conference Videos"
    case .news: "Conference News"
    case .simpleList: "Simple List"
    case .reorderableList: "Reorderable List"
    case .listAppearances: "List Appearances"
    case .customCells: "Custom List Cells"
    case .outline: "Outline"
    case .symbols: "Symbol Explorer"
    case .customConfigurations: "Custom Configurations"
    case .mountains: "Mountains"
    case .networks: "Networks"
    case .insertionSort: "Insertion Sort"
    }
  }

  /// Creates the view controller of the screen.
  @MainActor public func makeViewController() -> UIViewController {
    let controller = makeUntitledController()
    controller.title = title
    controller.navigationItem.largeTitleDisplayMode = .never
    return controller
  }

  @MainActor private func makeUntitledController() -> UIViewController {
    switch self {
    case .grid: GridViewController()
    case .insetGrid: InsetGridViewController()
    case .textList: TextListViewController()
    case .twoColumns: TwoColumnsViewController()
    case .distinctSections: DistinctSectionsViewController()
    case .adaptiveSections: AdaptiveSectionsViewController()
    case .nestedGroups: NestedGroupsViewController()
    case .badges: BadgesViewController()
    case .headers: HeadersViewController()
    case .pinnedHeaders: PinnedHeadersViewController()
    case .sectionCards: SectionCardsViewController()
    case .orthogonal: OrthogonalViewController()
    case .orthogonalBehaviors: OrthogonalBehaviorsViewController()
    case .videos: VideosViewController()
    case .news: NewsViewController()
    case .simpleList: SimpleListViewController()
    case .reorderableList: ReorderableListViewController()
    case .listAppearances: ListAppearancesViewController()
    case .customCells: CustomCellsViewController()
    case .outline: OutlineViewController()
    case .symbols: SymbolsViewController()
    case .customConfigurations: CustomConfigurationsViewController()
    case .mountains: MountainsViewController()
    case .networks: NetworksViewController()
    case .insertionSort: InsertionSortViewController()
    }
  }
}
