import Foundation

/// JSON with sorted keys, so that equal values have equal texts.
package enum SortedJSON {
  /// Returns a value as JSON in one line. A number that is not finite becomes a string.
  package static func line(of value: some Encodable) throws -> String {
    try text(of: value, formatting: [])
  }

  /// Returns a value as indented JSON, with a line feed at the end. A number that is not finite
  /// becomes a string.
  package static func text(of value: some Encodable) throws -> String {
    try text(of: value, formatting: .prettyPrinted) + "\n"
  }

  private static func text(
    of value: some Encodable, formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
