import ArgumentParser
import TesseraTesting

/// The format of a list.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// JSON encoding of lists.
enum JSONList {
  /// Returns a JSON array with sorted keys, so that equal lists yield equal text.
  static func text(of entries: [some Encodable]) throws -> String {
    try SortedJSON.text(of: entries)
  }
}
