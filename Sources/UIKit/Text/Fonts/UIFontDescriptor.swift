/// A description of a font: a family or the system's design, a face, traits and a size.
///
/// Descriptors are immutable and may be used from any thread.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The key of an attribute of a description.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the attribute.
    public let rawValue: String

    /// Creates a key from UIKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the face, a `String`, such as `HelveticaNeue-Bold`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style of the face within the family, a `String`, such as `Bold`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, a number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with keys of type `UIFontDescriptor.TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the trait.
    public let rawValue: String

    /// Creates a key from UIKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, the raw value of `UIFontDescriptor.SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// Creates a design from UIKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The sans-serif design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs. It has the metrics of the default design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The design with rounded ends of strokes. It has the metrics of the default design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// The described font. A description always resolves to a font; its size is 0 if none is
  /// described.
  let font: UIFont

  init(font: UIFont) {
    self.font = font
    super.init()
  }

  /// Creates a description of the font with a name and a size in points. The system font stands for
  /// an unknown name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a description from attributes. The system font stands for an unknown name.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFont(design: .sans, size: 0, weight: .regular)
    self.init(font: FontAttributes(attributes).applied(to: base))
  }

  /// The size, in points; 0 for none.
  open var pointSize: CGFloat { font.pointSize }

  /// The name of the described face.
  open var postscriptName: String { font.fontName }

  /// The traits of the described font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.design == .monospaced || font.face?.isMonospaced == true {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// The attributes of the described font.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    attributes[.name] = font.fontName
    attributes[.family] = font.familyName
    attributes[.textStyle] = font.textStyle
    attributes[.traits] = [
      TraitKey.weight: font.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
    ]
    return attributes
  }

  /// Returns an attribute of the described font; `nil` for none.
  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  // MARK: Changed descriptions

  /// Returns the description in another size, in points.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(size))
  }

  /// Returns the description with exactly the given traits; `nil` if the family has no such face.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    font.with(traits: traits).map(UIFontDescriptor.init(font:))
  }

  /// Returns the description of the system font in another design; `nil` for a font of another
  /// family.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    font.with(systemDesign: design).map(UIFontDescriptor.init(font:))
  }

  /// Returns the description with another family. The system font stands for an unknown one.
  open func withFamily(_ family: String) -> UIFontDescriptor {
    addingAttributes([.family: family])
  }

  /// Returns the description with another style within the family, such as `Bold`.
  open func withFace(_ face: String) -> UIFontDescriptor { addingAttributes([.face: face]) }

  /// Returns the description with other values of attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font: FontAttributes(attributes).applied(to: font))
  }

  // MARK: Text styles

  /// Returns the description of a style's font at the content size category of
  /// `UITraitCollection.current`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the description of a style's font at the content size category of the given traits, or
  /// of the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      font: .preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  // MARK: Objects

  /// Returns the description itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  open override var hash: Int { font.hash }
}

extension UIFont {
  /// Creates the font of a description. The size, in points, replaces the described one unless it
  /// is zero.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let described = descriptor.pointSize > 0 ? descriptor.pointSize : 12
    self.init(descriptor.font, size: pointSize > 0 ? pointSize : described)
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
}
