internal import TextLayout

/// A font: a design or a named face, a weight, and a size.
///
/// The available fonts are the designs of the system font and the families of ``familyNames``. The
/// host chooses the outlines that draw them; their metrics are constant and the same on every
/// machine, and so is layout.
///
/// Fonts are immutable and may be used from any thread.
open class UIFont: AttributeObject, @unchecked Sendable {
  /// The design of a system font.
  typealias Design = TextFont.Design

  let design: Design
  let weight: Weight
  let isItalic: Bool
  /// The named face; `nil` for the sans-serif and monospaced designs of the system.
  let face: FontFace?
  /// The text style of the font, including its extra spacing between lines.
  let textStyle: TextStyle?
  private let size: CGFloat
  /// The leading of a text style, in points, or `nil` to use the leading of the face, which is zero
  /// for the system font.
  let styleLeading: CGFloat?

  init(
    design: Design, size: CGFloat, weight: Weight, isItalic: Bool = false,
    textStyle: TextStyle? = nil, face: FontFace? = nil
  ) {
    styleLeading = face?.proportions == nil ? textStyle?.leading(ofSize: size) : nil
    self.face = face
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    super.init()
  }

  /// Creates a font like another in a size in points. Only the same size keeps the text style.
  init(_ font: UIFont, size: CGFloat) {
    design = font.design
    self.size = size
    weight = font.weight
    isItalic = font.isItalic
    textStyle = size == font.size ? font.textStyle : nil
    styleLeading = size == font.size ? font.styleLeading : nil
    face = font.face
    super.init()
  }

  /// Creates a font like another in a size in points, with a leading in the same proportion.
  init(scaling font: UIFont, to size: CGFloat) {
    design = font.design
    self.size = size
    weight = font.weight
    isItalic = font.isItalic
    textStyle = nil
    styleLeading = font.size > 0 ? font.styleLeading.map { $0 * size / font.size } : nil
    face = font.face
    super.init()
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { size }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      design: design, size: fontSize, weight: weight, isItalic: isItalic, face: face)
  }

  /// Returns the font itself, which is immutable.
  open override func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return design == other.design && weight == other.weight && size == other.size
      && isItalic == other.isItalic && textStyle == other.textStyle && face == other.face
      && styleLeading == other.styleLeading
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(design)
    hasher.combine(weight)
    hasher.combine(size)
    hasher.combine(isItalic)
    return hasher.finalize()
  }

  open override var description: String {
    "<UIFont: \(fontName) \(PlainNumber.text(size))pt>"
  }
}
