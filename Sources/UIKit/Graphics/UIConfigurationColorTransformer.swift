/// A function from a configuration's color to the displayed color.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor
  /// The identity of the transformer, because closures cannot be compared.
  private let identity = TransformerIdentity()

  /// Creates a transformer with a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer to the gray of the same sRGB luminance. A dynamic color stays dynamic.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
    func gray(_ color: UIColor, _ traits: UITraitCollection) -> UIColor {
      let c = color.components(in: traits)
      return UIColor(
        white: 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue, alpha: c.alpha)
    }
    guard case .dynamic = color.content else { return gray(color, .current) }
    return UIColor { traits in gray(color, traits) }
  }

  /// The identity of a transformer.
  var identityHash: ObjectIdentifier { ObjectIdentifier(identity) }
}

/// The identity of a transformer.
final class TransformerIdentity: Sendable {}
