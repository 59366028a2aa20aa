/// The screen that a host displays a scene on.
package struct SceneSettings: Sendable {
  /// The device.
  package let device: Device
  /// The orientation of the device. That of a screen without a device follows from its size.
  package let orientation: Device.Orientation
  /// The light or dark style.
  package var style: UIUserInterfaceStyle
  /// A Boolean value that indicates whether animations take time. The host then advances the
  /// clocks of the windows.
  package var playsAnimations: Bool

  /// Creates settings.
  package init(
    device: Device, orientation: Device.Orientation = .portrait,
    style: UIUserInterfaceStyle = .light, playsAnimations: Bool = false
  ) {
    self.device = device
    self.orientation = device.orientation(of: device.size(orientation))
    self.style = style
    self.playsAnimations = playsAnimations
  }

  /// The size of the screen in points.
  package var size: CGSize { device.size(orientation) }

  /// The traits of a full-screen window.
  var traits: UITraitCollection { device.traits(orientation, style: style) }
}
