extension NSAttributedString {
  /// A visual effect of text, a value of the attribute `textEffect`.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Creates an effect.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text that seems to be pressed into its background.
    ///
    /// The characters have a light edge of one pixel below them, unless they have a shadow. The
    /// edge is chosen: UIKit also shades the inside of the characters.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")

    /// Returns the effect of an attribute, which apps write as the value or its name.
    static func of(_ value: Any?) -> TextEffectStyle? {
      value as? TextEffectStyle ?? (value as? String).map(TextEffectStyle.init(rawValue:))
    }
  }
}
