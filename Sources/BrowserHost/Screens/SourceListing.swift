import Foundation
import LoweringProtocol
import ScreenHost

/// The Swift files of a screen, as a page displays them beside it.
///
/// The paths come from the program alone. A request names an entry of the catalog, and no file.
struct SourceListing: Sendable {
  /// The number of files that are read.
  static let fileLimit = 100
  /// The size of a file, in bytes, up to which it is read.
  static let sizeLimit = 512 * 1024

  struct File: Equatable, Sendable {
    var name: String
    var text: String
  }

  let files: [File]

  /// Reads the files of paths: Swift files, or folders with Swift files. Paths that do not exist,
  /// files that are links out of their folder, long files and those that are not text are left out.
  init(of paths: [String]) {
    var files: [File] = []
    for path in paths {
      let place = URL(fileURLWithPath: path).standardizedFileURL
      let root = place.resolvingSymlinksInPath()
      for file in Self.swiftFiles(at: root) where files.count < Self.fileLimit {
        guard file.path != root.path || Self.isInFolder(of: place, root),
          let text = Self.text(of: file)
        else { continue }
        let name =
          file.path == root.path
          ? root.lastPathComponent : String(file.path.dropFirst(root.path.count + 1))
        files.append(File(name: name, text: text))
      }
    }
    self.files = files
  }

  /// The listing as JSON.
  var json: String {
    JSONText.object([
      (
        "files",
        JSONText.list(
          files.map {
            JSONText.object([
              ("name", JSONText.string($0.name)), ("text", JSONText.string($0.text)),
            ])
          })
      )
    ])
  }

  /// Returns whether the file that a path leads to is in the folder of the path.
  private static func isInFolder(of place: URL, _ file: URL) -> Bool {
    let folder = place.deletingLastPathComponent().resolvingSymlinksInPath().path
    return file.path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  private static func swiftFiles(at root: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [root] }
    return SourceFiles.files(in: root, where: SourceFiles.isSwiftFile)
      .map { $0.resolvingSymlinksInPath() }
      .filter { $0.path.hasPrefix(root.path + "/") }
  }

  private static func text(of file: URL) -> String? {
    guard file.pathExtension == "swift",
      let values = try? FileManager.default.attributesOfItem(atPath: file.path),
      values[.type] as? FileAttributeType == .typeRegular,
      let size = values[.size] as? Int, size <= sizeLimit,
      let data = try? Data(contentsOf: file)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
