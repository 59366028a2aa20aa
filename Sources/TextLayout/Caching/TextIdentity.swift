extension StyledText {
  /// Returns a Boolean value that indicates whether another text has the same scalars and
  /// attributes. Equal texts can differ in the composition of their characters.
  func isIdentical(to other: StyledText) -> Bool {
    if let plain, let otherPlain = other.plain { return plain.isIdentical(to: otherPlain) }
    guard plain == nil, other.plain == nil else { return false }
    let (runs, others) = (runs, other.runs)
    guard runs.count == others.count else { return false }
    return runs.indices.allSatisfy { runs[$0].isIdentical(to: others[$0]) }
  }
}

extension TextRun {
  fileprivate func isIdentical(to other: TextRun) -> Bool {
    font == other.font && kern == other.kern && baselineOffset == other.baselineOffset
      && attachment == other.attachment && style == other.style && format == other.format
      && TextBytes.areIdentical(string, other.string)
  }
}

extension LineBreakOptions {
  /// Returns a Boolean value that indicates whether other options are the same, including the sign
  /// of a width of zero.
  func isIdentical(to other: LineBreakOptions) -> Bool {
    width.bitPattern == other.width.bitPattern && self == other
  }
}
