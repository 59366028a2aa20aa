/// A line before its characters are positioned.
///
/// Ranges contain numbers of bytes from the start of the text.
struct BrokenLine {
  /// The drawn characters before the ellipsis, or all drawn characters.
  var head: Range<Int>
  /// The drawn characters after the ellipsis; `nil` for a line without an ellipsis.
  var tail: Range<Int>?
  /// The characters of the line including trailing spaces.
  var whole: Range<Int>
  /// A Boolean value that indicates whether the line is the first one of its paragraph.
  var isFirst: Bool
  /// A Boolean value that indicates whether the line is the last one of its paragraph, or of the
  /// displayed part of it.
  var endsParagraph: Bool

  /// Creates a line without an ellipsis.
  init(_ whole: Range<Int>, of clusters: TextClusters, isFirst: Bool, endsParagraph: Bool) {
    self.whole = whole
    self.isFirst = isFirst
    self.endsParagraph = endsParagraph
    head = clusters.withoutTrailingSpaces(whole)
  }

  /// Creates a line with an ellipsis between two parts.
  init(head: Range<Int>, tail: Range<Int>, start: Int) {
    self.head = head
    self.tail = tail
    whole = start..<max(start, head.upperBound)
    isFirst = false
    endsParagraph = true
  }
}
