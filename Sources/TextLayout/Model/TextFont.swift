/// A font as measuring sees it: a design, a weight, a slant and a size.
///
/// A font value names no font file. The widths of its characters come from a ``TextMeasurer``, the
/// heights of its lines from the proportions of Apple's system font: see ``ascent`` and ``lineHeight``.
public struct TextFont: Hashable, Sendable {
  /// The family of letterforms.
  public enum Design: Hashable, Sendable {
    /// Sans serif letters of different widths.
    case sans
    /// Sans serif letters of different widths, with digits of one width.
    case sansWithEqualDigits
    /// Characters of one width.
    case monospaced
  }

  /// The family of letterforms.
  public let design: Design

  /// The size of the em, in points.
  public let size: Double

  /// The weight on UIKit's scale: -0.8 is ultra light, 0 regular, 0.3 semibold, 0.4 bold, 0.62 black.
  public let weight: Double

  /// A Boolean value that indicates whether letters are slanted.
  ///
  /// ``TableTextMeasurer`` ignores the slant: the system font's italic has the widths of its roman.
  public let isItalic: Bool

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - design: The family of letterforms.
  ///   - size: The size of the em, in points. Must be finite.
  ///   - weight: The weight on UIKit's scale, from -1 to 1. Must be finite.
  ///   - isItalic: Whether letters are slanted.
  public init(
    design: Design = .sans, size: Double, weight: Double = 0, isItalic: Bool = false
  ) {
    require(size.isFinite, "TextFont: the size is \(size); pass a finite number of points.")
    require(weight.isFinite, "TextFont: the weight is \(weight); pass a number from -1 to 1.")
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The same font in another size, in points.
  public func withSize(_ size: Double) -> TextFont {
    TextFont(design: design, size: size, weight: weight, isItalic: isItalic)
  }
}
