extension UIWindow {
  /// Creates a visible window with a device's size, safe area, and traits, and with a view
  /// controller, and lays it out. Hosts, tests, and tools start with it.
  ///
  /// The main screen becomes that of the device first, so that views created from then on have its
  /// traits; then the closure creates the view controller.
  ///
  /// - Parameters:
  ///   - playsAnimations: A Boolean value that indicates whether animations take time, from the
  ///     first one on; the host then advances the window's clock.
  ///   - settings: The user's text size and language direction, as traits that override those of a
  ///     new device. They are current while the view controller is created.
  package convenience init(
    device: Device, orientation: Device.Orientation = .portrait,
    style: UIUserInterfaceStyle = .light, playsAnimations: Bool = false,
    settings: UserTraits = UserTraits(), rootViewController make: () -> UIViewController
  ) {
    let scene = UIWindowScene(
      settings: SceneSettings(
        device: device, orientation: orientation, style: style, playsAnimations: playsAnimations))
    scene.activationState = .foregroundActive
    scene.activate()
    self.init(windowScene: scene)
    ownScene = scene
    rootViewController = settings.apply(to: self, make)
    makeKeyAndVisible()
    settleLayout()
  }

  /// Makes the main screen that of this window's scene, and the shared application that of the
  /// scene. A host with several windows calls it before it delivers an event to one of them.
  package func activate() { windowScene?.activate() }

  /// Calls `didReceiveMemoryWarning()` of the view controllers, parents first.
  package func sendMemoryWarning() {
    func send(to controller: UIViewController) {
      controller.didReceiveMemoryWarning()
      for child in controller.children { send(to: child) }
    }
    for controller in presentedChain { send(to: controller) }
  }

  /// Lays the window out until no view in it needs layout.
  ///
  /// - Returns: `false` if views still need layout after a hundred passes; the window stays as it
  ///   is.
  @discardableResult
  package func settleLayout() -> Bool {
    activate()
    return settleLayout(passes: 100)
  }

  /// Changes the device or its orientation on behalf of a host's user, for all windows of the
  /// scene: calls `willTransition` and `viewWillTransition` of the view controllers, then lays
  /// everything out.
  package func resize(to device: Device, orientation: Device.Orientation = .portrait) {
    if let scene = windowScene, bounds.size == scene.settings?.size {
      scene.resize(to: device, orientation: orientation)
    } else {
      resizeAlone(to: device, orientation: orientation)
    }
  }

  /// Changes the device or its orientation for this window alone.
  func resizeAlone(to device: Device, orientation: Device.Orientation) {
    let size = device.size(orientation)
    let traits = device.traits(orientation, style: hostTraits?.userInterfaceStyle ?? .light)
    let coordinator = ResizeCoordinator(container: self)
    resizeCoordinator = coordinator
    defer { resizeCoordinator = nil }
    for controller in presentedChain {
      if traits != hostTraits { controller.willTransition(to: traits, with: coordinator) }
      if size != bounds.size { controller.viewWillTransition(to: size, with: coordinator) }
    }
    if let windowScene {
      windowScene.change(to: device, orientation: orientation)
    } else {
      UIScreen.main.become(device, orientation: orientation)
    }
    self.device = device
    hostTraits = traits
    invalidateTraits()
    deliverTraitChanges()
    setSafeArea(of: device, orientation)
    frame = CGRect(origin: .zero, size: size)
    updateStatusBar()
    coordinator.run { settleLayout() }
    UIDevice.current.orientationMayHaveChanged()
  }

  /// Changes the light or dark style on behalf of a host's user.
  func setHostTraits(_ traits: UITraitCollection) {
    hostTraits = traits
    invalidateTraits()
    deliverTraitChanges()
  }
}

/// The settings of the user that are traits of all windows.
@MainActor
package struct UserTraits {
  /// The text size.
  package var contentSizeCategory = UIContentSizeCategory.large
  /// The direction of the user's language.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// Creates the settings of a new device.
  package nonisolated init() {}

  /// Overrides the traits of a window that are others.
  package func override(in window: UIWindow) {
    if window.traitCollection.preferredContentSizeCategory != contentSizeCategory {
      window.traitOverrides.preferredContentSizeCategory = contentSizeCategory
    }
    if window.traitCollection.layoutDirection != layoutDirection {
      window.traitOverrides.layoutDirection = layoutDirection
    }
  }

  /// Overrides the traits of a window, and creates its view controller.
  fileprivate func apply(to window: UIWindow, _ make: () -> UIViewController) -> UIViewController {
    override(in: window)
    guard contentSizeCategory != .large || layoutDirection != .leftToRight else { return make() }
    var made: UIViewController?
    window.traitCollection.performAsCurrent { made = make() }
    return made!
  }
}
