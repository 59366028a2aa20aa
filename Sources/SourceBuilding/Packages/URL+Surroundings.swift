import Foundation

extension URL {
  /// Returns a folder and the folders around it, from the inside, up to the repository or to a
  /// number of folders.
  func foldersOutward(atMost count: Int) -> [URL] {
    var folders: [URL] = []
    var folder = standardizedFileURL
    while folders.count < count {
      folders.append(folder)
      if folder.path == "/"
        || FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      {
        break
      }
      folder = folder.deletingLastPathComponent()
    }
    return folders
  }
}
