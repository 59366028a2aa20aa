import Foundation
import PhotoStore
import UIKit

/// The photos around those that are displayed, read by page.
///
/// A page that is missing is read at once, so that a cell is never empty: a jump to the end reads
/// the pages of one screen. Pages that are about to be displayed are read in advance on another
/// thread. The pages that were used last are kept.
@MainActor
public final class PhotoPages {
  /// A page of a section.
  private struct Key: Hashable {
    var month: Int
    var page: Int
  }

  private struct Page {
    var photos: [Photo]
    /// The version of the month when it was read.
    var version: Int64
    /// The number of the last use.
    var use: Int
  }

  /// The reading of a page in advance.
  private struct Load {
    var task: Task<Void, Never>
    /// The positions in the section that are about to be displayed.
    var items: Set<Int>
  }

  /// The number of photos in a page.
  public static let length = 120
  /// The largest number of pages that are kept.
  public static let capacity = 24

  private let database: PhotoDatabase
  /// The months of the photos.
  public private(set) var sections: PhotoSections
  private var pages: [Key: Page] = [:]
  private var loading: [Key: Load] = [:]
  private var uses = 0
  /// The number of pages that were read while a cell waited.
  public private(set) var waits = 0
  /// The number of pages that were read in advance.
  public private(set) var loads = 0

  /// Creates a cache for the photos of a library or of a search.
  public init(_ database: PhotoDatabase, sections: PhotoSections) {
    self.database = database
    self.sections = sections
  }

  /// The number of photos in memory.
  public var count: Int { pages.values.reduce(0) { $0 + $1.photos.count } }

  /// Replaces the months. Pages of months that did not change are kept.
  public func replace(_ sections: PhotoSections) {
    let isSearch = sections.isSearch || self.sections.isSearch
    let versions = Dictionary(
      uniqueKeysWithValues: sections.sections.map { ($0.month, $0.version) })
    pages = pages.filter { !isSearch && versions[$0.key.month] == $0.value.version }
    for load in loading.values { load.task.cancel() }
    loading = [:]
    self.sections = sections
  }

  /// Returns a photo; `nil` if it was deleted since the months were read.
  public func photo(at indexPath: IndexPath) throws -> Photo? {
    let key = key(of: indexPath)
    if pages[key] == nil {
      waits += 1
      store(try read(key, in: indexPath.section), of: key, section: indexPath.section)
    }
    uses += 1
    pages[key]?.use = uses
    let photos = pages[key]?.photos ?? []
    let position = indexPath.item % Self.length
    return position < photos.count ? photos[position] : nil
  }

  /// Reads the pages of photos that are about to be displayed.
  public func load(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      let key = key(of: path)
      guard pages[key] == nil else { continue }
      if loading[key] != nil {
        loading[key]?.items.insert(path.item)
      } else {
        loading[key] = Load(task: task(for: key, in: path.section), items: [path.item])
      }
    }
  }

  /// Returns a task that reads a page on another thread.
  private func task(for key: Key, in section: Int) -> Task<Void, Never> {
    let (database, sections, range) = (database, sections, range(of: key, in: section))
    return Task { [weak self] in
      let photos = await Task.detached {
        try? database.photos(range, ofSection: section, in: sections)
      }.value
      // The months are others if the task is cancelled.
      guard let self, !Task.isCancelled else { return }
      loading[key] = nil
      guard let photos, pages[key] == nil else { return }
      loads += 1
      store(photos, of: key, section: section)
    }
  }

  /// Waits until the pages that are being read are in memory.
  public func finishLoading() async {
    for load in loading.values { await load.task.value }
  }

  /// Ends the reading of a page when none of its photos is about to be displayed any more.
  public func cancelLoading(_ indexPaths: [IndexPath]) {
    for path in indexPaths where sections.sections.indices.contains(path.section) {
      let key = key(of: path)
      loading[key]?.items.remove(path.item)
      guard loading[key]?.items.isEmpty == true else { continue }
      loading.removeValue(forKey: key)?.task.cancel()
    }
  }

  // MARK: - Pages

  private func key(of indexPath: IndexPath) -> Key {
    Key(
      month: sections.sections[indexPath.section].month, page: indexPath.item / Self.length)
  }

  private func range(of key: Key, in section: Int) -> Range<Int> {
    let first = key.page * Self.length
    return first..<min(sections.sections[section].count, first + Self.length)
  }

  private func read(_ key: Key, in section: Int) throws -> [Photo] {
    try database.photos(range(of: key, in: section), ofSection: section, in: sections)
  }

  private func store(_ photos: [Photo], of key: Key, section: Int) {
    uses += 1
    pages[key] = Page(photos: photos, version: sections.sections[section].version, use: uses)
    guard pages.count > Self.capacity else { return }
    let oldest = pages.min { $0.value.use < $1.value.use }
    if let oldest { pages[oldest.key] = nil }
  }
}
