import Foundation
import TestSupport

/// A folder of resources that exists as long as the object does.
final class TemporaryBundle {
  let url: URL
  let bundle: Bundle

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard let bundle = Bundle(url: url) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  /// Writes a PNG with a number of pixels on each side.
  func png(_ side: Int, to path: String) throws {
    try write(TestPicture.pngHeader(width: side, height: side), to: path)
  }
}
