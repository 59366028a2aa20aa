import Foundation

/// The files of a build's folder.
enum FileListing {
  /// Returns the files in a folder and the folders in it, hidden ones among them, in the order of
  /// their paths.
  static func files(in folder: URL, where isWanted: (URL) -> Bool) -> [URL] {
    let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = contents?.nextObject() as? URL {
      if isWanted(file) { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
