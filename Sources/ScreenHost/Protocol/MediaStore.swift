import Foundation
import Scenes

/// The files of the videos and sounds in messages to pages, by name. It may be used from any
/// thread.
package final class MediaStore: Sendable {
  /// The number of files whose names are kept: the latest ones.
  static let maximumCount = 10_000

  private let lock = NSLock()
  nonisolated(unsafe) private var files: [String: SceneMedia.File] = [:]
  /// The names in the order in which they were added.
  nonisolated(unsafe) private var order: [String] = []

  init() {}

  /// Makes files available.
  func add(_ added: [SceneMedia.File]) {
    lock.withLock {
      for file in added where files.updateValue(file, forKey: file.name) == nil {
        order.append(file.name)
      }
      guard order.count > Self.maximumCount else { return }
      for name in order.prefix(Self.maximumCount / 2) { files[name] = nil }
      order.removeFirst(Self.maximumCount / 2)
    }
  }

  /// Returns the path of a file on the server.
  static func path(of file: SceneMedia.File) -> String { "/media/" + file.name }

  /// Returns a part of a file; `nil` if the name is unknown, or if the file cannot be read. The
  /// part is empty if the file ends before it.
  package func part(_ request: MediaPart.Request?) -> MediaPart? {
    guard let request, let file = lock.withLock({ files[request.name] }),
      let handle = FileHandle(forReadingAtPath: file.path)
    else { return nil }
    defer { try? handle.close() }
    guard let length = try? handle.seekToEnd() else { return nil }
    let range = request.range(in: Int(length))
    var data = Data()
    if !range.isEmpty {
      guard (try? handle.seek(toOffset: UInt64(range.lowerBound))) != nil,
        let read = try? handle.read(upToCount: range.count)
      else { return nil }
      data = read
    }
    return MediaPart(
      type: MediaPart.type(of: file.name), totalLength: Int(length), first: range.lowerBound,
      data: data)
  }
}
