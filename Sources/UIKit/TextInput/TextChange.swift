/// The replacement that changes one text to another.
struct TextChange: Equatable {
  /// The replaced range, in UTF-16 units of the text before, as in UIKit.
  var range: NSRange
  /// The text that replaces the range.
  var replacement: String

  /// Creates the smallest replacement of whole characters; `nil` if the texts are equal.
  init?(from old: String, to new: String) {
    guard old != new else { return nil }
    var start = old.startIndex
    var newStart = new.startIndex
    while start < old.endIndex, newStart < new.endIndex, old[start] == new[newStart] {
      start = old.index(after: start)
      newStart = new.index(after: newStart)
    }
    var end = old.endIndex
    var newEnd = new.endIndex
    while end > start, newEnd > newStart {
      let before = old.index(before: end)
      let newBefore = new.index(before: newEnd)
      guard old[before] == new[newBefore] else { break }
      end = before
      newEnd = newBefore
    }
    range = NSRange(start..<end, in: old)
    replacement = String(new[newStart..<newEnd])
  }
}
