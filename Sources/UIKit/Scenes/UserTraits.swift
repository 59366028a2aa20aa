/// The settings of the user: those that are traits of all windows, and the keyboard.
package struct UserTraits: Sendable, Hashable {
  /// The text size.
  package var contentSizeCategory = UIContentSizeCategory.large
  /// The direction of the user's language.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// A Boolean value that indicates whether the keyboard of the device is displayed while the user
  /// edits a text. It is not a trait.
  package var showsKeyboard = false

  /// Creates the settings of a new device.
  package init() {}

  /// Returns the traits of a device with these settings.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let usual = UserTraits()
    guard
      contentSizeCategory != usual.contentSizeCategory || layoutDirection != usual.layoutDirection
    else { return traits }
    var values = traits.values
    values.contentSizeCategory = contentSizeCategory
    values.layoutDirection = layoutDirection
    return UITraitCollection(values: values)
  }
}
