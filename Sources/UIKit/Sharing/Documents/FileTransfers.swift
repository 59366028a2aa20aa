/// The files that a picker of documents copies and moves.
enum FileTransfers {
  /// Copies files into a new temporary folder, and returns the copies. Files that cannot be copied
  /// are left out.
  static func copies(of files: [URL]) -> [URL] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Documents-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return files.compactMap { transfer($0, into: folder, copies: true) }
  }

  /// Copies or moves a file into a folder, under another name if there is a file with its name.
  ///
  /// - Returns: The new file; `nil` if it cannot be written.
  static func transfer(_ file: URL, into folder: URL, copies: Bool) -> URL? {
    let target = freeURL(for: file, in: folder)
    do {
      if copies {
        try FileManager.default.copyItem(at: file, to: target)
      } else {
        try FileManager.default.moveItem(at: file, to: target)
      }
      return target
    } catch {
      return nil
    }
  }

  /// Returns the URL of a file in a folder, with a number if there is a file with its name.
  private static func freeURL(for file: URL, in folder: URL) -> URL {
    let suffix = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
    let name = file.deletingPathExtension().lastPathComponent
    var target = folder.appendingPathComponent(file.lastPathComponent)
    var number = 2
    while FileManager.default.fileExists(atPath: target.path) {
      target = folder.appendingPathComponent("\(name) \(number)\(suffix)")
      number += 1
    }
    return target
  }
}
