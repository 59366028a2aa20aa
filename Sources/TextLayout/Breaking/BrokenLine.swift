/// A line before its characters are positioned.
struct BrokenLine {
  /// The drawn characters before the ellipsis, or all drawn characters.
  var head: Substring
  /// The drawn characters after the ellipsis; `nil` for a line without an ellipsis.
  var tail: Substring?
  /// The characters of the line including trailing spaces.
  var whole: Substring
  /// A Boolean value that indicates whether the line is the first one of its paragraph.
  var isFirst: Bool
  /// A Boolean value that indicates whether the line is the last one of its paragraph, or of the
  /// displayed part of it.
  var endsParagraph: Bool

  /// Creates a line without an ellipsis.
  init(_ whole: Substring, isFirst: Bool, endsParagraph: Bool) {
    self.whole = whole
    self.isFirst = isFirst
    self.endsParagraph = endsParagraph
    head = TextSpaces.withoutTrailingSpaces(whole)
  }

  /// Creates a line with an ellipsis between two parts.
  init(head: Substring, tail: Substring, start: Substring.Index) {
    self.head = head
    self.tail = tail
    whole = head.base[start..<max(start, head.endIndex)]
    isFirst = false
    endsParagraph = true
  }
}
