/// The screen that displays windows.
///
/// There is one, the main screen. It is an iPhone 15's until a host displays a window for another
/// device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let instance = UIScreen(device: .standard)

  /// The main screen.
  open class var main: UIScreen {
    #if TESSERA_INVARIANTS
      if let ofTask { return ofTask }
    #endif
    return instance
  }

  package private(set) var device: Device
  package private(set) var orientation = Device.Orientation.portrait
  /// The user's settings for assistive technology that are not traits.
  package var accessibilitySettings: AccessibilitySettings = []
  private var size: CGSize
  private var traits: UITraitCollection

  init(device: Device) {
    self.device = device
    size = device.size()
    traits = device.traits()
    super.init()
  }

  /// Changes the screen to another device, orientation or user.
  ///
  /// - Parameter traits: The traits of a full-screen window there; `nil` for those with a new
  ///   device's settings.
  func become(
    _ device: Device, orientation: Device.Orientation, traits: UITraitCollection? = nil
  ) {
    let traits = traits ?? device.traits(orientation)
    guard traits !== self.traits || device != self.device || orientation != self.orientation else {
      return
    }
    self.device = device
    self.orientation = orientation
    size = device.size(orientation)
    self.traits = traits
    if self === Self.instance { UITraitCollection.traitsOfMainScreen = traits }
  }

  /// Gives views outside of windows the traits of a new iPhone 15 if their traits come from a
  /// window that has ended. The device stays if the window belonged to the scene of an app.
  ///
  /// - Parameter scene: The scene that a host made for the window alone, which ends with it.
  func resign(from windowTraits: UITraitCollection, of scene: UIWindowScene?) {
    guard windowTraits === traits else { return }
    guard let scene else {
      traits = device.traits(orientation)
      UITraitCollection.traitsOfMainScreen = Device.standard.traits()
      return
    }
    let front = scene.application.frontScene
    if front !== scene, let settings = front?.settings {
      become(settings)
    } else {
      become(.standard, orientation: .portrait)
    }
  }

  /// The bounds of the screen in points, in its current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(size: size) }

  /// The number of pixels per point.
  open var scale: CGFloat { device.scale }

  /// The number of the panel's pixels per point; the same as ``scale`` for the known screens.
  open var nativeScale: CGFloat { device.scale }

  /// The bounds of the screen in pixels, in portrait.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.portraitSize.width * device.scale,
      height: device.portraitSize.height * device.scale)
  }

  /// The traits of a full-screen window: the device's traits, with the user's light or dark style,
  /// text size and layout direction.
  open var traitCollection: UITraitCollection { traits }

  /// Called after traits changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
