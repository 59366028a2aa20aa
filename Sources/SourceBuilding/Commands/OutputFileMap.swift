import Foundation

/// The compiler's list of the files of a module's build.
enum OutputFileMap {
  /// Returns the object files of a module's build; `nil` for a module without a list, such as one
  /// in C.
  ///
  /// The folder may have further object files, of sources that were removed or renamed.
  static func objects(in folder: URL) -> [URL]? {
    guard let data = try? Data(contentsOf: folder.appending(path: "output-file-map.json")),
      let map = try? JSONDecoder().decode([String: Entry].self, from: data)
    else { return nil }
    return map.values.compactMap(\.object).map { URL(fileURLWithPath: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private struct Entry: Decodable {
    let object: String?
  }
}
