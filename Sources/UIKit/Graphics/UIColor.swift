/// A color, or a closure that returns a color for each environment (a dynamic color).
///
/// Colors are immutable and may be used from any thread. A dynamic color is resolved against a
/// trait collection when it is drawn; reading its components resolves it against
/// `UITraitCollection.current`.
///
/// # Equality
///
/// Two colors are equal if they were created in the same way from the same numbers. As in UIKit, a
/// gray color (`init(white:alpha:)`, `.white`, `.black`, `.gray`) does not equal a red-green-blue
/// color with the same appearance. Dynamic system colors equal themselves; a dynamic color with a
/// closure equals only the same object.
open class UIColor: AttributeObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The components or the closure, which are set once, at the creation.
  final private(set) var content: ColorContent

  // A designated initializer that is not public would keep subclasses of apps from inheriting the
  // others.
  convenience init(_ content: ColorContent) {
    self.init(white: 0, alpha: 0)
    self.content = content
  }

  convenience init(_ components: RGBA) {
    self.init(.rgb(components))
  }

  /// Creates a color from components in sRGB; values outside 0 to 1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .rgb(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a gray color: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .gray(white: white, alpha: alpha)
    super.init()
  }

  /// Creates a color from hue, saturation, and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .rgb(
      RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// Creates a color from components in the Display P3 space.
  ///
  /// Output is in sRGB, so a color outside it is displayed as the nearest sRGB color.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .rgb(RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color with the components of a Core Graphics color.
  public init(cgColor: CGColor) {
    content = .rgb(RGBA(cgColor))
    super.init()
  }

  /// Creates a dynamic color; the closure returns the color for each environment.
  ///
  /// The closure may be called on any thread, at any time, any number of times.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(DynamicColor(provider: dynamicProvider))
    super.init()
  }

  /// Creates the color of a color literal in source code.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      .rgb(
        RGBA(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))))
  }

  /// Returns the color itself, which is immutable.
  open override func copy(with zone: NSZone? = nil) -> Any {
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

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor
