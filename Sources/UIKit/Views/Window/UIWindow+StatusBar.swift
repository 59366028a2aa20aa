extension UIWindow {
  /// Reads the preferences of the view controllers for the status bar, and changes the safe area by
  /// them.
  func updateStatusBar() {
    let screen = UIScreen.main
    guard let rootViewController,
      let device = device ?? (frame == screen.bounds ? screen.device : nil)
    else { return }
    // A sheet leaves the status bar to its presenter.
    let covering = rootViewController.presentationsAbove.last {
      $0.presentationStyle.removesPresenter && $0.stage != .dismissing
    }
    var controller = covering?.presentedViewController ?? rootViewController
    while let child = controller.childForStatusBarHidden, child !== controller {
      controller = child
    }
    isStatusBarHidden = controller.prefersStatusBarHidden
    setSafeArea(of: device, device.orientation(of: bounds.size))
  }

  /// Sets the safe area to that of a device, with the status bar as it is.
  func setSafeArea(of device: Device, _ orientation: Device.Orientation) {
    hostSafeArea = device.safeArea(orientation, isStatusBarHidden: isStatusBarHidden)
    setSafeArea(hostSafeArea)
  }
}
