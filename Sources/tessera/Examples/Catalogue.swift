import Apps
import BookShelf
import Columns
import Contacts
import Controls
import Explorer
import HeadlessHost
import HelloList
import Inbox
import InsertionSort
import InstagramPanels
import Lanes
import LayoutTour
import LiveFeed
import Mail
import ModernCollections
import Mountains
import Navigation
import Outline
import Pages
import PhotoGrid
import Pickers
import PinnedHeaders
import ScreenHost
import SelfSizing
import SettingsForm
import SettingsList
import SettingsTable
import Tabs
import UIKit

/// The examples of the tool.
enum Catalogue {
  /// All examples. The screens of modern collections are also entries of their own, which are not
  /// listed.
  static let entries = examples + modernScreens

  /// The screens of modern collections, without their index.
  private static let modernScreens = ModernScreen.allCases.map { screen in
    GalleryEntry(
      name: "modern-" + hyphenated(screen.rawValue), title: screen.title,
      summary: "A screen of modern collections", isListed: false,
      make: { UINavigationController(rootViewController: screen.makeViewController()) })
  }

  /// Returns a navigation controller with a screen, as its app would have.
  @MainActor private static func navigation(
    _ root: UIViewController, largeTitle: Bool = false
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    return navigation
  }

  /// Returns the initial view controller of an example's storyboard.
  @MainActor private static func storyboard(_ name: String) -> UIViewController {
    guard
      let initial = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    else { fatalError("The storyboard '\(name)' has no initial view controller; mark one.") }
    return initial
  }

  /// Returns a name such as `insetGrid` as `inset-grid`.
  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// The examples. The last ones test frames, limits and touches, and are not listed.
  private static let examples = [
    GalleryEntry(
      name: "book-shelf", title: "Book shelf",
      summary: "One large cover, then small ones in columns of two; sections with headers",
      make: { navigation(BookShelfViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "contacts", title: "Contacts",
      summary: "A table view with pinned headers, index titles, swipes and editing",
      make: { navigation(ContactsViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "mail", title: "Mail",
      summary: "An inbox whose rows have actions at both edges, and pushes messages",
      make: { MailNavigationController() }),
    GalleryEntry(
      name: "settings", title: "Settings, list",
      summary: "An inset grouped list with switches, values, choices and rows that expand",
      make: { navigation(SettingsListViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "inbox", title: "Inbox",
      summary: "A table view that edits: rows are swiped, moved, selected, deleted and received",
      make: { navigation(InboxTableViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "explorer", title: "Files",
      summary: "An outline of folders, recent files and a grid, in one layout",
      make: { ExplorerNavigationController() }),
    GalleryEntry(
      name: "instagram-panels", title: "Panels",
      summary: "1,000 panels, large and small, in three patterns that take turns",
      make: { navigation(InstagramPanelsViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "apps", title: "Apps in tabs",
      summary: "Mail, files and settings in one tab bar, with a badge for unread messages",
      make: { AppsTabBarController() }),
    GalleryEntry(
      name: "pages", title: "Pages",
      summary: "A tour of pages with an indicator, and a card with a transition of its own",
      make: { navigation(TourViewController()) }),
    GalleryEntry(
      name: "columns", title: "Columns",
      summary: "Notebooks and notes: two columns on an iPad, one after the other on an iPhone",
      make: { ColumnsViewController() }),
    GalleryEntry(
      name: "pickers", title: "Pickers",
      summary:
        "Wheels, dates, a calendar, and pickers of photos, files, colors and fonts",
      make: { navigation(PickersViewController()) }),
    GalleryEntry(
      name: "navigation", title: "Navigation",
      summary: "A list below a large title that pushes details; a swipe from the edge returns",
      make: { TrailsNavigationController() }),
    GalleryEntry(
      name: "modern-collections", title: "Modern collections",
      summary: "An outline of 25 screens: grids, lists, outlines, configurations, diffable data",
      make: { ModernCollectionsController() }),
    GalleryEntry(
      name: "tabs", title: "Tabs",
      summary: "Places and favorites in tabs, with a badge, and a toolbar for details",
      make: { PlacesTabBarController() }),
    GalleryEntry(
      name: "custom-group-waterfall", title: "Waterfall",
      summary: "Pictures of all heights in columns, placed by a custom group",
      make: { navigation(WaterfallViewController()) }),
    GalleryEntry(
      name: "lanes", title: "Lanes",
      summary: "Recipes that size themselves in two or more lanes, and never change their lane",
      make: { navigation(LanesViewController()) }),
    GalleryEntry(
      name: "pinned-headers", title: "Pinned headers",
      summary: "Departures by the hour, with headers and footers that stay in sight",
      make: { navigation(DeparturesViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "photo-grid-compositional", title: "Photo grid",
      summary: "Squares, three in a row, a point apart, composed of groups",
      make: { navigation(PhotoGridViewController.compositional(), largeTitle: true) }),
    GalleryEntry(
      name: "self-sizing-mixed", title: "Bread",
      summary: "Large and small items that size themselves, written in two ways",
      make: { navigation(SelfSizingMixedViewController()) }),
    GalleryEntry(
      name: "adaptive-grid", title: "Adaptive grid",
      summary: "Sections that have more columns where there is more room",
      make: { navigation(AdaptiveGridViewController()) }),
    GalleryEntry(
      name: "section-backgrounds", title: "Section backgrounds",
      summary: "A decoration view behind every section",
      make: { navigation(SectionBackgroundsViewController()) }),
    GalleryEntry(
      name: "badges", title: "Badges",
      summary: "A supplementary item on the corner of every item",
      make: { navigation(BadgesViewController()) }),
    GalleryEntry(
      name: "controls", title: "Controls",
      summary: "Segments, sliders, steppers, pages, wheels and switches in their states",
      make: { ControlsViewController() }),
    GalleryEntry(
      name: "self-sizing-list", title: "Notes",
      summary: "Rows that are as high as their text",
      make: { navigation(SelfSizingListViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "settings-form", title: "Settings",
      summary: "Nested stacks in a scroll view; a tap shows or hides a group's details",
      make: { navigation(SettingsFormViewController()) }),
    GalleryEntry(
      name: "settings-storyboard", title: "Settings, storyboard",
      summary: "A table view with static cells, all of them in a storyboard",
      make: { storyboard("SettingsTable") }),
    GalleryEntry(
      name: "mountains", title: "Mountains",
      summary: "Mountains of the world, found as one types their names",
      make: { navigation(MountainsViewController()) }),
    GalleryEntry(
      name: "live-feed", title: "Live feed",
      summary: "New posts come in at the top, and what one reads stays where it is",
      make: { navigation(LiveFeedViewController()) }),
    GalleryEntry(
      name: "insertion-sort", title: "Insertion sort",
      summary: "Rows of colours that sort themselves, many moves at a time",
      make: { navigation(InsertionSortViewController()) }),
    GalleryEntry(
      name: "outline", title: "Outline",
      summary: "Section snapshots: branches open and close with a tap",
      make: { navigation(OutlineViewController()) }),
    GalleryEntry(
      name: "photo-grid-columns", title: "Photo grid, columns",
      summary: "The same squares in 3, 4, 5 columns or one, by a segmented control",
      make: { navigation(SegmentedPhotoGridViewController()) }),
    GalleryEntry(
      name: "photo-grid-diffable", title: "Photo grid, diffable data",
      summary: "The same squares; a tap takes one away, and the others close up",
      make: { navigation(DiffablePhotoGridViewController(), largeTitle: true) }),
    GalleryEntry(
      name: "photo-grid-custom", title: "Photo grid, custom layout",
      summary: "The same squares from a layout class that computes every frame itself",
      make: { navigation(PhotoGridViewController.custom(), largeTitle: true) }),
    GalleryEntry(
      name: "photo-grid-flow", title: "Photo grid, flow layout",
      summary: "The same squares from a subclass of the flow layout",
      make: { navigation(PhotoGridViewController.flow(), largeTitle: true) }),
    GalleryEntry(
      name: "hello-list", title: "Hello list",
      summary: "The smallest compositional layout: rows of 44 points",
      make: { HelloListViewController() }),
    GalleryEntry(
      name: "instagram-panels-plain", title: "Panels without bars",
      summary: "The panels without a navigation bar", isListed: false,
      make: { InstagramPanelsViewController() }),
    GalleryEntry(
      name: "instagram-panels-million", title: "A million panels",
      summary: "The panels with 1,000,000 items", isListed: false,
      make: { InstagramPanelsViewController(numberOfItems: 1_000_000) }),
    GalleryEntry(
      name: "gestures", title: "Gestures",
      summary: "Numbers, a card and a bar to touch, hold and drag", isListed: false,
      make: { GesturesViewController() }),
  ]

  /// Returns the example with a name.
  ///
  /// - Throws: `CommandFailure.unknownExample`.
  static func entry(named name: String) throws -> GalleryEntry {
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    throw CommandFailure.unknownExample(
      name, suggestion: NearestName.of(name, among: entries.map(\.name)))
  }
}
