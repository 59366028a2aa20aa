/// Consecutive characters in one font.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The font of all characters.
  public var font: TextFont

  /// Creates a run.
  public init(_ string: String, font: TextFont) {
    self.string = string
    self.font = font
  }
}

/// A text with fonts.
///
/// A styled text consists of runs. This version supports one run; lines with several fonts are not
/// implemented. Code that reads ``runs`` should not rely on their number.
public struct StyledText: Hashable, Sendable {
  /// The only run.
  let run: TextRun

  /// Creates a text in one font.
  public init(_ string: String, font: TextFont) {
    run = TextRun(string, font: font)
  }

  /// The characters of all runs.
  public var string: String { run.string }

  /// The runs in the order of the characters. The array contains one run, which may be empty.
  public var runs: [TextRun] { [run] }
}
