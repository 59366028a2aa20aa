import Foundation

/// JSON that is written from its beginning to its end into one buffer, without texts for its parts.
///
/// A value is preceded by a comma where JSON needs one: after another value of the same array or
/// object.
package struct JSONWriter {
  /// A number of bytes at which the text can be cut off again.
  package struct Position: Equatable {
    fileprivate let count: Int
    fileprivate let isAfterValue: Bool
  }

  /// The bytes written so far, in UTF-8.
  package internal(set) var bytes: [UInt8] = []
  /// A Boolean value that indicates whether the last bytes are a value.
  private var isAfterValue = false

  /// Creates a writer without text.
  package init() {}

  /// The text written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The current end of the text.
  package var position: Position { Position(count: bytes.count, isAfterValue: isAfterValue) }

  /// Removes everything that was written after a position.
  package mutating func cut(at position: Position) {
    bytes.removeLast(bytes.count - position.count)
    isAfterValue = position.isAfterValue
  }

  /// Removes the whole text, and keeps the memory for the next one.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isAfterValue = false
  }

  /// Returns the text written so far, and removes it; the next value follows it.
  package mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return text
  }

  // MARK: - Structure

  /// Writes the name of the next value, a member of an object.
  package mutating func name(_ name: StaticString) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    append("\":")
    isAfterValue = false
  }

  /// Writes the name of the next value, a member of an object, that is not a literal.
  package mutating func name(text: String) {
    string(text)
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// Writes an object with the members that a closure writes.
  package mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
    beginObject()
    try members(&self)
    endObject()
  }

  /// Writes an array with the values that a closure writes.
  package mutating func list(_ values: (inout JSONWriter) throws -> Void) rethrows {
    beginList()
    try values(&self)
    endList()
  }

  /// Begins an object; the next values are its members.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the object that began last.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array; the next values are in it.
  package mutating func beginList() { begin(UInt8(ascii: "[")) }

  /// Ends the array that began last.
  package mutating func endList() { end(UInt8(ascii: "]")) }

  private mutating func begin(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    isAfterValue = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = true
  }

  /// Begins a line with the next value.
  package mutating func breakLine() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    isAfterValue = false
  }

  /// Ends the line.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes the comma before a value, if it needs one.
  mutating func beginValue() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
    isAfterValue = true
  }

  // MARK: - Values

  /// Writes a value that is JSON already.
  package mutating func value(_ json: String) {
    beginValue()
    append(json)
  }

  /// Writes a value that is JSON in UTF-8 already.
  package mutating func value(_ json: [UInt8]) {
    beginValue()
    bytes += json
  }

  /// Writes `null`.
  package mutating func null() {
    beginValue()
    append("null" as StaticString)
  }

  /// Writes a Boolean value.
  package mutating func bool(_ value: Bool) {
    beginValue()
    append(value ? "true" : "false" as StaticString)
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int) {
    beginValue()
    appendDigits(of: value)
  }

  /// Writes a number as ``NumberText/shortest(_:)`` does.
  package mutating func number(_ value: CGFloat) {
    beginValue()
    if value == value.rounded(), abs(value) < 9_007_199_254_740_992 {
      appendDigits(of: Int(value))
    } else {
      append(NumberText.shortest(value))
    }
  }

  /// Writes an array of two numbers.
  package mutating func numbers(_ first: CGFloat, _ second: CGFloat) {
    beginList()
    number(first)
    number(second)
    endList()
  }

  /// Writes an array of four numbers.
  package mutating func numbers(
    _ first: CGFloat, _ second: CGFloat, _ third: CGFloat, _ fourth: CGFloat
  ) {
    beginList()
    number(first)
    number(second)
    number(third)
    number(fourth)
    endList()
  }

  /// Writes an array of numbers.
  package mutating func numbers(_ values: [CGFloat]) {
    beginList()
    for value in values { number(value) }
    endList()
  }

  /// Writes a text as a string literal.
  package mutating func string(_ text: String) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: - Bytes

  /// Appends text as it is.
  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @_disfavoredOverload
  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func appendDigits(of value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    guard rest >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(rest)) }
    // The largest magnitude has 19 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      while rest > 0 {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Appends text with escapes for quotation marks, backslashes, control characters, and the line
  /// and paragraph separators, which JavaScript once took for line breaks.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      var length = 1
      let escape: String
      switch byte {
      case UInt8(ascii: "\""): escape = "\\\""
      case UInt8(ascii: "\\"): escape = "\\\\"
      case UInt8(ascii: "\n"): escape = "\\n"
      case UInt8(ascii: "\r"): escape = "\\r"
      case UInt8(ascii: "\t"): escape = "\\t"
      case 0..<0x20:
        escape = (byte < 16 ? "\\u000" : "\\u00") + String(byte, radix: 16)
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      case 0xE2
      where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8:
        length = 3
        escape = text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029"
      default:
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      bytes.append(contentsOf: escape.utf8)
      index += length
      start = index
    }
    bytes.append(contentsOf: text[start...])
  }
}
