import Foundation

extension ImageHeader {
  /// The number of bytes in which the first element of an SVG file has to begin and end.
  private static let longestProlog = 65_536

  /// Reads the size of an SVG file: `width` and `height`, or the lengths of `viewBox`, in CSS
  /// pixels. A file without a size is 300 by 150, as in CSS.
  static func svg(_ reader: ByteReader) -> ImageHeader? {
    let reader = reader.limited(to: longestProlog)
    guard var position = rootElement(reader) else { return nil }
    var width: CGFloat?
    var height: CGFloat?
    var box: CGSize?
    while let attribute = nextAttribute(reader, &position) {
      switch attribute.name {
      case "width": width = length(attribute.value)
      case "height": height = length(attribute.value)
      case "viewBox": box = viewBox(attribute.value)
      default: break
      }
    }
    let size =
      switch (width, height, box) {
      case (let width?, let height?, _): CGSize(width: width, height: height)
      case (let width?, nil, let box?):
        CGSize(width: width, height: width * box.height / box.width)
      case (nil, let height?, let box?):
        CGSize(width: height * box.width / box.height, height: height)
      case (nil, nil, let box?): box
      case (_, _, nil): CGSize(width: width ?? 300, height: height ?? 150)
      }
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return ImageHeader(.svg, size: size)
  }

  /// Returns the position after the name of the root element, if that is `svg`.
  private static func rootElement(_ reader: ByteReader) -> Int? {
    var position = reader.big16(0) == 0xEFBB && reader.byte(2) == 0xBF ? 3 : 0
    while true {
      position = reader.skippingSpace(position)
      guard reader.matches("<", at: position) else { return nil }
      if reader.matches("<?", at: position) {
        guard let end = reader.position(of: "?>", from: position) else { return nil }
        position = end + 2
      } else if reader.matches("<!--", at: position) {
        guard let end = reader.position(of: "-->", from: position + 4) else { return nil }
        position = end + 3
      } else if reader.matches("<!", at: position) {
        guard let end = endOfDeclaration(reader, from: position) else { return nil }
        position = end
      } else {
        break
      }
    }
    position += 1
    if reader.matches("svg:", at: position) { position += 4 }
    guard reader.matches("svg", at: position), let after = reader.byte(position + 3),
      ByteReader.isSpace(after) || after == UInt8(ascii: ">") || after == UInt8(ascii: "/")
    else { return nil }
    return position + 3
  }

  /// Returns the position after a document type declaration, which may have declarations inside.
  private static func endOfDeclaration(_ reader: ByteReader, from start: Int) -> Int? {
    var depth = 0
    var position = start
    while let byte = reader.byte(position) {
      position += 1
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth <= 0 { return position }
      default: break
      }
    }
    return nil
  }

  /// Returns the attribute at a position, which is moved behind it; `nil` at the end of the tag.
  private static func nextAttribute(
    _ reader: ByteReader, _ position: inout Int
  ) -> (name: String, value: String)? {
    position = reader.skippingSpace(position)
    let start = position
    while let byte = reader.byte(position), !ByteReader.isSpace(byte), byte != UInt8(ascii: "="),
      byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/")
    {
      position += 1
    }
    let name = String(decoding: reader.bytes[start..<min(position, reader.end)], as: UTF8.self)
    position = reader.skippingSpace(position)
    guard reader.byte(position) == UInt8(ascii: "=") else { return nil }
    position = reader.skippingSpace(position + 1)
    guard let quote = reader.byte(position), quote == 0x22 || quote == 0x27 else { return nil }
    let first = position + 1
    position = first
    while let byte = reader.byte(position), byte != quote { position += 1 }
    guard reader.byte(position) == quote else { return nil }
    let value = String(decoding: reader.bytes[first..<position], as: UTF8.self)
    position += 1
    return (name, value)
  }

  /// Returns a length in CSS pixels; `nil` for a percentage and for a length that depends on fonts.
  private static func length(_ text: String) -> CGFloat? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let digits = trimmed.prefix { "0123456789.+-eE".contains($0) }
    // An "e" may begin a unit.
    let number = digits.hasSuffix("e") ? digits.dropLast() : digits
    guard let value = Double(number), value > 0, value.isFinite else { return nil }
    let pixels: Double
    switch trimmed.dropFirst(number.count).lowercased() {
    case "", "px": pixels = 1
    case "pt": pixels = 96.0 / 72
    case "pc": pixels = 16
    case "in": pixels = 96
    case "cm": pixels = 96 / 2.54
    case "mm": pixels = 96 / 25.4
    default: return nil
    }
    return CGFloat(value * pixels)
  }

  private static func viewBox(_ text: String) -> CGSize? {
    let numbers = text.split { $0 == "," || $0.isWhitespace }.map { Double($0) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0,
      height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
