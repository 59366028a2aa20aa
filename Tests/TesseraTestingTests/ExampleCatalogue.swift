import Apps
import BookShelf
import Columns
import Contacts
import Controls
import Explorer
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
import SelfSizing
import SettingsForm
import SettingsList
import SettingsTable
import Tabs
import UIKit

/// Every view controller of the examples.
@MainActor
enum ExampleCatalogue {
  /// An example: a name for messages, and its view controller.
  struct Entry {
    let name: String
    let make: @MainActor () -> UIViewController
  }

  static let entries = [
    Entry(name: "Panels") { InstagramPanelsViewController(numberOfItems: 1_000) },
    Entry(name: "BookShelf") { BookShelfViewController() },
    Entry(name: "Contacts") { ContactsViewController() },
    Entry(name: "Inbox") { InboxTableViewController() },
    Entry(name: "PhotoGrid, compositional") { PhotoGridViewController.compositional() },
    Entry(name: "PhotoGrid, diffable") { DiffablePhotoGridViewController() },
    Entry(name: "PhotoGrid, custom") { PhotoGridViewController.custom() },
    Entry(name: "PhotoGrid, flow") { PhotoGridViewController.flow() },
    Entry(name: "PhotoGrid, columns") { SegmentedPhotoGridViewController() },
    Entry(name: "Departures") { DeparturesViewController() },
    Entry(name: "SelfSizingList") { SelfSizingListViewController() },
    Entry(name: "SelfSizingMixed") { SelfSizingMixedViewController() },
    Entry(name: "AdaptiveGrid") { AdaptiveGridViewController() },
    Entry(name: "Badges") { BadgesViewController() },
    Entry(name: "SectionBackgrounds") { SectionBackgroundsViewController() },
    Entry(name: "Waterfall") { WaterfallViewController() },
    Entry(name: "Mountains") { MountainsViewController() },
    Entry(name: "InsertionSort") { InsertionSortViewController() },
    Entry(name: "Outline") { OutlineViewController() },
    Entry(name: "LiveFeed") { LiveFeedViewController() },
    Entry(name: "SettingsList") { SettingsListViewController() },
    Entry(name: "SettingsForm") { SettingsFormViewController() },
    Entry(name: "SettingsTable") {
      UIStoryboard(name: "SettingsTable", bundle: nil)
        .instantiateViewController(withIdentifier: "Settings")
    },
    Entry(name: "Lanes") { LanesViewController() },
    Entry(name: "Columns") { ColumnsViewController() },
    Entry(name: "Pages") { TourViewController() },
    Entry(name: "Pickers") { PickersViewController() },
    Entry(name: "Controls") { ControlsViewController() },
    Entry(name: "Explorer") { ExplorerNavigationController() },
    Entry(name: "Mail") { MailNavigationController() },
    Entry(name: "Navigation") { TrailsNavigationController() },
    Entry(name: "ModernCollections") { ModernCollectionsController() },
    Entry(name: "Tabs") { PlacesTabBarController() },
    Entry(name: "Apps") { AppsTabBarController() },
    Entry(name: "HelloList") { HelloListViewController() },
  ]
}
