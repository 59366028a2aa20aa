extension UIWindow {
  /// Creates a visible window with a device's size, safe area, and traits, and with a view
  /// controller, and lays it out. Hosts, tests, and tools start with it.
  ///
  /// The main screen becomes that of the device first, so that views created from then on have its
  /// traits; then the closure creates the view controller.
  ///
  /// - Parameter playsAnimations: A Boolean value that indicates whether animations take time, from
  ///   the first one on; the host then advances the window's clock.
  package convenience init(
    device: Device, orientation: Device.Orientation = .portrait,
    style: UIUserInterfaceStyle = .light, playsAnimations: Bool = false,
    rootViewController make: () -> UIViewController
  ) {
    UIScreen.main.become(device, orientation: orientation)
    self.init(frame: CGRect(origin: .zero, size: device.size(orientation)))
    animationClock.plays = playsAnimations
    self.device = device
    hostTraits = device.traits(orientation, style: style)
    invalidateTraits()
    rootViewController = make()
    makeKeyAndVisible()
    settleLayout()
  }

  /// Makes the main screen that of this window's device. A host with windows of several devices
  /// calls it before it delivers an event to one of them.
  package func activate() {
    guard let device else { return }
    UIScreen.main.become(device, orientation: device.orientation(of: bounds.size))
  }

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

  /// Changes the device or its orientation on behalf of a host's user: calls `willTransition` and
  /// `viewWillTransition` of the view controllers, then lays everything out.
  package func resize(to device: Device, orientation: Device.Orientation = .portrait) {
    let size = device.size(orientation)
    let traits = device.traits(orientation, style: hostTraits?.userInterfaceStyle ?? .light)
    let coordinator = ResizeCoordinator(container: self)
    resizeCoordinator = coordinator
    defer { resizeCoordinator = nil }
    for controller in presentedChain {
      if traits != hostTraits { controller.willTransition(to: traits, with: coordinator) }
      if size != bounds.size { controller.viewWillTransition(to: size, with: coordinator) }
    }
    UIScreen.main.become(device, orientation: orientation)
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
}
