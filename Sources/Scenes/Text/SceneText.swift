import Foundation

/// Text with broken, measured, and positioned lines.
public struct SceneText: Sendable, Equatable {
  /// The lines, from top to bottom.
  public var lines: [SceneTextLine]
  /// The font of the lines.
  public var font: SceneFont
  /// The color of the glyphs.
  public var color: SceneColor

  /// Creates a text from lines with one font and color.
  public init(lines: [SceneTextLine], font: SceneFont, color: SceneColor) {
    self.lines = lines
    self.font = font
    self.color = color
  }
}

/// One line of text at its baseline.
public struct SceneTextLine: Sendable, Equatable {
  /// The characters of the line, without a line break.
  public var string: String
  /// The left end, in points, in the node's own coordinates (with the origin at the corner of its
  /// box).
  public var x: CGFloat
  /// The distance of the baseline from the top of the node's box, in points.
  public var baseline: CGFloat
  /// The measured width of the line, in points. Hosts fit the glyphs to it.
  public var width: CGFloat
  /// The parts of the line with their own styles, which hosts draw instead of ``string``; empty for
  /// a line in the font and the color of the text.
  public var runs: [SceneTextRun]

  /// Creates a line of text.
  public init(
    string: String, x: CGFloat, baseline: CGFloat, width: CGFloat, runs: [SceneTextRun] = []
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.runs = runs
  }
}

/// The font of a text.
public struct SceneFont: Sendable, Hashable {
  /// The name of the family; `nil` for the system font.
  public var family: String?
  /// The size, in points.
  public var size: CGFloat
  /// The weight on the scale of CSS, 100 to 900; 400 is regular.
  public var weight: Int
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool
  /// A Boolean value that indicates whether the font is monospaced.
  public var isMonospaced: Bool
  /// The families after ``family``, as a CSS `font-family` value; `nil` for the system font's
  /// families.
  public var generic: String?
  /// The letter spacing, in thousandths of the size, with which the open font Inter has nearly the
  /// widths of the system font; 0 for other fonts. Hosts that draw with Inter apply it before they
  /// fit a line to its width.
  public var letterSpacing: CGFloat

  /// Creates a font.
  public init(
    family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    isMonospaced: Bool = false, generic: String? = nil, letterSpacing: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.generic = generic
    self.letterSpacing = letterSpacing
  }

  /// The font families in order of preference, as a CSS `font-family` value.
  public var familyList: String {
    let fallback =
      generic ?? Self.systemFamilies(isMonospaced: isMonospaced)
    guard let family else { return fallback }
    let safe = family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return safe.isEmpty ? fallback : "'\(safe)', \(fallback)"
  }

  private static func systemFamilies(isMonospaced: Bool) -> String {
    isMonospaced
      ? "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"
      : "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
  }
}
