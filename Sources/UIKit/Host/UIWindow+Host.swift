extension UIWindow {
  /// Makes a visible window of a device's size, safe area and traits, with a view controller in it,
  /// and lays it out: what hosts, tests and tools start with.
  ///
  /// The main screen becomes that of the device first, so that views made from then on expect its
  /// traits; the closure makes the view controller after that.
  ///
  /// - Parameter playsAnimations: whether animations take time, from the first on; the host moves the
  ///   time of the window's clock on then.
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

  /// Makes the main screen that of this window's device. A host with windows of several devices calls
  /// it before it hands an event to one of them.
  package func activate() {
    guard let device else { return }
    UIScreen.main.become(device, orientation: device.orientation(of: bounds.size))
  }

  /// Lays the window out until no view in it asks for more.
  ///
  /// - Returns: False where views still asked after a hundred passes; the window is left as it is.
  @discardableResult
  package func settleLayout() -> Bool {
    activate()
    return settleLayout(passes: 100)
  }

  /// Turns the device or gives the window another size, as a host's user does: view controllers hear
  /// `willTransition` and `viewWillTransition`, then everything is laid out.
  package func resize(to device: Device, orientation: Device.Orientation = .portrait) {
    let size = device.size(orientation)
    let traits = device.traits(orientation, style: hostTraits?.userInterfaceStyle ?? .light)
    let safeArea = device.safeArea(orientation)
    let coordinator = ResizeCoordinator(container: self)
    if traits != hostTraits { rootViewController?.willTransition(to: traits, with: coordinator) }
    if size != bounds.size { rootViewController?.viewWillTransition(to: size, with: coordinator) }
    UIScreen.main.become(device, orientation: orientation)
    self.device = device
    hostTraits = traits
    hostSafeArea = safeArea
    invalidateTraits()
    deliverTraitChanges()
    setSafeArea(safeArea)
    frame = CGRect(origin: .zero, size: size)
    coordinator.run { settleLayout() }
  }
}
