/// The screen that a host displays a scene on.
package struct SceneSettings: Sendable {
  /// The device.
  package let device: Device
  /// The orientation of the device. The orientation of a screen without a device follows from its
  /// size.
  package let orientation: Device.Orientation
  /// The light or dark style.
  package let style: UIUserInterfaceStyle
  /// The text size and the direction of the user's language.
  package let user: UserTraits
  /// A Boolean value that indicates whether animations take time. The host then advances the
  /// clocks of the windows.
  let playsAnimations: Bool
  /// The traits of a full-screen window. The same settings have the same object.
  let traits: UITraitCollection

  /// Creates settings.
  package init(
    device: Device, orientation: Device.Orientation = .portrait,
    style: UIUserInterfaceStyle = .light, user: UserTraits = UserTraits(),
    playsAnimations: Bool = false
  ) {
    self.device = device
    self.orientation = device.orientation(of: device.size(orientation))
    self.style = style
    self.user = user
    self.playsAnimations = playsAnimations
    traits = user.applied(to: device.traits(self.orientation, style: style))
  }

  /// The size of the screen in points.
  package var size: CGSize { device.size(orientation) }

  /// Returns the same settings on another device, or with its other orientation.
  func on(_ device: Device, _ orientation: Device.Orientation) -> SceneSettings {
    SceneSettings(
      device: device, orientation: orientation, style: style, user: user,
      playsAnimations: playsAnimations)
  }

  /// Returns the same settings with another style and other settings of the user.
  package func with(_ style: UIUserInterfaceStyle, _ user: UserTraits) -> SceneSettings {
    SceneSettings(
      device: device, orientation: orientation, style: style, user: user,
      playsAnimations: playsAnimations)
  }
}
