/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// Left alignment.
  case left = 0
  /// Center alignment.
  case center = 1
  /// Right alignment.
  case right = 2
  /// Alignment with both sides, by widening the spaces; the last line of a paragraph is aligned
  /// like ``natural``.
  case justified = 3
  /// Alignment with the leading side: left in left-to-right layouts, right in right-to-left ones.
  case natural = 4
}

/// The treatment of text that is wider than the available space.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; text that does not fit is omitted.
  case byWordWrapping = 0
  /// Lines break between characters; text that does not fit is omitted.
  case byCharWrapping = 1
  /// Lines break between words; the last one is clipped at the edge.
  case byClipping = 2
  /// Lines break between words; an ellipsis replaces the start of the last one.
  case byTruncatingHead = 3
  /// Lines break between words; an ellipsis replaces the end of the last one.
  case byTruncatingTail = 4
  /// Lines break between words; an ellipsis replaces the middle of the last one.
  case byTruncatingMiddle = 5
}

/// The position of a label's baseline after a font size reduction.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where the baseline of the full-size text is.
  case alignBaselines = 0
  /// The smaller text is centered vertically.
  case alignCenters = 1
  /// The smaller text is aligned with the top of the text's rectangle.
  case none = 2
}
