import Foundation

/// The settings of a project or target in the configuration for debugging.
///
/// The levels, from the lowest: the file of settings of the project, the project, the file of
/// settings of the target, the target. A higher level replaces the value of a lower one, and
/// contains it at `$(inherited)`.
struct BuildSettings {
  private enum Value {
    case text(String)
    case list([String])

    /// The text, with the members of a list separated by spaces.
    var text: String {
      switch self {
      case .text(let text): text
      case .list(let words): words.joined(separator: " ")
      }
    }

    /// The words of a text, in quotation marks or separated by spaces, or the members of a list.
    var words: [String] {
      switch self {
      case .text(let text): Self.words(of: text)
      case .list(let words): words
      }
    }

    private static func words(of text: String) -> [String] {
      var words: [String] = []
      var word = ""
      var quote: Character?
      for character in text {
        if character == quote {
          quote = nil
        } else if quote == nil, character == "\"" || character == "'" {
          quote = character
        } else if quote == nil, character.isWhitespace {
          if !word.isEmpty { words.append(word) }
          word = ""
        } else {
          word.append(character)
        }
      }
      return word.isEmpty ? words : words + [word]
    }
  }

  private static let inherited = ["$(inherited)", "${inherited}"]
  private var values: [String: Value] = [:]

  private let limit: SettingsLimit

  /// Creates settings without values.
  ///
  /// - Parameter limit: The bounds of the values. After one is exceeded, values are missing.
  init(limit: SettingsLimit) { self.limit = limit }

  // MARK: Levels

  /// Returns these settings with the settings of a project or target at higher levels.
  func overridden(
    by object: ObjectTable.Object, in table: ObjectTable, paths: PathTree
  ) -> BuildSettings {
    let configurations = table.objects(
      table[object.text("buildConfigurationList")]?.list("buildConfigurations") ?? [])
    guard
      let chosen = configurations.first(where: { $0.text("name") == "Debug" })
        ?? configurations.first
    else { return self }
    var settings = self
    let name = chosen.text("name") ?? ""
    if let file = Self.file(of: chosen, in: table, paths: paths) {
      for (key, value) in SettingsFile.assignments(in: file, limit: limit) {
        settings.assign(.text(value), to: key, configuration: name)
      }
    }
    // The values without conditions are below those with conditions.
    for (key, value) in chosen.table("buildSettings").sorted(by: { $0.key < $1.key }) {
      if let words = value as? [String] {
        settings.assign(.list(words), to: key, configuration: name)
      } else if let text = value as? String {
        settings.assign(.text(text), to: key, configuration: name)
      }
    }
    return settings
  }

  /// Returns the location of a configuration's settings file, or `nil` if it has none.
  private static func file(
    of configuration: ObjectTable.Object, in table: ObjectTable, paths: PathTree
  ) -> URL? {
    if let object = table[configuration.text("baseConfigurationReference")] {
      return paths.url(of: object)
    }
    // A file in a folder that a target takes as it is.
    guard let anchor = table[configuration.text("baseConfigurationReferenceAnchor")],
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return paths.url(of: anchor)?.appending(path: path)
  }

  private mutating func assign(_ value: Value, to key: String, configuration: String) {
    guard let name = SettingName(key), name.applies(to: configuration) else { return }
    let lower = values[name.name]
    let result: Value
    switch value {
    case .text(let text):
      let lower = lower?.text ?? ""
      let count = Self.inherited.reduce(0) { $0 + text.components(separatedBy: $1).count - 1 }
      guard limit.permits(text.utf8.count + count * lower.utf8.count, of: name.name) else { return }
      result = .text(
        Self.inherited.reduce(text) { $0.replacingOccurrences(of: $1, with: lower) })
    case .list(let words):
      let inherited = lower?.words ?? []
      let count = words.count { Self.inherited.contains($0) }
      let length = inherited.reduce(0) { $0 + $1.utf8.count + 1 }
      guard limit.permits(count * length, of: name.name) else { return }
      result = .list(words.flatMap { Self.inherited.contains($0) ? inherited : [$0] })
    }
    values[name.name] = result
  }

  // MARK: Values

  /// Returns the value of a setting, with values in place of references to settings; `nil` for
  /// none, or for one with a reference to a setting that the project does not have.
  func text(_ name: String, target: String) -> String? {
    guard let text = values[name].flatMap({ expanded($0.text, target, within: [name]) })
    else { return nil }
    return text.isEmpty ? nil : text
  }

  /// Returns the words of a setting, which may be a text or a list.
  func words(_ name: String, target: String) -> [String] {
    guard let value = values[name] else { return [] }
    return value.words.flatMap { word -> [String] in
      guard word.contains("$") else { return [word] }
      return expanded(word, target, within: [name]).map { Value.text($0).words } ?? []
    }
  }

  /// Returns a text with values in place of references: `$(NAME)`, `${NAME}`, `$(NAME:operator)`.
  ///
  /// - Parameter names: The settings whose values contain the text.
  private func expanded(_ text: String, _ target: String, within names: Set<String>) -> String? {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let after = rest.index(after: start)
      guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{",
        let end = rest[after...].firstIndex(of: rest[after] == "(" ? ")" : "}")
      else { return nil }
      let parts = rest[rest.index(after: after)..<end].split(separator: ":").map(String.init)
      guard let name = parts.first, limit.step(in: name),
        let value = value(of: name, target, within: names),
        limit.permits(result.utf8.count + value.utf8.count, of: name)
      else { return nil }
      result += parts.dropFirst().reduce(value) { Self.apply($1, to: $0) }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private func value(of name: String, _ target: String, within names: Set<String>) -> String? {
    switch name {
    case "TARGET_NAME", "TARGETNAME": return target
    case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": return "."
    case "CONFIGURATION": return "Debug"
    default: break
    }
    guard !names.contains(name) else { return nil }
    guard let value = values[name] else { return name == "PRODUCT_NAME" ? target : nil }
    return expanded(value.text, target, within: names.union([name]))
  }

  private static func apply(_ operation: String, to text: String) -> String {
    switch operation {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "c99extidentifier", "identifier": XcodeTarget.identifier(text)
    case "rfc1034identifier": String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    default: text
    }
  }
}
