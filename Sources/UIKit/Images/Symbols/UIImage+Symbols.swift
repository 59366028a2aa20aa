extension UIImage {
  /// Creates a symbol by its name, with the size of body text, 17 points.
  ///
  /// All names of the symbols of iOS 13 to iOS 26 are known. The drawings are Tessera's own:
  /// figures with which filled forms (`.fill`), enclosures (`.circle`, `.square`, …), `.slash` and
  /// `.badge` are composed. A symbol without a drawing is a frame with the first letters of its
  /// name, and is logged once.
  ///
  /// - Returns: `nil` if there is no such symbol. The log then names similar ones, once.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol by its name, with a configuration. A variant for traits is not chosen.
  ///
  /// - Returns: `nil` if there is no such symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let content = ImageContent(symbol: name, configuration: configuration) else { return nil }
    self.init(content)
  }

  /// Creates a symbol by its name, for traits.
  ///
  /// - Returns: `nil` if there is no such symbol.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content.picture { true } else { false }
  }

  /// The configuration of a symbol; `nil` for other images, and for a symbol without one.
  public var symbolConfiguration: SymbolConfiguration? {
    content.configuration as? SymbolConfiguration
  }

  /// Returns the symbol with a configuration applied to its own; `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns the symbol with a configuration applied to its own.
  func symbol(with configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol) = content.picture else { return self }
    let all = content.configuration?.joined(with: configuration) ?? configuration
    guard var other = ImageContent(symbol: symbol.name, configuration: all) else { return self }
    let values = (configuration as? SymbolConfiguration)?.values
    if values?.color == nil {
      other.tint = content.tint
      other.renderingMode = content.renderingMode
    }
    other.orientation = content.orientation
    other.flipsForRightToLeft = content.flipsForRightToLeft
    other.alignmentRectInsets = content.alignmentRectInsets
    return changed { $0 = other }
  }

  /// The distance of the baseline from the bottom, in points; `nil` for an image without one.
  public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

  /// Returns the image with a baseline, by its distance from the bottom, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }
}

extension ImageContent {
  /// The content of a symbol, or `nil` if no symbol has the name.
  init?(symbol name: String, configuration: UIImage.Configuration?) {
    let traits = configuration?.traitCollection ?? .current
    let values = (configuration as? UIImage.SymbolConfiguration)?.values ?? SymbolValues()
    guard let symbol = SymbolImage(name, values, for: traits) else { return nil }
    self.init()
    picture = .symbol(symbol)
    scale = traits.roundingScale
    size = symbol.size(pixelScale: scale)
    baselineOffset = symbol.baselineOffset
    self.configuration = configuration
    tint = values.color
    // A symbol with colors of its own is not a template.
    if values.color != nil { renderingMode = .alwaysOriginal }
    flipsForRightToLeft = symbol.flipsForRightToLeft
    self.name = name
  }
}
