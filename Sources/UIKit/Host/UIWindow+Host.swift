extension UIWindow {
  /// Creates a visible window with a device's size, safe area, and traits, and with a view
  /// controller, and lays it out. Hosts, tests, and tools start with it.
  ///
  /// The main screen first gets the traits of the device and its user, which views created from
  /// then on have; then the closure creates the view controller.
  ///
  /// - Parameters:
  ///   - playsAnimations: A Boolean value that indicates whether animations take time, from the
  ///     first one on; the host then advances the window's clock.
  ///   - user: The user's text size and language direction.
  package convenience init(
    device: Device, orientation: Device.Orientation = .portrait,
    style: UIUserInterfaceStyle = .light, user: UserTraits = UserTraits(),
    playsAnimations: Bool = false, rootViewController make: () -> UIViewController
  ) {
    self.init(
      on: SceneSettings(
        device: device, orientation: orientation, style: style, user: user,
        playsAnimations: playsAnimations),
      rootViewController: make)
  }

  /// Creates a visible window in a scene of its own, on a screen with settings.
  package convenience init(
    on settings: SceneSettings, rootViewController make: () -> UIViewController
  ) {
    let scene = UIWindowScene(settings: settings)
    scene.activationState = .foregroundActive
    scene.activate()
    self.init(windowScene: scene)
    ownScene = scene
    rootViewController = make()
    makeKeyAndVisible()
    settleLayout()
  }

  /// Makes the screen of this window's scene the main one, and the scene's application the shared
  /// one. A host with several windows calls it before it delivers an event to one of them.
  package func activate() { windowScene?.activate() }

  /// Sends an event to the sources of memory pressure, and calls `didReceiveMemoryWarning()` of the
  /// view controllers, parents first.
  package func sendMemoryWarning() {
    MemoryPressureSources.shared.send(.warning)
    warnViewControllers()
  }

  /// Calls `didReceiveMemoryWarning()` of the view controllers, parents first.
  func warnViewControllers() {
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
    let settings =
      windowScene?.settings?.on(device, orientation)
      ?? SceneSettings(
        device: device, orientation: orientation, style: hostTraits?.userInterfaceStyle ?? .light)
    let traits = settings.traits
    let coordinator = ResizeCoordinator(container: self)
    resizeCoordinator = coordinator
    defer { resizeCoordinator = nil }
    for container in contentContainers {
      if traits != hostTraits { container.willTransition(to: traits, with: coordinator) }
      if size != bounds.size { container.viewWillTransition(to: size, with: coordinator) }
    }
    if let windowScene {
      windowScene.change(to: device, orientation: orientation)
    } else {
      UIScreen.main.become(device, orientation: orientation, traits: traits)
    }
    self.device = device
    hostTraits = traits
    invalidateTraits()
    deliverTraitChanges()
    setSafeArea(of: device, orientation)
    frame = CGRect(origin: .zero, size: size)
    updateStatusBar()
    keyboard.update(in: self)
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
