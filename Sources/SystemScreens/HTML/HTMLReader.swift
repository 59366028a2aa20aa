internal import Foundation

/// A reader of the text of an HTML document.
///
/// It reads the parts that a picture of the text needs: paragraphs, headings, lists, emphasis and
/// links. It runs no scripts, applies no style sheets and loads nothing. Markup with errors is
/// text, or is left out.
struct HTMLReader {
  private var rest: Substring
  private(set) var title: String?
  private(set) var pieces: [HTMLPiece] = []

  private var open: [String] = []
  private var links: [String] = []
  private var lists: [Int?] = []
  /// The number of line breaks that precede the next text.
  private var breaks = 0
  /// Whether the text before ends with white space, which further white space is joined with.
  private var endsWithSpace = true

  init(_ document: String) {
    rest = document[...]
    read()
  }

  // MARK: Tokens

  private mutating func read() {
    while let next = rest.first {
      if next != "<" {
        let text = rest.prefix { $0 != "<" }
        rest = rest[text.endIndex...]
        add(text)
      } else if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let tag = HTMLTag(&rest) {
        apply(tag)
      } else {
        rest = rest.dropFirst()
        add("<")
      }
    }
  }

  private mutating func apply(_ tag: HTMLTag) {
    if HTMLTag.raw.contains(tag.name), !tag.isEnd { return skip(to: tag.name) }
    switch tag.name {
    case "br": breaks += 1
    case "hr": breaks = max(breaks, 2)
    case "img": if let text = tag.attributes["alt"], !text.isEmpty { add("[\(text)]") }
    default: if tag.isEnd { close(tag.name) } else { begin(tag) }
    }
  }

  /// Skips the content of an element that has no markup; the content of a title is kept.
  private mutating func skip(to name: String) {
    let end = rest.range(of: "</\(name)", options: .caseInsensitive)
    let content = rest[..<(end?.lowerBound ?? rest.endIndex)]
    if name == "title", title == nil {
      let words = HTMLEntities.decoded(content).split(whereSeparator: \.isWhitespace)
      title = words.joined(separator: " ")
    }
    rest = end.map { rest[$0.upperBound...].drop { $0 != ">" }.dropFirst() } ?? ""
  }

  // MARK: Elements

  private mutating func begin(_ tag: HTMLTag) {
    separate(tag.name)
    guard !HTMLTag.empty.contains(tag.name), !tag.isClosed else { return }
    open.append(tag.name)
    switch tag.name {
    case "a": links.append(tag.attributes["href"] ?? "")
    case "ul": lists.append(nil)
    case "ol": lists.append(1)
    case "li": addMarker()
    case "td", "th": if breaks == 0, !endsWithSpace { add(" ") }
    default: break
    }
  }

  private mutating func close(_ name: String) {
    separate(name)
    guard let index = open.lastIndex(of: name) else { return }
    for closed in open[index...] {
      if closed == "a" { _ = links.popLast() }
      if closed == "ul" || closed == "ol" { _ = lists.popLast() }
    }
    open.removeSubrange(index...)
  }

  private mutating func addMarker() {
    guard let last = lists.indices.last else { return add("• ") }
    if let number = lists[last] {
      lists[last] = number + 1
      add("\(number). ")
    } else {
      add("• ")
    }
    endsWithSpace = true
  }

  private mutating func separate(_ name: String) {
    guard let lines = HTMLTag.breaks(around: name) else { return }
    breaks = max(breaks, lines)
    endsWithSpace = true
  }

  // MARK: Text

  private mutating func add(_ text: some StringProtocol) {
    let decoded = HTMLEntities.decoded(text)
    let isPreformatted = open.contains("pre")
    var result = ""
    for character in decoded {
      if character.isWhitespace, character != "\u{A0}", !isPreformatted {
        if !endsWithSpace { result.append(" ") }
        endsWithSpace = true
      } else {
        result.append(character)
        endsWithSpace = false
      }
    }
    guard !result.isEmpty else { return }
    if breaks > 0, !pieces.isEmpty { result = String(repeating: "\n", count: breaks) + result }
    breaks = 0
    pieces.append(
      HTMLPiece(
        text: result,
        isBold: open.contains { ["b", "strong", "th"].contains($0) },
        isItalic: open.contains { ["i", "em", "cite", "address"].contains($0) },
        level: open.lazy.compactMap(HTMLTag.level).first, link: links.last))
  }
}

/// A part of a document with one style.
struct HTMLPiece: Equatable {
  var text: String
  var isBold: Bool
  var isItalic: Bool
  /// The level of a heading, from 1; `nil` for other text.
  var level: Int?
  /// The value of the attribute `href` of the link around the text; `nil` outside of links.
  var link: String?
}
