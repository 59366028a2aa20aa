extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont { didSet { isFontSet = true } }
    /// The color, before the ``colorTransformer``.
    public var color: UIColor { didSet { isColorSet = true } }
    /// The transformer of the color. `nil` by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// The treatment of text that does not fit. The default is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit. The default is 0, and 1 in sidebars.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font size is reduced until a text of one line
    /// fits. The default is `false`, and `true` in sidebars.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font size with ``adjustsFontSizeToFitWidth``; 0, the default, for
    /// no limit. The default in sidebars is 0.9.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether characters are moved closer together before a line is
    /// truncated. The default is `false`, and `true` in sidebars.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether a font with a text style adapts to the preferred
    /// content size category. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the characters' case. The default is `none`.
    public var transform = TextTransform.none

    /// A Boolean value that indicates whether the app has set the font.
    private(set) var isFontSet = false
    /// A Boolean value that indicates whether the app has set the color.
    private(set) var isColorSet = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the color with its transformer applied.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Takes the font and the color of a style, unless the app has set them.
    mutating func take(from standard: TextProperties) {
      if !isFontSet {
        font = standard.font
        isFontSet = false
      }
      if !isColorSet {
        color = standard.color
        isColorSet = false
      }
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The alignments of lines.
  public enum TextAlignment: Hashable, Sendable {
    /// At the leading edge.
    case natural
    /// In the middle.
    case center
    /// At both edges, apart from the last line of a paragraph.
    case justified

    var alignment: NSTextAlignment {
      switch self {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }

  /// The changes of the case of characters.
  public enum TextTransform: Hashable, Sendable {
    /// No change.
    case none
    /// All letters in upper case.
    case uppercase
    /// All letters in lower case.
    case lowercase
    /// The first letter of each word in upper case.
    case capitalized

    /// Returns a text with the transform applied, by the rules of the current locale.
    func applied(to text: String) -> String {
      switch self {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }
  }
}

extension UIListContentConfiguration.TextProperties: Hashable {
  /// Returns whether two values are equal. Transformers are compared by identity, and a font or a
  /// color that was set differs from an equal one of the style.
  public static func == (
    a: UIListContentConfiguration.TextProperties, b: UIListContentConfiguration.TextProperties
  ) -> Bool {
    a.font == b.font && a.color == b.color && a.isFontSet == b.isFontSet
      && a.isColorSet == b.isColorSet
      && a.colorTransformer?.identityHash == b.colorTransformer?.identityHash
      && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
      && a.numberOfLines == b.numberOfLines
      && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
      && a.minimumScaleFactor == b.minimumScaleFactor
      && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
      && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
      && a.transform == b.transform
  }

  /// Hashes the font, the color, the alignment and the limits of lines.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(colorTransformer?.identityHash)
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(numberOfLines)
    hasher.combine(transform)
  }
}
