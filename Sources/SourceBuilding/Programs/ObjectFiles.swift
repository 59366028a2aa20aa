import Foundation

/// The files that the compiler writes about each source file of a program, with which it compiles
/// only what has changed.
struct ObjectFiles: Codable {
  /// The numbers in the names of the files, by the paths of the sources: a name stays the same when
  /// other sources are added or removed.
  private var numbers: [String: Int] = [:]
  /// The states of the sources at the last successful compilation, by their paths.
  private var compiled: [String: String] = [:]

  /// Returns the compiler's map of the files of sources, in JSON.
  ///
  /// - Parameter folder: The folder of the files.
  mutating func map(of sources: [URL], in folder: URL) throws -> String {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": folder.appending(path: "module.swiftdeps").path]
    ]
    for source in sources {
      let base = base(of: source.path, in: folder)
      map[source.path] = [
        "object": base + ".o", "swift-dependencies": base + ".swiftdeps",
        "dependencies": base + ".d",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  /// Removes the objects of sources that were written since the last compilation.
  ///
  /// The compiler compares dates in whole seconds: without this, a file that is saved during a
  /// compilation, or within the second after it, is not compiled again.
  ///
  /// - Parameter states: The states of the sources by their paths, as ``FileStamp`` reads them.
  mutating func removeObsolete(_ states: [String: String], in folder: URL) {
    for (path, state) in states where state != compiled[path] {
      try? FileManager.default.removeItem(atPath: base(of: path, in: folder) + ".o")
    }
  }

  /// Records a successful compilation of sources.
  ///
  /// - Parameter states: The states of the sources before the compilation.
  mutating func noteCompilation(of states: [String: String]) { compiled = states }

  /// Returns the path of the compiler's files about a source, without an extension.
  private mutating func base(of path: String, in folder: URL) -> String {
    let number = numbers[path] ?? numbers.count
    numbers[path] = number
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return folder.appending(path: "\(number)-\(name)").path
  }
}
