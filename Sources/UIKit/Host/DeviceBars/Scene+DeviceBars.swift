package import Scenes

extension Scene {
  /// Returns the scene of the bars that the device draws over a window, for hosts; `nil` for a
  /// window that does not fill the screen of a device.
  @MainActor
  package static func deviceBars(over window: UIWindow) -> Scene? {
    window.deviceBars.map(deviceBars)
  }

  /// Returns the scene of the bars of a device.
  @MainActor
  package static func deviceBars(_ bars: DeviceBars) -> Scene {
    Scene(of: DeviceBarsView(bars), title: "Status bar")
  }
}
