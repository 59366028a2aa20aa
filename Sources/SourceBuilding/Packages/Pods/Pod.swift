import Foundation
import LoweringProtocol
import XcodeProjects

/// A library in a folder, with or without the specification of its files.
struct Pod {
  private let name: String
  private let folder: URL
  private let specification: String

  /// Reads the specification of a library, if there is one.
  init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
    let files =
      ["\(name).podspec.json", "\(name).podspec"].map { folder.appending(path: $0) }
      + [
        folder.deletingLastPathComponent()
          .appending(path: "Local Podspecs/\(name).podspec.json")
      ]
    specification =
      files.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first ?? ""
  }

  /// The name of the module for imports.
  var moduleName: String { literals(of: "module_name").first ?? XcodeTarget.identifier(name) }

  /// The module of the Swift files; `nil` if there are none.
  var module: SourceModule? {
    guard let path = try? SourcePath(folder.path) else { return nil }
    let root = folder.standardizedFileURL.path + "/"
    let files = path.files.map(\.path).filter { $0.hasPrefix(root) }
      .map { String($0.dropFirst(root.count)) }
    let patterns = literals(of: "source_files").map(PathPattern.init)
    let chosen = files.filter { file in
      patterns.isEmpty || patterns.contains { $0.matches(file) }
    }
    // A pattern may be computed by the specification, which is a program.
    let sources = chosen.isEmpty ? files : chosen
    guard !sources.isEmpty else { return nil }
    return SourceModule(
      name: moduleName, path: path, sources: sources, arguments: ["-swift-version", "5"],
      resources: path.resources.map(\.path))
  }

  /// Returns the texts that the specification gives to an attribute, also in its parts.
  private func literals(of attribute: String) -> [String] {
    if let table = try? JSONSerialization.jsonObject(with: Data(specification.utf8)) {
      return Self.literals(of: attribute, in: table, depth: 0)
    }
    var found: [String] = []
    for line in specification.split(whereSeparator: \.isNewline) where !line.contains("#{") {
      guard let range = line.range(of: "." + attribute) else { continue }
      let words = line[range.upperBound...].split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
      for (index, word) in words.enumerated() where index % 2 == 1 && !word.isEmpty {
        found.append(String(word))
      }
    }
    return found
  }

  /// The largest depth of parts in a specification.
  private static let maximumDepth = 20

  private static func literals(of attribute: String, in value: Any, depth: Int) -> [String] {
    guard depth < maximumDepth else { return [] }
    if let list = value as? [Any] {
      return list.flatMap { literals(of: attribute, in: $0, depth: depth + 1) }
    }
    guard let table = value as? [String: Any] else { return [] }
    let own = table[attribute]
    let texts = own as? [String] ?? (own as? String).map { [$0] } ?? []
    let parts = [table["subspecs"], table["ios"]].compactMap { $0 }
    return texts + parts.flatMap { literals(of: attribute, in: $0, depth: depth + 1) }
  }
}
