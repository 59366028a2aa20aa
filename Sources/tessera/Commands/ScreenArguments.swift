import Foundation
import HeadlessHost

/// Parsing of places and steps.
enum PlaceArgument {
  /// Returns two numbers with a comma between them; `nil` for another text.
  static func pair(_ text: some StringProtocol) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]),
      first.isFinite, second.isFinite, abs(first) <= NumberArgument.largest,
      abs(second) <= NumberArgument.largest
    else { return nil }
    return (first, second)
  }

  /// Parses a section and an item with a comma between them.
  static func item(_ text: some StringProtocol) throws -> (section: Int, item: Int) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int(String($0).trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let section = parts[0], let item = parts[1], section >= 0, item >= 0
    else {
      throw BadArgument(description: "an item must be a section and an item, such as 0,4")
    }
    return (section, item)
  }

  /// Returns the rest of a text after a prefix; `nil` if it has another beginning.
  static func rest(of text: String, after prefix: String) -> Substring? {
    text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
  }
}

extension ScreenScript.Place {
  /// Parses a point `x,y`, an item `item:section,item`, or a text.
  init(argument: String) throws {
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
      throw BadArgument(
        description:
          "the place must be a point such as 100,200, an item such as item:0,4, or a text")
    }
  }
}

extension ScreenScript.Step {
  /// Parses a scroll: a number, two numbers, or an item.
  init(scrollArgument: String) throws {
    if let item = PlaceArgument.rest(of: scrollArgument, after: "item:") {
      let (section, item) = try PlaceArgument.item(item)
      self = .scrollToItem(section: section, item: item)
    } else if let (x, y) = PlaceArgument.pair(scrollArgument) {
      self = .scrollBoth(x: x, y: y)
    } else if !scrollArgument.contains(","), !scrollArgument.contains(":") {
      self = .scroll(
        try NumberArgument.parse(
          scrollArgument, in: -NumberArgument.largest...NumberArgument.largest))
    } else {
      throw BadArgument(
        description: "the value must be a number, two numbers such as 0,-20, or an item such as "
          + "item:0,4")
    }
  }
}

extension TextSize {
  /// Parses a name or a short name.
  init(argument: String) throws {
    guard let size = TextSize(name: argument) else {
      let names = TextSize.allCases.map { "\($0.shortName) (\($0.rawValue))" }
      throw BadArgument(
        description: "there is no text size named '\(argument)'; the sizes are "
          + names.joined(separator: ", "))
    }
    self = size
  }
}
