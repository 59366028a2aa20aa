/// A symbol at a size and a weight.
struct SymbolImage: Equatable, Sendable {
  /// The name that it was made by.
  let name: String
  /// The composition of the drawing; `nil` for a symbol that Tessera has no drawing of.
  private let composition: SymbolName?
  /// The size of the font, with the scale of the symbol, in points.
  private let unit: CGFloat
  private let weight: UIImage.SymbolWeight
  /// The cap height of the font, in points.
  private let capHeight: CGFloat

  /// Creates a symbol; `nil` if there is none of this name.
  ///
  /// A name exists if it is composed of a figure that Tessera draws and of words for filled forms,
  /// enclosures, slashes and badges, or if it is one of ``SymbolNames/others``.
  init?(_ name: String, _ values: SymbolValues, for traits: UITraitCollection) {
    composition = SymbolName(name)
    guard composition != nil || SymbolNames.others.contains(name) else { return nil }
    if composition == nil {
      ImageLog.once(
        "The symbol \"\(name)\" is displayed as a frame: Tessera has no drawing of it.")
    }
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
  var figure: SymbolFigure { SymbolFigures.figure(composition, lineWidth: weight.lineWidth) }

  /// The width of lines, in points.
  var lineWidth: CGFloat { weight.lineWidth * unit }

  /// The factor from the units of ``figure`` to points.
  var scale: CGFloat { unit }

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

/// The compositions of symbols that were made last. It may be used from any thread.
private enum SymbolFigures {
  private struct Key: Hashable {
    var name: SymbolName?
    var lineWidth: CGFloat
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var figures: [Key: SymbolFigure] = [:]
  /// The number of compositions at which all are forgotten.
  private static let maximumCount = 500

  static func figure(_ name: SymbolName?, lineWidth: CGFloat) -> SymbolFigure {
    let key = Key(name: name, lineWidth: lineWidth)
    if let known = lock.withLock({ figures[key] }) { return known }
    let figure = SymbolFigure(name, lineWidth: lineWidth)
    lock.withLock {
      if figures.count >= maximumCount { figures = [:] }
      figures[key] = figure
    }
    return figure
  }
}
