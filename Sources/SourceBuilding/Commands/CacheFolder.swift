import Foundation

/// A folder with a folder for each build of the modules.
struct CacheFolder {
  let url: URL
  /// The name of the file that each of these folders has. Other folders are not touched.
  let content: String

  /// Marks a folder as used now.
  func noteUse(of folder: URL) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: folder.path)
  }

  /// Removes all folders but the ones that were used last.
  func removeOldest(keeping count: Int) {
    let folders =
      (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil))
      ?? []
    let builds = folders.filter {
      FileManager.default.fileExists(atPath: $0.appending(path: content).path)
    }
    let dated = builds.map { folder in
      let values = try? FileManager.default.attributesOfItem(atPath: folder.path)
      return (folder: folder, date: values?[.modificationDate] as? Date ?? .distantPast)
    }
    for entry in dated.sorted(by: { $0.date > $1.date }).dropFirst(count) {
      try? FileManager.default.removeItem(at: entry.folder)
    }
  }
}
