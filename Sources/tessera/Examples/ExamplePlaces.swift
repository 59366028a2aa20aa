import Foundation
import ScreenHost

/// The groups of the examples in the gallery, and the folders of their sources.
enum ExamplePlaces {
  /// The beginnings of names, each with a group and a folder of `Examples`. The first one that fits
  /// counts.
  private static let table: [(prefix: String, group: String, folder: String)] = [
    ("instagram-panels", "Layouts", "InstagramPanels"),
    ("book-shelf", "Highlights", "BookShelf"),
    ("photo-grid", "Layouts", "PhotoGrid"),
    ("pinned-headers", "Layouts", "PinnedHeaders"),
    ("adaptive-grid", "Layouts", "LayoutTour"),
    ("badges", "Layouts", "LayoutTour"),
    ("section-backgrounds", "Layouts", "LayoutTour"),
    ("custom-group-waterfall", "Layouts", "LayoutTour"),
    ("lanes", "Layouts", "Lanes"),
    ("hello-list", "Layouts", "HelloList"),
    ("self-sizing", "Cells and controls", "SelfSizing"),
    ("settings-form", "Cells and controls", "SettingsForm"),
    ("settings-storyboard", "Cells and controls", "SettingsTable"),
    ("settings", "Highlights", "SettingsList"),
    ("pages", "Whole apps", "Pages"),
    ("columns", "Whole apps", "Columns"),
    ("pickers", "Cells and controls", "Pickers"),
    ("controls", "Cells and controls", "Controls"),
    ("navigation", "Whole apps", "Navigation"),
    ("contacts", "Highlights", "Contacts"),
    ("inbox", "Highlights", "Inbox"),
    ("mail", "Highlights", "Mail"),
    ("explorer", "Highlights", "Explorer"),
    ("modern", "Whole apps", "ModernCollections"),
    ("tabs", "Whole apps", "Tabs"),
    ("apps", "Whole apps", "Apps"),
    ("mountains", "Changing data", "Mountains"),
    ("insertion-sort", "Changing data", "InsertionSort"),
    ("outline", "Changing data", "Outline"),
    ("live-feed", "Changing data", "LiveFeed"),
  ]

  /// Returns the group and the folder of an example; `nil` if it has none.
  static func place(ofExampleNamed name: String) -> (group: String, folder: String)? {
    table.first { name == $0.prefix || name.hasPrefix($0.prefix + "-") }
      .map { ($0.group, $0.folder) }
  }

  /// Returns an example with its group, and the path of its sources if the package is where it was
  /// built.
  static func placed(_ entry: GalleryEntry) -> GalleryEntry {
    guard let place = place(ofExampleNamed: entry.name) else { return entry }
    var entry = entry
    entry.group = place.group
    let folder = package.appending(path: "Examples/\(place.folder)").path
    if FileManager.default.fileExists(atPath: folder) { entry.sources = [folder] }
    return entry
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
