import BookShelf
import BrowserHost
import HelloList
import InstagramPanels
import PhotoGridCompositional
import TesseraTesting
import UIKit

/// The examples the tool knows.
enum Catalogue {
  /// Every example. The last one is there to try limits, and is reached by its name only.
  static let entries = [
    GalleryEntry(
      name: "instagram-panels", title: "Panels",
      summary: "1,000 panels, large and small, in three patterns that take turns",
      make: { InstagramPanelsViewController() }),
    GalleryEntry(
      name: "book-shelf", title: "Book shelf",
      summary: "One large cover, then small ones in columns of two; sections with headers",
      make: { BookShelfViewController() }),
    GalleryEntry(
      name: "photo-grid-compositional", title: "Photo grid",
      summary: "Squares, three in a row, a point apart",
      make: { PhotoGridViewController() }),
    GalleryEntry(
      name: "hello-list", title: "Hello list",
      summary: "The smallest compositional layout: rows of 44 points",
      make: { HelloListViewController() }),
    GalleryEntry(
      name: "instagram-panels-million", title: "A million panels",
      summary: "The panels with 1,000,000 items", isListed: false,
      make: { InstagramPanelsViewController(numberOfItems: 1_000_000) }),
  ]

  /// The example with a name.
  ///
  /// - Throws: `CommandFailure.unknownExample`.
  static func entry(named name: String) throws -> GalleryEntry {
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    throw CommandFailure.unknownExample(
      name, suggestion: NearestName.of(name, among: entries.map(\.name)))
  }
}
