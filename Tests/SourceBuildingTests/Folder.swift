import Foundation

/// A folder of sources that is removed at the end.
struct Folder: ~Copyable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "source-build-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// The tool beside the tests.
enum BuiltTool {
  private final class Anchor {}

  /// A file beside the built modules.
  static var executable: URL {
    get throws {
      for file in [Bundle.main.executableURL!, Bundle(for: Anchor.self).bundleURL] {
        let folder = file.deletingLastPathComponent()
        if FileManager.default.fileExists(
          atPath: folder.appending(path: "Modules/UIKit.swiftmodule").path)
        {
          return folder.appending(path: "tessera")
        }
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }
}
