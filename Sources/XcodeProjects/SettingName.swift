import Foundation

/// The name of a setting with its conditions: `OTHER_LDFLAGS[sdk=iphoneos*][arch=arm64]`.
struct SettingName {
  /// The name without conditions.
  let name: String
  private let conditions: [(key: String, pattern: String)]

  /// Reads a name; `nil` if it has no form of one.
  init?(_ text: String) {
    let parts = text.split(separator: "[").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.name = name
    var conditions: [(key: String, pattern: String)] = []
    for part in parts.dropFirst() {
      guard part.hasSuffix("]") else { return nil }
      for condition in part.dropLast().split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        guard sides.count == 2 else { return nil }
        conditions.append((sides[0], sides[1]))
      }
    }
    self.conditions = conditions
  }

  /// Returns whether the conditions hold for a simulator.
  func applies(to configuration: String) -> Bool {
    conditions.allSatisfy { key, pattern in
      switch key {
      case "config": Self.matches(configuration, pattern)
      case "sdk": Self.matches("iphonesimulator", pattern)
      case "arch": pattern == "*"
      default: false
      }
    }
  }

  /// Returns whether a text matches a pattern, which may end with `*`.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard pattern.hasSuffix("*") else { return text == pattern }
    return text.hasPrefix(pattern.dropLast())
  }
}
