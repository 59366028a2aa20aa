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

  /// Creates a part of a line.
  public init(
    string: String, x: CGFloat, baseline: CGFloat, width: CGFloat, font: SceneFont,
    color: SceneColor, bars: [Bar] = [], shadow: Shadow? = nil
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.font = font
    self.color = color
    self.bars = bars
    self.shadow = shadow
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
