/// A position in the text of a view.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The distance from the beginning of the text, in UTF-16 units: negative before tokens of a
  /// search field.
  private(set) var offset = 0

  convenience init(_ offset: Int) {
    self.init()
    self.offset = offset
  }

  /// Creates a position at the beginning of a text.
  public override init() { super.init() }

  /// Returns the position at a distance, in UTF-16 units; `nil` if it is outside of a document with
  /// a first and a last position.
  func advanced(by distance: Int, in document: ClosedRange<Int>) -> UITextPosition? {
    let (sum, overflows) = offset.addingReportingOverflow(distance)
    return overflows || !document.contains(sum) ? nil : UITextPosition(sum)
  }

  /// Compares the positions by their distance from the beginning.
  func compare(_ other: UITextPosition) -> ComparisonResult {
    offset == other.offset
      ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A range of the text of a view.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The range, in UTF-16 units.
  private(set) var range = NSRange(location: 0, length: 0)

  convenience init(_ range: NSRange) {
    self.init()
    self.range = range
  }

  /// Creates an empty range at the beginning of a text.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the range has no characters.
  open var isEmpty: Bool { range.length == 0 }
  /// The beginning of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
}

extension NSRange {
  /// Returns the range, clamped to a text of a length.
  func clamped(to length: Int) -> NSRange {
    let start = Swift.min(Swift.max(location, 0), length)
    return NSRange(
      location: start, length: Swift.min(Swift.max(self.length, 0), length - start))
  }

  /// Returns the range, clamped to a document with a first and a last position.
  func clamped(to document: ClosedRange<Int>) -> NSRange {
    let start = document.lowerBound
    let range = NSRange(location: location - start, length: length).clamped(to: document.count - 1)
    return NSRange(location: range.location + start, length: range.length)
  }

  /// The part of the range in the text, without the tokens before it.
  var textual: NSRange {
    let start = Swift.max(location, 0)
    return NSRange(location: start, length: Swift.max(location + length, start) - start)
  }

  /// Returns the range between two positions, in either order.
  @MainActor
  init(from first: UITextPosition, to second: UITextPosition) {
    let start = Swift.min(first.offset, second.offset)
    self.init(location: start, length: Swift.max(first.offset, second.offset) - start)
  }
}
