extension UIListContentConfiguration {
  /// The properties of an image.
  public struct ImageProperties {
    /// The length of ``reservedLayoutSize`` that stands for the length of symbols: 28 points wide
    /// at the default text size, and as high as a line of body text (chosen).
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of symbols without one of their own. The default is the configuration of
    /// body text in the large scale (chosen).
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of symbols and other templates; `nil`, the default, for the tint color of the
    /// view.
    public var tintColor: UIColor? { didSet { isTintColorSet = true } }
    /// The transformer of the tint color. `nil` by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points, which keeps its proportions; 0, the default, for
    /// no limit.
    public var maximumSize = CGSize.zero
    /// The size in which the image is centered, in points, without a change of its own size. A
    /// length of 0, the default, stands for the length of the image, and for ``standardDimension``
    /// in the width of symbols.
    public var reservedLayoutSize = CGSize.zero
    /// The color of the stroke around the image; `nil`, the default, for the tint color of the
    /// view.
    public var strokeColor: UIColor?
    /// The transformer of the stroke color. `nil` by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke around the image, in points. The default is 0, for none.
    public var strokeWidth: CGFloat = 0

    /// A Boolean value that indicates whether the app has set the tint color.
    private(set) var isTintColorSet = false

    init(tintColor: UIColor?, symbol: UIImage.SymbolConfiguration?) {
      self.tintColor = tintColor
      preferredSymbolConfiguration = symbol
    }

    /// Returns the color of templates for a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the color of the stroke for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Takes the tint color of a style, unless the app has set it.
    mutating func take(from standard: ImageProperties) {
      guard !isTintColorSet else { return }
      tintColor = standard.tintColor
      isTintColorSet = false
    }
  }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
  /// Returns whether two values are equal. Transformers are compared by identity, and a tint color
  /// that was set differs from an equal one of the style.
  public static func == (
    a: UIListContentConfiguration.ImageProperties, b: UIListContentConfiguration.ImageProperties
  ) -> Bool {
    a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
      && a.tintColor == b.tintColor && a.isTintColorSet == b.isTintColorSet
      && a.tintColorTransformer?.identityHash == b.tintColorTransformer?.identityHash
      && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
      && a.reservedLayoutSize == b.reservedLayoutSize
      && a.strokeColor == b.strokeColor
      && a.strokeColorTransformer?.identityHash == b.strokeColorTransformer?.identityHash
      && a.strokeWidth == b.strokeWidth
  }

  /// Hashes the colors and the lengths.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(preferredSymbolConfiguration)
    hasher.combine(tintColor)
    hasher.combine(tintColorTransformer?.identityHash)
    hasher.combine(cornerRadius)
    hasher.combine(maximumSize.width)
    hasher.combine(maximumSize.height)
    hasher.combine(reservedLayoutSize.width)
    hasher.combine(reservedLayoutSize.height)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }
}
