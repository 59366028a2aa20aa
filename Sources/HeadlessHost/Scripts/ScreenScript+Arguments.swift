import Foundation

/// Parsing of places.
package enum PlaceArgument {
  /// The largest accepted number, in points. All integers up to it are exact.
  package static let largest = 9_007_199_254_740_992.0

  /// Returns two numbers with a comma between them; `nil` for another text.
  package static func pair(_ text: some StringProtocol) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]),
      first.isFinite, second.isFinite, abs(first) <= largest,
      abs(second) <= largest
    else { return nil }
    return (first, second)
  }

  /// Parses a section and an item with a comma between them.
  ///
  /// - Throws: `ScriptFailure`.
  package static func item(_ text: some StringProtocol) throws -> (section: Int, item: Int) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int(String($0).trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let section = parts[0], let item = parts[1], section >= 0, item >= 0
    else {
      throw ScriptFailure(description: "an item must be a section and an item, such as 0,4")
    }
    return (section, item)
  }

  /// Returns the rest of a text after a prefix; `nil` if it has another beginning.
  package static func rest(of text: String, after prefix: String) -> Substring? {
    text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
  }
}

extension ScreenScript.Place {
  /// Parses a point `x,y`, an item `item:section,item`, or a text.
  ///
  /// - Throws: `ScriptFailure`.
  package init(argument: String) throws {
    if let text = PlaceArgument.rest(of: argument, after: "text:") {
      self = .text(String(text))
    } else if let item = PlaceArgument.rest(of: argument, after: "item:") {
      let (section, item) = try PlaceArgument.item(item)
      self = .item(section: section, item: item)
    } else if let (x, y) = PlaceArgument.pair(argument) {
      self = .point(x: x, y: y)
    } else {
      self = .text(argument)
    }
    if self == .text("") {
      throw ScriptFailure(
        description:
          "the place must be a point such as 100,200, an item such as item:0,4, or a text")
    }
  }
}

extension TextSize {
  /// Parses a name or a short name.
  ///
  /// - Throws: `ScriptFailure` that lists the names.
  package init(argument: String) throws {
    guard let size = TextSize(name: argument) else {
      let names = TextSize.allCases.map { "\($0.shortName) (\($0.rawValue))" }
      throw ScriptFailure(
        description: "there is no text size named '\(argument)'; the sizes are "
          + names.joined(separator: ", "))
    }
    self = size
  }
}
