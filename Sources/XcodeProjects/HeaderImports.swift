import Foundation

/// The modules that headers import for the Swift files of their target.
enum HeaderImports {
  /// Returns whether a header imports UIKit, itself or by a header beside it.
  static func importUIKit(_ header: URL) -> Bool {
    var waiting = [header.standardizedFileURL]
    var known = Set(waiting)
    while let file = waiting.popLast(), known.count <= largestCount {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue, let data = FileManager.default.contents(atPath: file.path)
      else { continue }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.firstMatch(of: /^#\s*(?:import|include)\s*<UIKit\//) != nil { return true }
        if text.firstMatch(of: /^@import\s+UIKit\b/) != nil { return true }
        guard let name = text.firstMatch(of: /^#\s*(?:import|include)\s*"([^"]+)"/)?.1 else {
          continue
        }
        let next = file.deletingLastPathComponent().appending(path: String(name))
          .standardizedFileURL
        if known.insert(next).inserted { waiting.append(next) }
      }
    }
    return false
  }

  /// The largest number of headers that are read.
  private static let largestCount = 1000
}
