internal import ScreenChecking

/// The settings in which a screen is checked: a device, its orientation, a text size, and a
/// direction.
public struct ScreenLayout: Hashable, Sendable, CustomStringConvertible {
  let value: CheckLayout

  /// Creates the settings.
  ///
  /// - Parameters:
  ///   - device: The short name of the device, such as `iphone-15`.
  ///   - isLandscape: A Boolean value that indicates whether the device is in landscape
  ///     orientation.
  ///   - textSize: The short name of the text size: `xs` to `xxxl`, and `ax1` to `ax5`.
  ///   - isRightToLeft: A Boolean value that indicates whether the user's language runs from right
  ///     to left.
  public init(
    device: String = "iphone-15", isLandscape: Bool = false, textSize: String = "l",
    isRightToLeft: Bool = false
  ) {
    value = CheckLayout(
      device: device, isLandscape: isLandscape, textSize: textSize, isRightToLeft: isRightToLeft)
  }

  private init(_ value: CheckLayout) { self.value = value }

  /// The layouts of `tessera check`: three devices in two orientations, with two text sizes and in
  /// two directions.
  public static let all: [ScreenLayout] = CheckLayout.all.map { ScreenLayout($0) }

  /// The settings in short words, such as `iphone-15 landscape ax3`.
  public var description: String { value.text }
}
