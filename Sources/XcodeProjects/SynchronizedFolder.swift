import Foundation

/// A folder whose files belong to a target as they are (Xcode 16 and later).
package enum SynchronizedFolder {
  /// The extensions of folders that are one resource.
  package static let packages: Set = [
    "xcassets", "bundle", "framework", "xcdatamodeld", "docc", "playground", "xcodeproj",
    "scnassets",
  ]

  /// Returns the files, in order.
  ///
  /// - Parameter excluded: Paths in the folder that do not belong to the target.
  static func files(in folder: URL, excluding excluded: Set<String>) -> [URL] {
    let root = folder.standardizedFileURL
    let enumerator = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    for case let file as URL in enumerator ?? .init() {
      let file = file.standardizedFileURL
      let path = String(file.path.dropFirst(root.path.count + 1))
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      let isPackage = packages.contains(file.pathExtension)
      if excluded.contains(path) || isPackage { enumerator?.skipDescendants() }
      guard !excluded.contains(path), !isFolder || isPackage else { continue }
      files.append(file)
    }
    return files.sorted { $0.path < $1.path }
  }
}
