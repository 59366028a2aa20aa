import ArgumentParser
import Foundation

/// How a list is written.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// Writes lists as JSON.
enum JSONList {
  /// An array, with sorted keys, so that equal lists give equal text.
  static func text(of entries: [some Encodable]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}
