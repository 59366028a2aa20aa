/// Which side lines of text are aligned to.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides, by widening the spaces; the last line of a paragraph as ``natural``.
  case justified = 3
  /// To the leading side: left in left-to-right layouts, right in right-to-left ones.
  case natural = 4
}

/// What happens to text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; text that does not fit at all is left out.
  case byWordWrapping = 0
  /// Lines break between characters; text that does not fit at all is left out.
  case byCharWrapping = 1
  /// Lines break between words; the last one is cut at the edge.
  case byClipping = 2
  /// Lines break between words; the last one loses its start to an ellipsis.
  case byTruncatingHead = 3
  /// Lines break between words; the last one loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// Lines break between words; the last one loses its middle to an ellipsis.
  case byTruncatingMiddle = 5
}

/// Where the baseline of a label's text lies when its font was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Where the baseline of the full-sized text would be.
  case alignBaselines = 0
  /// So that the smaller text is in the middle.
  case alignCenters = 1
  /// At the top of the text's room. UIKit calls it none.
  case none = 2
}
