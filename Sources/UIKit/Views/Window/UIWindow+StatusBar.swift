/// The preferences of view controllers for the bars of the device, as last read.
struct StatusBarPreferences {
  /// A Boolean value that indicates whether the status bar is hidden.
  var isHidden = false
  /// The style of the status bar.
  var style = UIStatusBarStyle.default
  /// The animation of the status bar when it appears or disappears.
  var animation = UIStatusBarAnimation.fade
  /// A Boolean value that indicates whether the home indicator is hidden.
  var hidesHomeIndicator = false
  /// The view controller whose traits decide about the default style; `nil` for the window.
  weak var styleController: UIViewController?
}

extension UIWindow {
  /// Reads the preferences of the view controllers for the bars of the device, and changes the safe
  /// area by them.
  func updateStatusBar() {
    guard let device = screenDevice,
      let controller = statusBarController(\.childForStatusBarHidden),
      let styleController = statusBarController(\.childForStatusBarStyle)
    else { return }
    statusBar = StatusBarPreferences(
      isHidden: controller.prefersStatusBarHidden, style: styleController.preferredStatusBarStyle,
      animation: controller.preferredStatusBarUpdateAnimation,
      hidesHomeIndicator: statusBarController(\.childForHomeIndicatorAutoHidden)?
        .prefersHomeIndicatorAutoHidden ?? false,
      styleController: styleController)
    setSafeArea(of: device, device.orientation(of: bounds.size))
  }

  /// The device whose screen the window fills; `nil` for other windows.
  var screenDevice: Device? {
    let screen = UIScreen.main
    return device ?? (frame == screen.bounds ? screen.device : nil)
  }

  /// Returns the view controller that decides about the status bar.
  ///
  /// - Parameter child: The child that decides in place of its parent.
  func statusBarController(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let rootViewController else { return nil }
    // A sheet leaves the status bar to its presenter unless it captures the appearance.
    let covering = rootViewController.presentationsAbove.last {
      ($0.presentationStyle.removesPresenter
        || $0.presentedViewController.modalPresentationCapturesStatusBarAppearance)
        && $0.stage != .dismissing
    }
    var controller = covering?.presentedViewController ?? rootViewController
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }

  /// Sets the safe area to the device's, with the status bar as it is.
  func setSafeArea(of device: Device, _ orientation: Device.Orientation) {
    hostSafeArea = device.safeArea(orientation, isStatusBarHidden: statusBar.isHidden)
    setSafeArea(hostSafeArea)
  }
}
