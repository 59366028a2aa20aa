/// The settings of the user that are traits of all windows.
package struct UserTraits: Sendable, Hashable {
  /// The text size.
  package var contentSizeCategory = UIContentSizeCategory.large
  /// The direction of the user's language.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// Creates the settings of a new device.
  package init() {}

  /// Returns the traits of a device with these settings.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard self != UserTraits() else { return traits }
    var values = traits.values
    values.contentSizeCategory = contentSizeCategory
    values.layoutDirection = layoutDirection
    return UITraitCollection(values: values)
  }
}
