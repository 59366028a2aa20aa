/// The design, weight, slant and size of a font.
///
/// A font value does not refer to a font file. A ``TextMeasurer`` returns the widths of its
/// characters. The heights of its lines are fractions of the size: see ``ascent`` and
/// ``lineHeight``.
public struct TextFont: Hashable, Sendable {
  /// The family of letterforms.
  public enum Design: Hashable, Sendable {
    /// Proportional sans serif letters.
    case sans
    /// Proportional sans serif letters with monospaced digits.
    case sansWithEqualDigits
    /// Monospaced characters.
    case monospaced
  }

  /// The family of letterforms.
  public let design: Design

  /// The proportions of a face other than the system's; `nil` for the system font.
  public let face: TextFace?

  /// The size of the em, in points.
  public let size: Double

  /// The weight on UIKit's scale: -0.8 is ultra light, 0 regular, 0.3 semibold, 0.4 bold, 0.62
  /// black.
  public let weight: Double

  /// A Boolean value that indicates whether letters are slanted.
  ///
  /// ``TableTextMeasurer`` ignores the slant, because the system font's italic has the widths of
  /// its roman.
  public let isItalic: Bool

  /// The space between consecutive lines, in points. It may be negative.
  ///
  /// Unless another one is given, it is the leading of the ``face``, and zero for the system font.
  public let leading: Double

  /// The factor of the widths of characters: 1 for the letterforms of the font.
  public let expansion: Double

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - design: The family of letterforms.
  ///   - size: The size of the em, in points.
  ///   - weight: The weight on UIKit's scale, from -1 to 1.
  ///   - isItalic: A Boolean value that indicates whether letters are slanted.
  ///   - face: The proportions of a face other than the system's; `nil` for the system font.
  ///   - leading: The space between consecutive lines, in points, or `nil` to use the leading of
  ///     the face.
  ///   - expansion: The factor of the widths of characters.
  /// - Precondition: The size, the weight, the leading and the expansion are finite.
  public init(
    design: Design = .sans, size: Double, weight: Double = 0, isItalic: Bool = false,
    face: TextFace? = nil, leading: Double? = nil, expansion: Double = 1
  ) {
    require(size.isFinite, "The size of a font is \(size); use a finite number of points.")
    require(weight.isFinite, "The weight of a font is \(weight); use a number from -1 to 1.")
    let leading = leading ?? size * (face?.leading ?? 0)
    require(
      leading.isFinite, "The leading of a font is \(leading); use a finite number of points.")
    require(
      expansion.isFinite, "The expansion of a font is \(expansion); use a finite factor.")
    self.leading = leading
    self.expansion = expansion
    self.design = design
    self.face = face
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Returns the font in another size, in points, with a leading in the same proportion.
  public func withSize(_ size: Double) -> TextFont {
    let leading = self.size > 0 ? leading * size / self.size : nil
    return TextFont(
      design: design, size: size, weight: weight, isItalic: isItalic, face: face, leading: leading,
      expansion: expansion)
  }

  /// Returns the font with other widths of characters.
  ///
  /// - Parameter expansion: The factor of the widths of the letterforms of the font.
  public func withExpansion(_ expansion: Double) -> TextFont {
    TextFont(
      design: design, size: size, weight: weight, isItalic: isItalic, face: face, leading: leading,
      expansion: expansion)
  }

  /// Returns the font with another space between lines, in points.
  public func withLeading(_ leading: Double) -> TextFont {
    TextFont(
      design: design, size: size, weight: weight, isItalic: isItalic, face: face, leading: leading,
      expansion: expansion)
  }
}
