/// Replacements of ranges of a text, which keep its lines.
struct TextEdits {
  /// A character that a replacement contains where newlines of the original are repeated.
  static let padding: Character = "\u{0}"

  private struct Edit {
    let range: Range<Int>
    let replacement: String
    /// The position among the edits at one offset.
    let order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of bytes.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    edits.append(Edit(range: range, replacement: replacement, order: edits.count))
  }

  /// Inserts a text before a byte. Insertions at one offset follow each other.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Removes the edits inside a range, and returns the range's text with these edits applied.
  mutating func extract(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    var inner = TextEdits()
    inner.edits = edits.filter { Self.lies($0.range, in: range) }
    edits.removeAll { Self.lies($0.range, in: range) }
    return inner.applied(to: bytes, in: range)
  }

  /// Returns the text of a range with the edits applied.
  ///
  /// An edit inside a replaced range has no effect.
  func applied(to bytes: [UInt8], in range: Range<Int>? = nil) -> String {
    let range = range ?? 0..<bytes.count
    let sorted = edits.sorted {
      if $0.range.lowerBound != $1.range.lowerBound {
        return $0.range.lowerBound < $1.range.lowerBound
      }
      if $0.range.isEmpty != $1.range.isEmpty { return $0.range.isEmpty }
      if $0.range.upperBound != $1.range.upperBound {
        return $0.range.upperBound > $1.range.upperBound
      }
      return $0.order < $1.order
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + range.count / 8)
    var position = range.lowerBound
    for edit in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Self.padded(edit.replacement, for: bytes[edit.range]).utf8
      position = edit.range.upperBound
    }
    result += bytes[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  private static func lies(_ inner: Range<Int>, in outer: Range<Int>) -> Bool {
    inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// Returns a replacement with as many newlines as the text that it replaces.
  private static func padded(_ replacement: String, for original: ArraySlice<UInt8>) -> String {
    let newline = UInt8(ascii: "\n")
    guard !original.isEmpty else { return replacement }
    let missing = original.count { $0 == newline } - replacement.utf8.count { $0 == newline }
    let newlines = String(repeating: "\n", count: max(0, missing))
    guard let place = replacement.lastIndex(of: padding) else { return replacement + newlines }
    var result = replacement
    result.replaceSubrange(place...place, with: newlines)
    return result
  }
}
