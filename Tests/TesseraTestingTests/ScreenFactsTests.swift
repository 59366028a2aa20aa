import TesseraTesting
import Testing
import UIKit

/// The status bar, memory warnings, orientation, and transitions, as view controllers see them.
@MainActor
struct ScreenFactsTests {
  private final class Controller: UIViewController {
    var hidesStatusBar = false
    var statusBarChild: UIViewController?
    var warnings = 0
    var coordinators: [Bool] = []
    var safeAreas: [CGFloat] = []

    override var prefersStatusBarHidden: Bool { hidesStatusBar }
    override var childForStatusBarHidden: UIViewController? { statusBarChild }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      safeAreas.append(view.safeAreaInsets.top)
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinators.append(transitionCoordinator === coordinator)
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        self?.coordinators.append(self?.transitionCoordinator === context)
      }
    }
  }

  private func screen(_ device: String, _ controller: Controller) throws -> HostedScreen {
    try HostedScreen(controller, device: device)
  }

  /// The safe area of iPads is 32 points at the top with iPadOS 26, as recorded, and 24 before.
  /// That nothing is left of it below a hidden status bar is chosen.
  @Test(arguments: [
    ("iphone-se-3", 20.0, 0.0), ("ipad-mini-6", 32, 0), ("ipad-mini-6-ios18", 24, 0),
    ("iphone-15", 59, 59),
  ])
  func `a hidden status bar leaves the safe area unless a camera housing covers it`(
    device: String, shown: CGFloat, hidden: CGFloat
  ) throws {
    let controller = Controller()
    let screen = try screen(device, controller)
    #expect(controller.view.safeAreaInsets.top == shown)
    controller.hidesStatusBar = true
    screen.layOut()
    #expect(controller.view.safeAreaInsets.top == shown)
    controller.setNeedsStatusBarAppearanceUpdate()
    screen.layOut()
    #expect(controller.view.safeAreaInsets.top == hidden)
    controller.hidesStatusBar = false
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.view.safeAreaInsets.top == shown)
  }

  @Test func `a status bar that is hidden from the start never takes space, nor after rotations`()
    throws
  {
    let controller = Controller()
    controller.hidesStatusBar = true
    let screen = try screen("iphone-se-3", controller)
    #expect(!controller.safeAreas.contains(20))
    screen.rotate(toLandscape: true)
    screen.rotate(toLandscape: false)
    #expect(controller.view.safeAreaInsets.top == 0)
    #expect(!controller.safeAreas.contains(20))
  }

  @Test func `a child decides about the status bar if it is named`() throws {
    let controller = Controller()
    let child = Controller()
    child.hidesStatusBar = true
    controller.addChild(child)
    controller.statusBarChild = child
    let screen = try screen("iphone-se-3", controller)
    #expect(screen.window.safeAreaInsets.top == 0)
  }

  @Test func `a memory warning reaches the view controllers of the screen`() throws {
    let controller = Controller()
    let child = Controller()
    controller.addChild(child)
    let screen = try screen("iphone-15", controller)
    screen.sendMemoryWarning()
    #expect(controller.warnings == 1)
    #expect(child.warnings == 1)
  }

  @Test func `the coordinator of a rotation is known while it lasts`() throws {
    let controller = Controller()
    let screen = try screen("iphone-15", controller)
    #expect(controller.transitionCoordinator === nil)
    screen.rotate(toLandscape: true)
    #expect(controller.coordinators == [true, true])
    #expect(controller.transitionCoordinator === nil)
  }

  @Test func `a rotation posts a notification while they are generated`() throws {
    let screen = try screen("iphone-15", Controller())
    let device = UIDevice.current
    @MainActor final class Log { var orientations: [UIDeviceOrientation] = [] }
    let log = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { log.orientations.append(UIDevice.current.orientation) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(device.orientation == .portrait)
    screen.rotate(toLandscape: true)
    #expect(log.orientations.isEmpty)
    device.beginGeneratingDeviceOrientationNotifications()
    screen.rotate(toLandscape: false)
    screen.rotate(toLandscape: true)
    device.endGeneratingDeviceOrientationNotifications()
    screen.rotate(toLandscape: false)
    #expect(log.orientations == [.portrait, .landscapeLeft])
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }
}
