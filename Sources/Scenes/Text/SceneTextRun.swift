import Foundation

/// A part of a line of text in one style.
public struct SceneTextRun: Sendable, Equatable {
  /// A filled rectangle: the background of the characters, or a line below or through them.
  public struct Bar: Sendable, Equatable {
    /// The rectangle, in the node's own coordinates.
    public var rect: CGRect
    /// The color.
    public var color: SceneColor
    /// A Boolean value that indicates whether the characters are drawn over the rectangle.
    public var isBehind: Bool

    /// Creates a rectangle.
    public init(rect: CGRect, color: SceneColor, isBehind: Bool) {
      self.rect = rect
      self.color = color
      self.isBehind = isBehind
    }
  }

  /// A shadow of the characters.
  public struct Shadow: Sendable, Equatable {
    /// The offset, in points.
    public var offset: CGSize
    /// The radius of the blur, in points.
    public var blur: CGFloat
    /// The color.
    public var color: SceneColor

    /// Creates a shadow.
    public init(offset: CGSize, blur: CGFloat, color: SceneColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The lines around the characters.
  public struct Outline: Sendable, Equatable {
    /// The width of the lines, whose middle is the edge of the characters, in points.
    public var width: CGFloat
    /// The color.
    public var color: SceneColor
    /// A Boolean value that indicates whether the characters are also filled. The lines cover
    /// the inner half of their edges.
    public var isFilled: Bool

    /// Creates lines.
    public init(width: CGFloat, color: SceneColor, isFilled: Bool) {
      self.width = width
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// The characters; empty at a box without characters.
  public var string: String
  /// The left end, in points, in the node's own coordinates.
  public var x: CGFloat
  /// The distance of the baseline from the top of the node's box, in points.
  public var baseline: CGFloat
  /// The measured width, in points. Hosts fit the glyphs to it.
  public var width: CGFloat
  /// The font.
  public var font: SceneFont
  /// The color of the glyphs.
  public var color: SceneColor
  /// The rectangles behind and in front of the glyphs.
  public var bars: [Bar]
  /// The shadow of the glyphs; `nil` for none.
  public var shadow: Shadow?
  /// The lines around the glyphs; `nil` for none.
  public var outline: Outline?
  /// The distance to the right that a point moves for each point of its height above the baseline,
  /// beyond the slant of the font.
  public var slant: CGFloat
  /// A Boolean value that indicates whether hosts may draw several characters as one glyph.
  public var hasLigatures: Bool

  /// Creates a part of a line.
  public init(
    string: String, x: CGFloat, baseline: CGFloat, width: CGFloat, font: SceneFont,
    color: SceneColor, bars: [Bar] = [], shadow: Shadow? = nil, outline: Outline? = nil,
    slant: CGFloat = 0, hasLigatures: Bool = true
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.font = font
    self.color = color
    self.bars = bars
    self.shadow = shadow
    self.outline = outline
    self.slant = slant
    self.hasLigatures = hasLigatures
  }
}

extension SceneText {
  /// A line as parts, whether or not it has runs.
  public func runs(of line: SceneTextLine) -> [SceneTextRun] {
    if !line.runs.isEmpty { return line.runs }
    return [
      SceneTextRun(
        string: line.string, x: line.x, baseline: line.baseline, width: line.width, font: font,
        color: color)
    ]
  }
}
