import Foundation

/// Writes a frame document in pieces, so that a million elements need no more memory than one.
public struct FrameWriter {
  private let sink: (String) throws -> Void
  private let chunkLength: Int
  private var json = JSONWriter()
  /// A Boolean value that indicates whether no element was written.
  private var isEmpty = true

  /// Creates a writer that passes the document to `sink` in pieces of about `chunkLength` bytes.
  public init(
    contentSize: CGSize, chunkLength: Int = 65_536, sink: @escaping (String) throws -> Void
  ) {
    self.sink = sink
    self.chunkLength = chunkLength
    json.beginObject()
    json.name("contentSize")
    json.numbers(contentSize.width, contentSize.height)
    json.name("elements")
    json.beginList()
  }

  /// Writes one element. Elements are written in the order of ``FrameElement/precedes(_:_:)``.
  public mutating func write(_ element: FrameElement) throws {
    isEmpty = false
    json.breakLine()
    json.beginObject()
    json.name("kind")
    json.value(element.kind == .cell ? "\"cell\"" : Self.quoted(element.kind.name))
    json.name("section")
    json.integer(element.section)
    json.name("item")
    json.integer(element.item)
    json.name("frame")
    json.numbers(
      element.frame.origin.x, element.frame.origin.y, element.frame.size.width,
      element.frame.size.height)
    json.name("zIndex")
    json.integer(element.zIndex)
    if element.isDescribed, let accessibility = element.accessibility {
      for (name, text) in [("role", accessibility.role), ("label", accessibility.label)] {
        guard let text else { continue }
        json.name(text: name)
        json.value(Self.quoted(text))
      }
    }
    json.endObject()
    if json.bytes.count >= chunkLength { try flush() }
  }

  /// Ends the document and writes the rest of it.
  public mutating func finish() throws {
    if !isEmpty { json.endLine() }
    json.endList()
    json.endObject()
    json.endLine()
    try flush()
  }

  private mutating func flush() throws {
    try sink(json.takeText())
  }

  /// Returns a string literal in which control characters are escaped by their numbers.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
