extension StyledText {
  /// Returns a Boolean value that indicates whether another text has the same scalars and
  /// attributes. Equal texts can differ in the composition of their characters.
  func isIdentical(to other: StyledText) -> Bool {
    if let plain, let otherPlain = other.plain {
      return plain.font == otherPlain.font && plain.style == otherPlain.style
        && TextBytes.areIdentical(plain.string, otherPlain.string)
    }
    guard plain == nil, other.plain == nil else { return false }
    let (runs, others) = (runs, other.runs)
    guard runs.count == others.count else { return false }
    return runs.indices.allSatisfy { runs[$0].isIdentical(to: others[$0]) }
  }

  /// A number of the size and the characters of the first run. Equal texts can have different
  /// numbers, because their characters can differ in their composition.
  var hashOfStart: UInt64 {
    if let plain { return Self.hash(plain.font, plain.string) }
    let first = styled.runs[0]
    return Self.hash(first.font, first.string)
  }

  private static func hash(_ font: TextFont, _ string: String) -> UInt64 {
    TextBytes.mixed(TextBytes.hash(of: string), font.size.bitPattern)
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
