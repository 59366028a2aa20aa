/// The replacement that changes one text to another.
package struct TextChange: Equatable {
  /// The replaced range, in UTF-16 units of the text before, as in UIKit.
  var range: NSRange
  /// The text that replaces the range.
  var replacement: String

  init(range: NSRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates the smallest replacement of whole characters; `nil` if the texts are equal.
  ///
  /// - Parameter caret: The position of the caret in the new text, in UTF-16 units. If the texts
  ///   are equal after it, the replacement ends there: of several equal letters, the typed one is
  ///   inserted.
  init?(from old: String, to new: String, caret: Int? = nil) {
    guard old != new else { return nil }
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    let limit = min(before.count, after.count)
    var tail: Int?
    if let caret {
      let end = new.utf8.distance(
        from: new.startIndex, to: new.range(ofUnits: NSRange(location: caret, length: 0)).lowerBound
      )
      let length = after.count - end
      if length <= before.count, before.suffix(length).elementsEqual(after.suffix(length)) {
        tail = length
      }
    }
    let room = limit - (tail ?? 0)
    var start = 0
    while start < room, before[start] == after[start] { start += 1 }
    start = Self.boundary(start, in: [old, new])
    var length = tail ?? 0
    if tail == nil {
      while length < limit - start,
        before[before.count - 1 - length] == after[after.count - 1 - length]
      { length += 1 }
    }
    length = Self.boundaryFromEnd(length, in: [old, new])
    let oldRange = Self.range(start, before.count - length, in: old)
    range = NSRange(oldRange, in: old)
    replacement = String(new[Self.range(start, after.count - length, in: new)])
  }

  private static func range(_ start: Int, _ end: Int, in text: String) -> Range<String.Index> {
    let units = text.utf8
    let first = units.index(units.startIndex, offsetBy: start)
    return first..<units.index(first, offsetBy: max(end - start, 0))
  }

  /// Returns the last distance from the beginning, up to one, that is between characters in all
  /// texts.
  private static func boundary(_ distance: Int, in texts: [String]) -> Int {
    var distance = distance
    while distance > 0,
      !texts.allSatisfy({ $0.isBoundary($0.utf8.index($0.startIndex, offsetBy: distance)) })
    { distance -= 1 }
    return distance
  }

  /// Returns the last distance from the end, up to one, that is between characters in all texts.
  private static func boundaryFromEnd(_ distance: Int, in texts: [String]) -> Int {
    var distance = distance
    while distance > 0,
      !texts.allSatisfy({ $0.isBoundary($0.utf8.index($0.endIndex, offsetBy: -distance)) })
    { distance -= 1 }
    return distance
  }
}

extension String {
  /// Returns whether an index is between characters.
  fileprivate func isBoundary(_ index: Index) -> Bool {
    index == endIndex || Index(index, within: self) != nil
  }
}
