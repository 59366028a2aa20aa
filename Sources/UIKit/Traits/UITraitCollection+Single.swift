extension UITraitCollection {
  private static func values(_ change: (inout TraitValues) -> Void) -> TraitValues {
    var values = TraitValues()
    change(&values)
    return values
  }

  /// Makes a collection with nothing but a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: Self.values { $0.idiom = idiom })
  }

  /// Makes a collection with nothing but light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: Self.values { $0.style = userInterfaceStyle })
  }

  /// Makes a collection with nothing but a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: Self.values { $0.layoutDirection = layoutDirection })
  }

  /// Makes a collection with nothing but pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: Self.values { $0.displayScale = scale })
  }

  /// Makes a collection with nothing but the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Self.values { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Makes a collection with nothing but the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Self.values { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Makes a collection with nothing but a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: Self.values { $0.contentSizeCategory = preferredContentSizeCategory })
  }

  /// Makes a collection with nothing but a range of colours.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: Self.values { $0.displayGamut = displayGamut })
  }

  /// Makes a collection with nothing but a wish for contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: Self.values { $0.contrast = accessibilityContrast })
  }

  /// Makes a collection with nothing but ground or elevated.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: Self.values { $0.level = userInterfaceLevel })
  }

  /// Makes a collection with nothing but a wish for bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: Self.values { $0.legibilityWeight = legibilityWeight })
  }
}
