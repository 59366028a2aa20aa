package import TextLayout

/// A font: a design, a weight, and a size.
///
/// The available fonts are those of the system: its sans-serif design, its design with digits of
/// equal width, and its monospaced design. The host chooses the outlines that draw them; their
/// metrics are constant and the same on every machine, so layout is, too.
///
/// Fonts are immutable and may be used from any thread.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The design of a system font.
  package typealias Design = TextFont.Design

  package let design: Design
  package let weight: Weight
  package let isItalic: Bool
  /// The text style of the font, including its extra spacing between lines.
  package let textStyle: TextStyle?
  private let size: CGFloat

  package init(
    design: Design, size: CGFloat, weight: Weight, isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    super.init()
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { size }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(design: design, size: fontSize, weight: weight, isItalic: isItalic)
  }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return design == other.design && weight == other.weight && size == other.size
      && isItalic == other.isItalic && textStyle == other.textStyle
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
