import Foundation

/// A folder whose files belong to a target as they are (Xcode 16 and later).
package enum SynchronizedFolder {
  /// The extensions of folders that are one resource.
  package static let packages: Set = [
    "xcassets", "bundle", "framework", "xcdatamodeld", "docc", "playground", "xcodeproj",
    "scnassets",
  ]

  /// Returns the files of a folder that belong to a target, in order.
  ///
  /// An exception is a file that does not belong to the folder's target, and one that belongs to
  /// another target.
  static func files(
    of group: ObjectTable.Object, for target: ObjectTable.Object, in table: ObjectTable,
    paths: PathTree
  ) -> [URL] {
    guard let folder = paths.url(of: group) else { return [] }
    let sets = table.objects(group.list("exceptions"))
      .filter { $0.text("target") == target.identifier }
    let exceptions = Set(sets.flatMap { $0.list("membershipExceptions") })
    var filtered: Set<String> = []
    for set in sets {
      for (path, platforms) in set.table("platformFiltersByRelativePath")
      where (platforms as? [String])?.contains("ios") == false { filtered.insert(path) }
    }
    if target.list("fileSystemSynchronizedGroups").contains(group.identifier) {
      return files(in: folder, excluding: exceptions.union(filtered))
    }
    guard !exceptions.isEmpty else { return [] }
    let root = folder.standardizedFileURL.path + "/"
    return files(in: folder, excluding: filtered).filter { file in
      let path = String(file.path.dropFirst(root.count))
      return exceptions.contains(path)
        || exceptions.contains { path.hasPrefix($0 + "/") }
    }
  }

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
