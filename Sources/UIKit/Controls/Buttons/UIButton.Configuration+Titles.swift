/// The titles of a configuration, with and without attributes.
extension UIButton.Configuration {
  /// The title, or `nil` (the default) to use the title of the button's state.
  ///
  /// It is the text of ``attributedTitle``, and setting it sets a title without attributes.
  public var title: String? {
    get { texts.title?.string }
    set { texts.title = newValue.map { Text(string: $0) } }
  }

  /// The title with attributes, which take precedence over the font and the color of the
  /// configuration; `nil`, the default, for the title of the button's state.
  public var attributedTitle: AttributedString? {
    get { texts.title?.withAttributes }
    set { texts.title = newValue.map(Text.init) }
  }

  /// The text below the title; `nil`, the default, for none. It is the text of
  /// ``attributedSubtitle``.
  public var subtitle: String? {
    get { texts.subtitle?.string }
    set { texts.subtitle = newValue.map { Text(string: $0) } }
  }

  /// The text below the title, with attributes; `nil`, the default, for none.
  public var attributedSubtitle: AttributedString? {
    get { texts.subtitle?.withAttributes }
    set { texts.subtitle = newValue.map(Text.init) }
  }

  /// The transformer of the title's attributes; `nil`, the default, for none. It is called for each
  /// run of the title, with the font and the color of the configuration and the attributes of the
  /// run.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { transformers.title }
    set { transformers.title = newValue }
  }

  /// The transformer of the subtitle's attributes, like ``titleTextAttributesTransformer``.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { transformers.subtitle }
    set { transformers.subtitle = newValue }
  }

  /// The transformer of the image's color; `nil`, the default, for none.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.image }
    set { transformers.image = newValue }
  }

  /// The transformer of the activity indicator's color; `nil`, the default, for none.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.activityIndicator }
    set { transformers.activityIndicator = newValue }
  }

  /// The transformer of the color of a pop-up button's arrows; `nil`, the default, for none.
  public var indicatorColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.indicator }
    set { transformers.indicator = newValue }
  }
}

extension UIButton.Configuration {
  /// A title, with attributes or without.
  struct Text: Hashable {
    let string: String
    /// The text with its attributes; `nil` for a text without any.
    var attributed: AttributedString?

    init(string: String) { self.string = string }

    init(_ text: AttributedString) {
      string = String(text.characters)
      attributed = text
    }

    var withAttributes: AttributedString { attributed ?? AttributedString(string) }

    /// Returns the text as a label displays it; `nil` for a text without attributes of its own.
    ///
    /// - Parameters:
    ///   - font: The font where the text has none.
    ///   - color: The color where the text has none.
    func styled(
      font: UIFont, color: UIColor, by transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
      guard attributed != nil || transformer != nil else { return nil }
      var standard = AttributeContainer()
      standard[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      standard[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
      let text = withAttributes
      var result = AttributedString()
      for run in text.runs {
        let attributes = standard.merging(run.attributes)
        result.append(
          AttributedString(
            String(text.characters[run.range]), attributes: transformer?(attributes) ?? attributes))
      }
      return NSAttributedString(result)
    }
  }

  /// The title and the subtitle.
  struct Texts: Hashable {
    var title: Text?
    var subtitle: Text?
  }

  /// The transformers of a configuration, which are compared by identity.
  struct Transformers: Hashable {
    var title: UIConfigurationTextAttributesTransformer?
    var subtitle: UIConfigurationTextAttributesTransformer?
    var image: UIConfigurationColorTransformer?
    var activityIndicator: UIConfigurationColorTransformer?
    var indicator: UIConfigurationColorTransformer?

    private var identities: [ObjectIdentifier?] {
      [
        title?.identityHash, subtitle?.identityHash, image?.identityHash,
        activityIndicator?.identityHash, indicator?.identityHash,
      ]
    }

    static func == (a: Transformers, b: Transformers) -> Bool { a.identities == b.identities }
    func hash(into hasher: inout Hasher) { hasher.combine(identities) }
  }
}

extension UIButton.Configuration: Hashable {
  /// Hashes the style, the texts, the image and the background.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(texts)
    hasher.combine(image)
    hasher.combine(background)
    hasher.combine(buttonSize)
    hasher.combine(showsActivityIndicator)
  }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether a text has several lines where it does not fit in one.
  var wrapsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
