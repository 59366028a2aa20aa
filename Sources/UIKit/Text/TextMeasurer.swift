/// Measures text and breaks it into lines.
///
/// The default one, ``TableTextMeasurer``, knows the widths of characters from a table of its own and
/// gives the same answer on every machine. A host with a real text engine may put its own in
/// ``TextMeasuring``; whoever measured a text also breaks its lines, so that what is drawn is what
/// was laid out.
package protocol TextMeasurer: Sendable {
  /// The width of a text on one line, in points. Line ends in it have no width.
  func width(of text: Substring, font: UIFont) -> CGFloat

  /// Breaks a text into lines no wider than `width` points, `limit` lines at most (zero: any number).
  func lines(
    of text: String, font: UIFont, width: CGFloat, limit: Int, mode: NSLineBreakMode
  ) -> BrokenText
}

extension TextMeasurer {
  package func lines(
    of text: String, font: UIFont, width: CGFloat, limit: Int, mode: NSLineBreakMode
  ) -> BrokenText {
    LineBreaker(measurer: self, font: font, width: width, limit: limit, mode: mode).lines(of: text)
  }
}

/// The text measurer in use.
@MainActor
package enum TextMeasuring {
  /// What labels measure with.
  ///
  /// Views that were drawn before are not drawn differently until they change.
  package static var current: any TextMeasurer = TableTextMeasurer()
}
