import ArgumentParser
import Foundation

/// The format of a list.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// JSON encoding of lists.
enum JSONList {
  /// Returns a JSON array with sorted keys, so that equal lists yield equal text.
  static func text(of entries: [some Encodable]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}
