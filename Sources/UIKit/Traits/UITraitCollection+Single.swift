extension UITraitCollection {
  private static func values(_ change: (inout TraitValues) -> Void) -> TraitValues {
    var values = TraitValues()
    change(&values)
    return values
  }

  /// Creates a collection with only a device kind.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: Self.values { $0.idiom = idiom })
  }

  /// Creates a collection with only a light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: Self.values { $0.style = userInterfaceStyle })
  }

  /// Creates a collection with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: Self.values { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection with only a number of pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: Self.values { $0.displayScale = scale })
  }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Self.values { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Self.values { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection with only a content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: Self.values { $0.contentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection with only a display gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: Self.values { $0.displayGamut = displayGamut })
  }

  /// Creates a collection with only a contrast preference.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: Self.values { $0.contrast = accessibilityContrast })
  }

  /// Creates a collection with only an elevation level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: Self.values { $0.level = userInterfaceLevel })
  }

  /// Creates a collection with only a legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: Self.values { $0.legibilityWeight = legibilityWeight })
  }
}
