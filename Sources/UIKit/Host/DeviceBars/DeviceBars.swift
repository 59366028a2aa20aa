/// The bars that a device draws over its apps: the status bar and the home indicator.
///
/// They are in none of the app's windows. Hosts draw a ``DeviceBarsView`` over the window.
package struct DeviceBars: Equatable, Sendable {
  /// The arrangement of a status bar.
  package enum Arrangement: Equatable, Sendable {
    /// The time and the symbols are at both sides of a camera housing.
    case besideHousing
    /// The carrier is at the leading edge, the time in the middle and the battery at the trailing
    /// edge.
    case carrierTimeBattery
    /// The time and the date are at the leading edge.
    case timeAndDate
  }

  /// The size of the screen, in points.
  package var size: CGSize
  /// The arrangement of the status bar; `nil` for a hidden one.
  package var arrangement: Arrangement?
  /// The safe area at the top of the screen, in points.
  package var top: CGFloat
  /// A Boolean value that indicates whether the contents of the status bar are light.
  package var isLight: Bool
  /// A Boolean value that indicates whether the leading edge is at the right.
  package var isRightToLeft: Bool
  /// The frame of the home indicator; `nil` for none.
  package var homeIndicator: CGRect?
  /// A Boolean value that indicates whether the home indicator is light.
  package var isIndicatorLight: Bool
  /// The animation of a status bar that appears or disappears.
  package var animation: UIStatusBarAnimation

  /// The frame of the home indicator of a device; `nil` for a device with a home button.
  ///
  /// Its width is not documented: it is about a third of a phone's width, and less in landscape.
  static func homeIndicatorFrame(on device: Device, _ orientation: Device.Orientation) -> CGRect? {
    guard device.safeArea(orientation).bottom > 0 else { return nil }
    let size = device.size(orientation)
    let isUprightPhone = device.idiom == .phone && orientation == .portrait
    let width = (size.width * (isUprightPhone ? 0.354 : 0.275)).rounded()
    let distance: CGFloat = device.idiom == .phone ? 8 : 5
    return CGRect(
      x: (size.width - width) / 2, y: size.height - distance - 5, width: width, height: 5)
  }
}

extension UIWindow {
  /// The bars that the device draws over the window; `nil` for a window that does not fill the
  /// screen of a device.
  package var deviceBars: DeviceBars? {
    guard let device = screenDevice, device.portraitSafeArea != .zero else { return nil }
    let orientation = device.orientation(of: bounds.size)
    guard bounds.size == device.size(orientation) else { return nil }
    let area = device.safeArea(orientation)
    let traits = statusBar.styleController?.traitCollection ?? traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    var bars = DeviceBars(
      size: bounds.size, top: area.top, isLight: isDark,
      isRightToLeft: traitCollection.layoutDirection == .rightToLeft, isIndicatorLight: isDark,
      animation: statusBar.animation)
    switch statusBar.style {
    case .default: break
    case .lightContent: bars.isLight = true
    case .darkContent: bars.isLight = false
    }
    if !statusBar.isHidden, area.top > 0 {
      bars.arrangement =
        device.idiom == .pad
        ? .timeAndDate : device.hasCameraHousing ? .besideHousing : .carrierTimeBattery
    }
    if !statusBar.hidesHomeIndicator {
      bars.homeIndicator = DeviceBars.homeIndicatorFrame(on: device, orientation)
    }
    return bars
  }
}
