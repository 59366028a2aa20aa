/// The content that a pinned header or footer belongs to, along the scroll axis.
///
/// A pinned view stays in the visible rectangle, but does not leave its content: the end of the
/// section or its footer pushes a header out (rule 38).
struct LayoutPinning {
  /// The position of the content's start.
  let contentStart: Double
  /// The position of the content's end.
  let contentEnd: Double

  /// Returns the position of a view that stays at the visible start, such as a header.
  @inline(__always)
  func position(ofHeaderAt natural: Double, length: Double, visibleStart: Double) -> Double {
    min(max(natural, visibleStart), contentEnd - length)
  }

  /// Returns the position of a view that stays at the visible end, such as a footer.
  @inline(__always)
  func position(ofFooterAt natural: Double, length: Double, visibleEnd: Double) -> Double {
    max(min(natural, visibleEnd - length), contentStart)
  }
}
