import Foundation

/// Writes a frame document in pieces, so that a million elements need no more memory than one.
public struct FrameWriter {
  private let sink: (String) throws -> Void
  private let chunkLength: Int
  private var buffer = ""
  private var isFirst = true

  /// Creates a writer that passes the document to `sink` in pieces of about `chunkLength` bytes.
  public init(
    contentSize: CGSize, chunkLength: Int = 65_536, sink: @escaping (String) throws -> Void
  ) {
    self.sink = sink
    self.chunkLength = chunkLength
    buffer =
      "{\"contentSize\":[\(NumberText.shortest(contentSize.width)),"
      + "\(NumberText.shortest(contentSize.height))],\"elements\":["
  }

  /// Writes one element. Elements are written in the order of ``FrameElement/precedes(_:_:)``.
  public mutating func write(_ element: FrameElement) throws {
    if !isFirst { buffer += "," }
    isFirst = false
    let frame = [
      element.frame.origin.x, element.frame.origin.y, element.frame.size.width,
      element.frame.size.height,
    ]
    buffer += "\n{\"kind\":\(Self.quoted(element.kind.name)),\"section\":\(element.section)"
    buffer += ",\"item\":\(element.item),\"frame\":["
    buffer += frame.map(NumberText.shortest).joined(separator: ",")
    buffer += "],\"zIndex\":\(element.zIndex)"
    if let accessibility = element.accessibility {
      for (name, text) in [("role", accessibility.role), ("label", accessibility.label)] {
        if let text { buffer += ",\"\(name)\":\(Self.quoted(text))" }
      }
    }
    buffer += "}"
    if buffer.utf8.count >= chunkLength { try flush() }
  }

  /// Ends the document and writes the rest of it.
  public mutating func finish() throws {
    buffer += isFirst ? "]}\n" : "\n]}\n"
    try flush()
  }

  private mutating func flush() throws {
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

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
