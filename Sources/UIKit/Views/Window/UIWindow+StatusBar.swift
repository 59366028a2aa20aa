extension UIWindow {
  /// Reads the preferences of the view controllers for the status bar, and changes the safe area by
  /// them.
  func updateStatusBar() {
    let screen = UIScreen.main
    guard let rootViewController,
      let device = device ?? (frame == screen.bounds ? screen.device : nil)
    else { return }
    var controller = rootViewController
    while let child = controller.childForStatusBarHidden, child !== controller {
      controller = child
    }
    isStatusBarHidden = controller.prefersStatusBarHidden
    hostSafeArea = device.safeArea(
      device.orientation(of: bounds.size), isStatusBarHidden: isStatusBarHidden)
    setSafeArea(hostSafeArea)
  }
}
