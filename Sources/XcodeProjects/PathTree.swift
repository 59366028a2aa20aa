import Foundation

/// The paths of a project's files.
struct PathTree {
  /// The folder that the paths begin at.
  let root: URL
  private let paths: [String: URL]

  /// Creates a tree from the groups of a project, beginning with the main one.
  init(_ table: ObjectTable, project: ObjectTable.Object, folder: URL) {
    root =
      project.text("projectDirPath").flatMap { $0.isEmpty ? nil : $0 }
      .map { folder.appending(path: $0) } ?? folder
    var paths: [String: URL] = [:]
    var waiting = [(project.text("mainGroup"), root)]
    while let (identifier, parent) = waiting.popLast() {
      guard let object = table[identifier], paths[object.identifier] == nil,
        let url = Self.url(of: object, parent: parent, root: root)
      else { continue }
      paths[object.identifier] = url.standardizedFileURL
      waiting += object.list("children").map { ($0, url) }
    }
    self.paths = paths
  }

  /// Returns the location of a path of a build setting.
  func url(ofRoot path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : root.appending(path: path).standardizedFileURL
  }

  /// Returns the location of a file or folder, or `nil` for one of the build's products or of the
  /// SDK.
  func url(of object: ObjectTable.Object) -> URL? { paths[object.identifier] }

  private static func url(of object: ObjectTable.Object, parent: URL, root: URL) -> URL? {
    let path = object.text("path") ?? ""
    let base: URL
    switch object.text("sourceTree") {
    case "<group>", nil: base = parent
    case "SOURCE_ROOT": base = root
    case "<absolute>": return path.isEmpty ? nil : URL(fileURLWithPath: path)
    default: return nil
    }
    return path.isEmpty ? base : base.appending(path: path)
  }
}
