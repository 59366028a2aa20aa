/// A colour, or a rule that gives a colour for each environment (a dynamic colour).
///
/// Colours never change and may be used from any thread. A dynamic colour is resolved against a
/// trait collection when it is drawn; asking it for components resolves it against
/// `UITraitCollection.current`.
///
/// # Equality
/// Two colours are equal if they were made in the same way from the same numbers. As in UIKit a grey
/// (`init(white:alpha:)`, `.white`, `.black`, `.gray`) is not equal to a red-green-blue colour that
/// looks the same. Dynamic colours of the system are equal to themselves; one made from a closure is
/// equal only to the same object.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  let content: ColorContent

  init(_ content: ColorContent) {
    self.content = content
    super.init()
  }

  convenience init(_ components: RGBA) {
    self.init(.rgb(components))
  }

  /// Makes a colour from components in sRGB; values outside 0 to 1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .rgb(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .gray(white: white, alpha: alpha)
    super.init()
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .rgb(
      RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// Makes a colour from components in the Display P3 space.
  ///
  /// Outputs here are sRGB, so a colour outside it is shown as the nearest sRGB one.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .rgb(RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour with the components of a Core Graphics colour.
  public init(cgColor: CGColor) {
    content = .rgb(RGBA(cgColor))
    super.init()
  }

  /// Makes a dynamic colour; the closure gives the colour for each environment.
  ///
  /// The closure may be called on any thread, at any time, any number of times.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(DynamicColor(provider: dynamicProvider))
    super.init()
  }

  /// Makes the colour of a colour literal in source code.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      .rgb(
        RGBA(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))))
  }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || content == other.content
  }

  open override var hash: Int {
    var hasher = Hasher()
    content.hash(into: &hasher)
    return hasher.finalize()
  }

  open override var description: String {
    switch content {
    case .rgb(let c):
      return "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(white) \(alpha)"
    case .dynamic(let dynamic): return "<UIDynamicColor \(dynamic.name ?? "provider")>"
    }
  }
}

/// What a colour literal makes where no type is asked for.
public typealias _ColorLiteralType = UIColor
