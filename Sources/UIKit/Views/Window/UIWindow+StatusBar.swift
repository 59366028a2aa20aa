extension UIWindow {
  /// Reads the preferences of the view controllers for the status bar, and changes the safe area by
  /// them.
  func updateStatusBar() {
    let screen = UIScreen.main
    guard let device = device ?? (frame == screen.bounds ? screen.device : nil),
      let controller = statusBarController(\.childForStatusBarHidden)
    else { return }
    isStatusBarHidden = controller.prefersStatusBarHidden
    setSafeArea(of: device, device.orientation(of: bounds.size))
  }

  /// Returns the view controller that decides about the status bar.
  ///
  /// - Parameter child: The child that decides in place of its parent.
  func statusBarController(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let rootViewController else { return nil }
    // A sheet leaves the status bar to its presenter.
    let covering = rootViewController.presentationsAbove.last {
      $0.presentationStyle.removesPresenter && $0.stage != .dismissing
    }
    var controller = covering?.presentedViewController ?? rootViewController
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }

  /// Sets the safe area to that of a device, with the status bar as it is.
  func setSafeArea(of device: Device, _ orientation: Device.Orientation) {
    hostSafeArea = device.safeArea(orientation, isStatusBarHidden: isStatusBarHidden)
    setSafeArea(hostSafeArea)
  }
}
