extension UIImage {
  /// The width of the lines of a symbol. The raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the symbol's surroundings.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight = 1
    /// Thin lines.
    case thin = 2
    /// Light lines.
    case light = 3
    /// The usual lines.
    case regular = 4
    /// Lines a little wider than usual.
    case medium = 5
    /// Lines between medium and bold ones.
    case semibold = 6
    /// Bold lines.
    case bold = 7
    /// Heavy lines.
    case heavy = 8
    /// The widest lines.
    case black = 9
  }

  /// The size of a symbol relative to the text. The raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    /// The usual size in the symbol's surroundings.
    case `default` = -1
    /// No size of its own: medium.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// The size of the text.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// The size, weight and colors of a symbol. Configurations are immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let values: SymbolValues

    init(_ values: SymbolValues, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traits)
    }

    /// Creates a configuration with the size of a font, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }

    /// Creates a configuration with the size of a font, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with the size of a font, in points, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and the weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolValues(
          pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

    /// Creates a configuration with the color of the symbol. UIKit draws the layers behind the
    /// first one fainter; the symbols of Tessera have one layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(color: hierarchicalColor))
    }

    /// Creates a configuration with the colors of the layers. Tessera's symbols have one layer, in
    /// the first color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(color: paletteColors.first))
    }

    override func changed(traitCollection: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traits: traitCollection)
    }

    override func merged(with other: Configuration) -> Configuration {
      SymbolConfiguration(
        values.overridden(by: (other as? SymbolConfiguration)?.values ?? SymbolValues()),
        traits: Self.merged(traitCollection, other.traitCollection))
    }

    /// Returns whether an object is a configuration with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return super.isEqual(other) && values == other.values
    }

    /// The hash of the values.
    public override var hash: Int { values.hashValue }
  }
}

/// The values of a symbol's configuration, with `nil` and `unspecified` for values that its
/// surroundings determine.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var color: UIColor?

  func overridden(by other: SymbolValues) -> SymbolValues {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if let color = other.color { result.color = color }
    return result
  }
}

extension UIImage.SymbolWeight {
  /// The weight of a font.
  fileprivate init(_ weight: UIFont.Weight) {
    let steps: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    self =
      steps.min {
        abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
      }?.1 ?? .regular
  }

  /// The width of lines, in hundredths of the font size.
  var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 3
    case .thin: 4.5
    case .light: 6.5
    case .unspecified, .regular: 8.5
    case .medium: 10
    case .semibold: 11.5
    case .bold: 13
    case .heavy: 15
    case .black: 17
    }
  }
}

extension UIImage.SymbolScale {
  /// The factor of the size. The factor of the large scale comes from recorded symbols in bars.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .default, .unspecified, .medium: 1
    case .large: 1.29
    }
  }
}
