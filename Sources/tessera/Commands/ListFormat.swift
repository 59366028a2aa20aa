import ArgumentParser
import Foundation

/// The format of a list.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// JSON encoding of lists.
enum JSONList {
  /// Returns a JSON array with sorted keys, so that equal lists yield equal text.
  static func text(of entries: [some Encodable]) throws -> String { try text(ofValue: entries) }

  /// Returns a value as JSON with sorted keys. A number that is not finite becomes a string.
  static func text(ofValue value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
