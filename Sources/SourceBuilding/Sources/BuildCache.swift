import Foundation

/// The files that commands keep for the next ones.
package struct BuildCache: Sendable {
  /// The folder.
  package let url: URL

  /// Refers to a folder.
  package init(url: URL = SourceModules.standardCache) { self.url = url }

  /// The bounds of the builds that are kept: their number, and their bytes together.
  package static var bounds: (count: Int, bytes: Int) {
    (BuildFolder.largestCount, BuildFolder.largestSize)
  }

  /// The bytes of the files.
  package var size: Int { BuildFolder.size(of: url) }

  /// Removes the files. Builds that other commands use at the moment stay.
  ///
  /// - Returns: The number of builds that stay.
  package func clear() -> Int {
    let folder = CacheFolder(url: url)
    for part in [folder.libraries, folder.packages, folder.manifests, folder.lists] {
      try? FileManager.default.removeItem(at: part)
    }
    let builds =
      (try? FileManager.default.contentsOfDirectory(
        at: folder.builds, includingPropertiesForKeys: nil)) ?? []
    return builds.count { !BuildFolder.remove($0) }
  }
}
