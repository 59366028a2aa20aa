import Foundation
import SceneRendering
import UIKit

/// The pictures in messages to pages, by the names of their content. It may be used from any
/// thread.
///
/// A picture stays available as long as any image of it exists, and so as long as a page displays
/// it. Of others, the latest ones are kept for pages that load them late: up to a number, and up to
/// a number of bytes in memory.
package final class ImageStore: Sendable {
  /// The number of pictures that are kept beyond their use.
  static let maximumCount = 1000
  /// The number of bytes in memory that are kept beyond their use. Pictures of files take none.
  static let maximumLength = 32 << 20

  fileprivate struct Weak {
    weak var bytes: ImageBytes?
  }

  fileprivate struct State {
    var known: [String: Weak] = [:]
    /// The pictures that are kept, the latest last, and the number of their bytes in memory.
    var kept: [ImageBytes] = []
    var keptLength = 0
    /// The number of entries at which the entries of pictures that are gone are removed.
    var sweepCount = 2 * ImageStore.maximumCount
  }

  private let lock = NSLock()
  nonisolated(unsafe) private var state = State()

  /// The videos and sounds in messages to pages.
  package let media = MediaStore()

  private let whenAdded: (@Sendable ([String]) -> Void)?

  /// Creates an empty store.
  ///
  /// - Parameter whenAdded: A closure called with the names of pictures, before a message with them
  ///   is sent.
  package init(whenAdded: (@Sendable (_ names: [String]) -> Void)? = nil) {
    self.whenAdded = whenAdded
  }

  /// Returns the path of a picture on the server.
  static func path(of file: SceneImageFile) -> String { "/images/" + file.name }

  /// Makes pictures available.
  func add(_ files: [SceneImageFile]) {
    guard !files.isEmpty else { return }
    lock.withLock {
      for file in files { state.add(file) }
    }
    whenAdded?(files.map(\.name))
  }

  /// Makes videos and sounds available.
  func add(_ files: [SceneMedia.File]) {
    guard !files.isEmpty else { return }
    media.add(files)
    whenAdded?(files.map(\.name))
  }

  /// Returns the media type and the bytes of a picture; `nil` if it is not available.
  package func content(named name: String) -> (type: String, data: Data)? {
    guard let bytes = lock.withLock({ state.known[name]?.bytes }), let data = bytes.readUpright()
    else { return nil }
    return (bytes.header.format.mediaType, data)
  }

  /// The number of pictures that are kept, of their bytes in memory, and of the names that are
  /// known, for tests.
  var counts: (kept: Int, length: Int, known: Int) {
    lock.withLock { (state.kept.count, state.keptLength, state.known.count) }
  }
}

extension ImageStore.State {
  fileprivate mutating func add(_ file: SceneImageFile) {
    let name = file.name
    if known[name]?.bytes == nil {
      if known.count >= sweepCount { sweep() }
      known[name] = ImageStore.Weak(bytes: file.bytes)
    }
    guard !kept.suffix(64).contains(where: { $0 === file.bytes }) else { return }
    kept.append(file.bytes)
    keptLength += file.bytes.countInMemory
    var first = 0
    while first < kept.count - 1,
      kept.count - first > ImageStore.maximumCount || keptLength > ImageStore.maximumLength
    {
      keptLength -= kept[first].countInMemory
      first += 1
    }
    kept.removeFirst(first)
  }

  private mutating func sweep() {
    known = known.filter { $0.value.bytes != nil }
    sweepCount = max(2 * ImageStore.maximumCount, 2 * known.count)
  }
}
