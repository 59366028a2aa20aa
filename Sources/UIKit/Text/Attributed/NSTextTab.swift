/// A position to which a tab advances.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The alignment of the text at the tab stop: `left` or `natural`.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge of the text, in points.
  public let location: CGFloat

  /// Creates a tab stop at the start of the following text.
  ///
  /// - Precondition: The alignment is `left` or `natural`. Others are not supported.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
    require(
      alignment == .left || alignment == .natural,
      "A tab stop has the alignment \(alignment); this library supports .left and .natural.")
    self.alignment = alignment
    self.location = location
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
