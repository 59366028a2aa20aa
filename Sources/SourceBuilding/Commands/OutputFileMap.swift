import Foundation

/// The compiler's list of the files of a module's build.
enum OutputFileMap {
  /// Returns the object files of a module's build; `nil` for a module without a list, such as one
  /// in C.
  ///
  /// The folder may have further object files, of sources that were removed or renamed.
  ///
  /// - Parameter cache: The folder of files that builds share, which keeps the paths in the list: a
  ///   list of hundreds of files is decoded once for each of its states.
  static func objects(in folder: URL, cache: CacheFolder) -> [URL]? {
    let file = folder.appending(path: "output-file-map.json")
    guard let values = try? FileManager.default.attributesOfItem(atPath: file.path),
      let size = values[.size] as? Int, let date = values[.modificationDate] as? Date
    else { return nil }
    let state = "\(size) \(date.timeIntervalSinceReferenceDate)"
    let kept = cache.listOfObjects(in: folder)
    let lines = (try? String(contentsOf: kept, encoding: .utf8))?.split(separator: "\n") ?? []
    var paths = lines.dropFirst().map(String.init)
    if lines.first.map(String.init) != state {
      guard let data = try? Data(contentsOf: file),
        let map = try? JSONDecoder().decode([String: Entry].self, from: data)
      else { return nil }
      paths = map.values.compactMap(\.object).sorted()
      cache.keep(([state] + paths).joined(separator: "\n"), in: kept)
    }
    return paths.map { URL(fileURLWithPath: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the object files of a module's build, with or without a list, in order.
  ///
  /// - Parameter cache: The folder of files that builds share.
  static func allObjects(in folder: URL, cache: CacheFolder) -> [URL] {
    objects(in: folder, cache: cache) ?? FileListing.files(in: folder) { $0.pathExtension == "o" }
  }

  private struct Entry: Decodable {
    let object: String?
  }
}
