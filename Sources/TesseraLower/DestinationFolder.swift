import Foundation
import LoweringProtocol

/// The folder of the lowered copies.
struct DestinationFolder {
  private let url: URL
  private let isFlat: Bool
  private let source: SourceFolder

  /// Prepares a folder.
  ///
  /// - Throws: An error if the folder is the source or lies inside of it: the copies would become
  ///   sources.
  init(path: String, isFlat: Bool, source: SourceFolder) throws {
    url = Self.resolved(path)
    self.isFlat = isFlat
    self.source = source
    let folder = source.isFolder ? source.url : source.url.deletingLastPathComponent()
    if url.path == folder.path || (source.isFolder && url.path.hasPrefix(folder.path + "/")) {
      throw LoweringFailure(
        "The destination \(path) is inside of the source; choose a folder outside of it.")
    }
  }

  /// Returns a location whose existing folders are free of symbolic links.
  private static func resolved(_ path: String) -> URL {
    var existing = URL(filePath: path).standardizedFileURL
    var rest: [String] = []
    while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
      rest.insert(existing.lastPathComponent, at: 0)
      existing.deleteLastPathComponent()
    }
    return rest.reduce(existing.resolvingSymlinksInPath()) { $0.appending(path: $1) }
  }

  /// Writes a copy, unless the file has the contents already.
  func write(_ text: String, original: String?, name: String) throws {
    var relative = original.map(source.relativePath) ?? name
    if isFlat {
      relative = URL(filePath: relative).lastPathComponent
      if original != nil { relative = LoweredFileNames.copy(of: relative) }
    }
    let file = url.appending(path: relative)
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw LoweringFailure("The file \(file.path) cannot be written.")
    }
  }
}
