/// A symbol at a size and a weight.
struct SymbolImage: Equatable, Sendable {
  /// The name that it was made by.
  let name: String
  /// The composition of the drawing.
  private let composition: SymbolName
  /// The size of the font, with the scale of the symbol, in points.
  private let unit: CGFloat
  private let weight: UIImage.SymbolWeight
  /// The cap height of the font, in points.
  private let capHeight: CGFloat

  /// Creates a symbol, or returns `nil` if no symbol has this name.
  ///
  /// The names are Apple's: see ``SymbolNames``. A symbol without a drawing is a frame with the
  /// first letters of its name.
  init?(_ name: String, _ values: SymbolValues, for traits: UITraitCollection) {
    guard let composition = SymbolCatalog.symbol(named: name) else { return nil }
    self.composition = composition
    self.name = name
    let font: UIFont =
      if let size = values.pointSize {
        .systemFont(ofSize: size)
      } else {
        .preferredFont(forTextStyle: values.textStyle ?? .body, compatibleWith: traits)
      }
    // Without a configuration, a symbol does not follow the text size.
    let size = values.pointSize == nil && values.textStyle == nil ? 17 : font.pointSize
    unit = max(0, size.isFinite ? size : 0) * values.scale.factor / 100
    capHeight = font.withSize(size).capHeight
    weight = values.weight
  }

  /// The layers of the drawing, in hundredths of the font size, and the rectangle around them.
  var figure: SymbolFigure { SymbolCatalog.figure(composition, lineWidth: weight.lineWidth) }

  /// A Boolean value that indicates whether the symbol is mirrored in a layout from right to left.
  var flipsForRightToLeft: Bool {
    if case .drawing = composition.base { SymbolNameRules.flipsForRightToLeft(name) } else { false }
  }

  /// Returns the size of the symbol in whole pixels, in points.
  func size(pixelScale: CGFloat) -> CGSize {
    let box = figure.box
    return CGSize(
      width: PixelRounding.snapped(box.width * unit, scale: pixelScale),
      height: PixelRounding.snapped(box.height * unit, scale: pixelScale))
  }

  /// The distance of the baseline from the bottom, in points. The cap height of the text is around
  /// the origin of the drawing.
  var baselineOffset: CGFloat { figure.box.maxY * unit - capHeight / 2 }
}
