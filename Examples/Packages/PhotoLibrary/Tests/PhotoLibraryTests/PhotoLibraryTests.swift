import Foundation
import PhotoLibrary
import PhotoStore
import TesseraTesting
import Testing
import UIKit

/// A library of 50,000 photos on a screen. A library of a million photos keeps as many pages and
/// photos in memory.
@MainActor
struct PhotoLibraryTests {
  private nonisolated static let count = 50_000

  /// A database in a folder that is removed with it.
  private final class Library {
    let folder: URL
    let database: PhotoDatabase

    var path: String { folder.appendingPathComponent("photos.sqlite").path }

    init(count: Int = PhotoLibraryTests.count) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("photo-library-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      database = try PhotoDatabase(path: folder.appendingPathComponent("photos.sqlite").path)
      try database.addSample(count: count)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @MainActor func hosted() throws -> (HostedScreen, PhotoLibraryViewController) {
      let controller = try PhotoLibraryViewController(database)
      return (HostedScreen(controller), controller)
    }
  }

  /// Whether a cell in sight has no photo.
  private func hasEmptyCell(_ screen: HostedScreen) -> Bool {
    screen.collectionView?.visibleCells.contains { $0.accessibilityLabel == nil } ?? true
  }

  @Test func `the library opens with the months and one page`() throws {
    let library = try Library()
    let (screen, controller) = try library.hosted()
    #expect(controller.pages.sections.count == Self.count)
    #expect(controller.pages.sections.sections.count == 120)
    #expect(controller.pages.waits == 1)
    #expect(!hasEmptyCell(screen))
  }

  @Test func `a jump to the end reads the pages of one screen, and no cell is empty`() throws {
    let library = try Library()
    let (screen, controller) = try library.hosted()
    let before = controller.pages.waits
    controller.scrollToOldest()
    screen.layOut()
    #expect(!hasEmptyCell(screen))
    #expect(controller.pages.waits - before <= 3)
    let last = IndexPath(item: controller.pages.sections.sections[119].count - 1, section: 119)
    #expect(controller.collectionView.indexPathsForVisibleItems.contains(last))
  }

  @Test func `a scroll through the library keeps a bounded number of photos in memory`()
    async throws
  {
    let library = try Library()
    let (screen, controller) = try library.hosted()
    let height = screen.contentSize.height
    for step in 0..<80 {
      controller.collectionView.contentOffset.y = height * CGFloat(step) / 80
      screen.layOut()
      await controller.pages.finishLoading()
      #expect(!hasEmptyCell(screen))
      #expect(controller.pages.count <= PhotoPages.capacity * PhotoPages.length)
    }
    #expect(controller.pages.waits > 20)
  }

  @Test func `a slow scroll finds its pages in memory`() async throws {
    let library = try Library()
    let (screen, controller) = try library.hosted()
    for _ in 0..<80 {
      controller.collectionView.contentOffset.y += 150
      screen.layOut()
      await controller.pages.finishLoading()
    }
    #expect(controller.pages.loads > 0)
    // The first page of a month may come into sight before the collection view announces it.
    #expect(controller.pages.waits <= 3)
  }

  @Test func `photos are in the order of their times, on all pages of a month`() throws {
    let library = try Library()
    let sections = try library.database.sections()
    var times: [Int64] = []
    for section in 0..<2 {
      let count = sections.sections[section].count
      for first in stride(from: 0, to: count, by: PhotoPages.length) {
        let range = first..<min(count, first + PhotoPages.length)
        times += try library.database.photos(range, ofSection: section, in: sections)
          .map(\.takenAt)
      }
      #expect(times.allSatisfy { Photo.month(of: $0) >= sections.sections[section].month })
    }
    #expect(times.count == sections.sections[0].count + sections.sections[1].count)
    #expect(times == times.sorted(by: >))
  }

  @Test func `the position of a photo is the one at which it is read`() throws {
    let library = try Library(count: 5_000)
    let sections = try library.database.sections()
    for section in [0, 60, 119] {
      let photos = try library.database.photos(5..<20, ofSection: section, in: sections)
      for (offset, photo) in photos.enumerated() {
        let position = try #require(
          try library.database.position(ofPhoto: photo.id, in: sections))
        #expect(position == (section, 5 + offset))
      }
    }
  }

  // MARK: - Search

  @Test func `a search displays the months of the photos that it finds`() async throws {
    let library = try Library()
    let (screen, controller) = try library.hosted()
    controller.find("light")
    await controller.finishSearch()
    screen.layOut()
    // Every 1009th photo, from the first one on.
    #expect(controller.pages.sections.count == 50)
    #expect(!hasEmptyCell(screen))
    let titles = controller.collectionView.visibleCells.compactMap(\.accessibilityLabel)
    #expect(titles.allSatisfy { $0.contains("lighthouse") })
    controller.find("")
    await controller.finishSearch()
    #expect(controller.pages.sections.count == Self.count)
  }

  @Test func `a word that does not occur finds nothing, and spaces find everything`()
    async throws
  {
    let library = try Library(count: 1_000)
    let (screen, controller) = try library.hosted()
    controller.find("volcano")
    await controller.finishSearch()
    screen.layOut()
    #expect(controller.collectionView.numberOfSections == 0)
    let label = controller.collectionView.backgroundView as? UILabel
    #expect(label?.text == "No Results")
    controller.find(" ")
    await controller.finishSearch()
    #expect(controller.pages.sections.count == 1_000)
    #expect(controller.collectionView.backgroundView == nil)
  }

  // MARK: - Changes

  @Test func `a change by another connection is displayed, and what is read stays in place`()
    throws
  {
    let library = try Library()
    let (screen, controller) = try library.hosted()
    controller.collectionView.contentOffset.y = 3_000
    screen.layOut()
    let paths = controller.collectionView.indexPathsForVisibleItems.sorted()
    let path = try #require(paths.dropFirst(6).first)
    let photo = try #require(try controller.pages.photo(at: path))
    let frame = try #require(screen.frame(at: path))
    let distance = frame.minY - controller.collectionView.bounds.minY
    // The connections of another object are as good as another process.
    let other = try PhotoDatabase(path: library.path)
    let first = try #require(
      try other.photos(0..<1, ofSection: 0, in: try other.sections()).first)
    for number in 0..<30 { try other.add(title: "New \(number)", takenAt: first.takenAt + 1) }
    controller.refresh()
    screen.layOut()
    #expect(controller.pages.sections.count == Self.count + 30)
    let place = try #require(
      try library.database.position(ofPhoto: photo.id, in: controller.pages.sections))
    let now = IndexPath(item: place.item, section: place.section)
    #expect(now != path)
    let after = try #require(screen.frame(at: now))
    #expect(abs(after.minY - controller.collectionView.bounds.minY - distance) < 0.5)
    #expect(!hasEmptyCell(screen))
  }

  @Test
  func `changes of the own process are displayed at once, and only their month is read again`()
    throws
  {
    let library = try Library()
    let (screen, controller) = try library.hosted()
    let photo = try #require(try controller.pages.photo(at: [0, 2]))
    #expect(!photo.isFavorite)
    try screen.tap(at: [0, 2])
    screen.layOut()
    #expect(try controller.pages.photo(at: [0, 2])?.isFavorite == true)
    #expect(screen.cell(at: [0, 2])?.accessibilityValue == "Favorite")
    #expect(controller.pages.waits == 2)
    try library.database.delete(photo.id)
    controller.refresh()
    screen.layOut()
    #expect(controller.pages.sections.count == Self.count - 1)
    #expect(try controller.pages.photo(at: [0, 2])?.id != photo.id)
    let reads = controller.pages.waits
    controller.refresh()
    screen.layOut()
    #expect(controller.pages.waits == reads)
  }

  @Test func `deleting all photos of a month removes its section`() throws {
    let library = try Library(count: 1_000)
    let (screen, controller) = try library.hosted()
    let sections = controller.pages.sections
    let photos = try library.database.photos(
      0..<sections.sections[0].count, ofSection: 0, in: sections)
    for photo in photos { try library.database.delete(photo.id) }
    controller.refresh()
    screen.layOut()
    #expect(controller.collectionView.numberOfSections == 119)
    #expect(controller.pages.sections.sections[0].month == sections.sections[1].month)
    #expect(!hasEmptyCell(screen))
  }

  @Test func `a search sees an added photo`() async throws {
    let library = try Library(count: 1_000)
    let (_, controller) = try library.hosted()
    controller.find("volcano")
    await controller.finishSearch()
    #expect(controller.pages.sections.count == 0)
    try library.database.add(title: "A volcano", takenAt: 1_700_000_000)
    controller.refresh()
    await controller.finishSearch()
    #expect(controller.pages.sections.count == 1)
    #expect(controller.pages.sections.sections.first?.title == "November 2023")
  }
}
