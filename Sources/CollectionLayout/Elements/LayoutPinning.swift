/// The position of a pinned header or footer along the scroll axis.
///
/// A pinned view stays in the visible rectangle, but never leaves the content that it belongs to: a header
/// is pushed out by the end of its section or by its footer (rule 38).
struct LayoutPinning {
  /// The position of the content's start along the scroll axis.
  let contentStart: Double
  /// The position of the content's end along the scroll axis.
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
