internal import Foundation

/// The beginning or the end of an element.
struct HTMLTag {
  let name: String
  let isEnd: Bool
  /// Whether the tag begins and ends the element: `<br/>`.
  private(set) var isClosed = false
  private(set) var attributes: [String: String] = [:]

  /// Takes a tag from the beginning of a text; `nil` if there is none, and the text stays.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    let isDeclaration = rest.first == "!" || rest.first == "?"
    isEnd = rest.first == "/"
    if isEnd || isDeclaration { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard isDeclaration || name.first?.isLetter == true else { return nil }
    self.name = isDeclaration ? "!" : name.lowercased()
    rest = rest[name.endIndex...]
    while let next = rest.first, next != ">" {
      isClosed = next == "/"
      guard next.isLetter else {
        rest = rest.dropFirst()
        continue
      }
      let (key, value) = Self.attribute(&rest)
      if attributes[key] == nil { attributes[key] = value }
    }
    text = rest.dropFirst()
  }

  private static func attribute(_ rest: inout Substring) -> (String, String) {
    let key = rest.prefix { !$0.isWhitespace && !"=>/".contains($0) }
    rest = rest[key.endIndex...].drop(while: \.isWhitespace)
    guard rest.first == "=" else { return (key.lowercased(), "") }
    rest = rest.dropFirst().drop(while: \.isWhitespace)
    let value: Substring
    if let quote = rest.first, quote == "\"" || quote == "'" {
      value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
    } else {
      value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest[value.endIndex...]
    }
    return (key.lowercased(), HTMLEntities.decoded(value))
  }

  // MARK: Kinds of elements

  /// The elements whose content has no markup. All but the title are not displayed.
  static let raw: Set<String> = ["script", "style", "title", "textarea", "noscript", "iframe"]
  /// The elements without content.
  static let empty: Set<String> = [
    "!", "meta", "link", "input", "base", "col", "source", "wbr", "area", "embed",
  ]
  private static let paragraphs: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "blockquote", "pre", "table",
    "figure",
  ]
  private static let lines: Set<String> = [
    "div", "li", "tr", "section", "article", "header", "footer", "main", "nav", "aside", "dt", "dd",
    "form", "body", "address", "caption", "figcaption", "hr",
  ]

  /// Returns the number of line breaks before and after an element; `nil` for one within lines.
  static func breaks(around name: String) -> Int? {
    paragraphs.contains(name) ? 2 : lines.contains(name) ? 1 : nil
  }

  /// Returns the level of a heading, from 1 to 6; `nil` for other elements.
  static func level(of name: String) -> Int? {
    guard name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue else {
      return nil
    }
    return (1...6).contains(level) ? level : nil
  }
}

/// The references to characters, such as `&amp;` and `&#8211;`.
enum HTMLEntities {
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "times": "×",
    "larr": "←", "rarr": "→", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
  ]

  /// Returns a text with the characters that its references stand for. Unknown references stay.
  static func decoded(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      if let character = character(name) {
        result.append(character)
        rest = rest[name.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
