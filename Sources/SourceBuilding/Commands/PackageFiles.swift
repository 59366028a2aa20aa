import Foundation

/// The files of a package, without hidden ones and without the package manager's.
enum PackageFiles {
  /// Returns the paths of the files in a folder and the folders in it, in order.
  static func paths(in folder: URL) -> [String] {
    let contents = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = contents?.nextObject() as? URL { paths.append(file.path) }
    return paths.sorted()
  }

  /// Returns a text that differs after each change of the files' contents.
  static func stamp(of folder: URL) -> String {
    var hash = FileHash()
    for path in paths(in: folder) {
      hash.add(path)
      hash.add(FileStamp.text(of: path))
    }
    return hash.text
  }

  /// Returns a text that differs after each change of the manifests, and after a file was added,
  /// renamed or removed.
  static func stampOfManifest(of folder: URL) -> String {
    var hash = FileHash()
    for path in paths(in: folder) {
      hash.add(path)
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix("Package"),
        ["swift", "resolved"].contains((path as NSString).pathExtension)
      {
        hash.add((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
      }
    }
    return hash.text
  }
}
