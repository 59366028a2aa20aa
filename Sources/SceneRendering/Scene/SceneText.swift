import Foundation

/// Text whose lines are broken, measured and placed.
public struct SceneText: Sendable, Equatable {
  /// The lines, from the top.
  public var lines: [SceneTextLine]
  /// What the lines are set in.
  public var font: SceneFont
  /// The colour of the glyphs.
  public var color: SceneColor

  /// The given lines in one font and colour.
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
  /// The left end, in points, in the node's own coordinates (the corner of its box is zero).
  public var x: CGFloat
  /// The height of the baseline below the top of the node's box, in points.
  public var baseline: CGFloat
  /// How wide the line was measured to be, in points. Hosts fit the glyphs to it.
  public var width: CGFloat

  /// A line of text at a place.
  public init(string: String, x: CGFloat, baseline: CGFloat, width: CGFloat) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}

/// What text is set in.
public struct SceneFont: Sendable, Hashable {
  /// The name of the family; nil for the system's own.
  public var family: String?
  /// The size, in points.
  public var size: CGFloat
  /// The weight on the scale of CSS, 100 to 900; 400 is regular.
  public var weight: Int
  /// Whether the letters lean.
  public var isItalic: Bool
  /// Whether all letters are equally wide.
  public var isMonospaced: Bool

  /// A font of the given description.
  public init(
    family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// The families to try, in the grammar of CSS `font-family`.
  public var familyList: String {
    let fallback =
      isMonospaced
      ? "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"
      : "-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, Arial, sans-serif"
    guard let family else { return fallback }
    let safe = family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return safe.isEmpty ? fallback : "'\(safe)', \(fallback)"
  }
}
