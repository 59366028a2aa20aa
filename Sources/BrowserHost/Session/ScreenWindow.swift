import UIKit

/// A window with a view controller, on its own device.
@MainActor
final class ScreenWindow {
  private(set) var device: Device
  private let orientation: Device.Orientation
  private let settings: AccessibilitySettings
  let window: UIWindow

  /// Displays a new view controller.
  init(
    showing make: @MainActor () -> UIViewController, on device: Device,
    orientation: Device.Orientation, isDark: Bool, settings: AccessibilitySettings = []
  ) {
    self.device = device
    self.settings = settings
    UIScreen.main.accessibilitySettings = settings
    self.orientation = orientation
    window = UIWindow(
      device: device, orientation: orientation, style: isDark ? .dark : .light,
      playsAnimations: true,
      rootViewController: make)
  }

  /// Makes this the main screen. Several screens take turns.
  func makeCurrent() {
    UIScreen.main.become(device, orientation: orientation)
    UIScreen.main.accessibilitySettings = settings
    window.makeKey()
  }

  /// Changes the size of a screen without a device; returns `false` if nothing changed.
  func resize(to size: CGSize) -> Bool {
    guard device.slug == "custom", size != window.bounds.size else { return false }
    device = Device.custom(size: size, scale: device.scale)
    window.resize(to: device)
    return true
  }

  /// Changes the appearance of the screen to light or dark.
  func setAppearance(isDark: Bool) {
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
  }

  /// Returns the view with an identity, if the window has one.
  func view(withID id: Int) -> UIView? { window.view(withSceneID: id) }

  /// Prepares the content for a viewport and a half around the visible one, so that it exists when
  /// the page scrolls.
  func prepareAhead() {
    window.layoutIfNeeded()
    window.deliver(.prepareContent(screens: 1.5))
  }

  /// Cancels touches and releases the view controller.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
