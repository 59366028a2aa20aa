/// Consecutive characters in one style.
public struct TextRun: Hashable, Sendable {
  /// A box in place of a character, such as an image in a text.
  public struct Attachment: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height above the baseline, in points.
    public var ascent: Double
    /// The depth below the baseline, in points, as a positive number.
    public var descent: Double

    /// Creates a box.
    public init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The characters.
  public var string: String
  /// The font of all characters.
  public var font: TextFont
  /// The additional width of each character, in points.
  public var kern = 0.0
  /// The distance of the characters above the baseline of the line, in points.
  public var baselineOffset = 0.0
  /// The box in place of each character; `nil`, the default, for text.
  public var attachment: Attachment?
  /// A number with which a client finds its own attributes of the run. It has no effect on layout.
  public var style = 0
  /// The format of a paragraph that begins in the run.
  public var format = ParagraphFormat()

  /// Creates a run.
  public init(_ string: String, font: TextFont) {
    self.string = string
    self.font = font
  }
}
