/// A rule that makes another color of a configuration's color.
public struct UIConfigurationColorTransformer {
  /// The rule.
  public let transform: (UIColor) -> UIColor
  /// What makes a transformer one of its own, for closures cannot be compared.
  private let identity = TransformerIdentity()

  /// A transformer of a rule.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// What the rule makes of a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The gray that is as bright as the color, by the luminance of sRGB. A dynamic color stays
  /// dynamic.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
    func gray(_ color: UIColor, _ traits: UITraitCollection) -> UIColor {
      let c = color.components(in: traits)
      return UIColor(
        white: 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue, alpha: c.alpha)
    }
    guard case .dynamic = color.content else { return gray(color, .current) }
    return UIColor { traits in gray(color, traits) }
  }

  /// Tells transformers apart.
  var identityHash: ObjectIdentifier { ObjectIdentifier(identity) }
}

private final class TransformerIdentity: Sendable {}
