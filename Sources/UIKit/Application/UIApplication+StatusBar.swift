/// The older names of properties of the status bar, which belong to the scene of the key window.
extension UIApplication {
  /// The frame of the status bar in the coordinates of the screen; zero if it is hidden, or without
  /// a key window. See ``UIStatusBarManager/statusBarFrame``.
  public var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }

  /// A Boolean value that indicates whether the status bar is hidden. It is hidden without a key
  /// window.
  public var isStatusBarHidden: Bool { statusBarManager?.isStatusBarHidden ?? true }

  /// The style that the view controllers of the key window prefer; `default` without a key window.
  public var statusBarStyle: UIStatusBarStyle { statusBarManager?.statusBarStyle ?? .default }

  /// The orientation of the interface of the key window; `unknown` without a key window.
  public var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.windowScene?.interfaceOrientation ?? .unknown
  }

  private var statusBarManager: UIStatusBarManager? { keyWindow?.windowScene?.statusBarManager }
}
