/// The properties of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// A Boolean value that indicates whether the status bar is hidden: by the view controllers of
  /// the key window, or on a phone in landscape.
  open var isStatusBarHidden: Bool {
    scene?.keyWindow?.statusBar.isHidden == true || height == 0
  }

  /// The style that the view controllers of the key window prefer, as last read; `default` without
  /// a key window.
  ///
  /// The style is read when a view controller appears or disappears, and after
  /// ``UIViewController/setNeedsStatusBarAppearanceUpdate()``.
  open var statusBarStyle: UIStatusBarStyle { scene?.keyWindow?.statusBar.style ?? .default }

  /// The frame of the status bar in the coordinates of the screen; zero if it is hidden.
  ///
  /// Its height is the inset of the safe area, and at most 54 points, the recorded height on phones
  /// with a larger safe area.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let scene else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.coordinateSpace.bounds.width, height: height)
  }

  private var height: CGFloat {
    guard let scene else { return 0 }
    let screen = UIScreen.main
    let device = scene.settings?.device ?? screen.device
    return min(device.safeArea(scene.settings?.orientation ?? screen.orientation).top, 54)
  }
}
