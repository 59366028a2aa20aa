/// The screen that windows are shown on.
///
/// There is one, the main screen. It is that of an iPhone 15 until a host shows a window for another
/// device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let instance = UIScreen(device: .standard)

  /// The screen.
  open class var main: UIScreen { instance }

  package private(set) var device: Device
  package private(set) var orientation = Device.Orientation.portrait
  private var size: CGSize
  private var traits: UITraitCollection

  init(device: Device) {
    self.device = device
    size = device.size()
    traits = device.traits()
    super.init()
  }

  /// Makes this the screen of another device, or of the same held otherwise.
  package func become(_ device: Device, orientation: Device.Orientation) {
    guard device != self.device || orientation != self.orientation else { return }
    self.device = device
    self.orientation = orientation
    size = device.size(orientation)
    traits = device.traits(orientation)
  }

  /// The screen's rectangle in points, from the top left corner as it is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Pixels per point.
  open var scale: CGFloat { device.scale }

  /// Pixels of the panel per point; the same as ``scale`` for the screens known here.
  open var nativeScale: CGFloat { device.scale }

  /// The rectangle in pixels, held upright.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.portraitSize.width * device.scale,
      height: device.portraitSize.height * device.scale)
  }

  /// The traits of a full-screen window with a new device's settings.
  open var traitCollection: UITraitCollection { traits }

  /// Tells that traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
