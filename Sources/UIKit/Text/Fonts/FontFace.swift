internal import TextLayout

/// A face that doesn't belong to the system's sans-serif font.
struct FontFace: Hashable, Sendable {
  /// The family as apps name it, such as `Helvetica Neue`.
  var family: String
  /// The name of the face, such as `HelveticaNeue-Bold`.
  package var name: String
  var weight: UIFont.Weight
  var isItalic: Bool
  /// The proportions of the letters, or `nil` to use the proportions of the system font.
  var proportions: TextFace?
  /// The generic family of CSS that resembles the face.
  var generic: String

  /// A Boolean value that indicates whether all characters have one width.
  var isMonospaced: Bool { proportions?.fixedAdvance != nil }

  /// The system's faces in a design; `nil` for the default design and the monospaced one, which
  /// are designs of `TextFont`.
  static func system(
    _ design: UIFontDescriptor.SystemDesign, weight: UIFont.Weight, isItalic: Bool
  ) -> FontFace? {
    let italic = isItalic ? "Italic" : ""
    switch design {
    case .serif:
      return FontFace(
        family: ".AppleSystemUIFontSerif", name: ".NewYork-\(weight.named.name)\(italic)",
        weight: weight, isItalic: isItalic, proportions: nil, generic: "ui-serif, Georgia, serif")
    case .rounded:
      return FontFace(
        family: ".AppleSystemUIFontRounded", name: ".SFUIRounded-\(weight.named.name)\(italic)",
        weight: weight, isItalic: isItalic, proportions: nil, generic: "ui-rounded, sans-serif")
    default: return nil
    }
  }
}
