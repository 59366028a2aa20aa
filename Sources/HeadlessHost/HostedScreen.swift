import UIKit

/// A view controller on the screen of a device, without a browser.
///
/// The view is loaded, appears, and is laid out before the initializer returns, as on a phone:
///
///     let screen = try HostedScreen(PhotosViewController(), device: "iphone-15")
///     screen.scroll(to: 1_000)
///     try screen.tap(at: [0, 21])
///     print(screen.textDrawing())
///
/// A failure throws an error with a description, or returns `nil` or `false`, so that tests with
/// any framework can host screens.
///
/// There is one main screen in a process: the screen of the device hosted last. Views outside of
/// windows have its traits until its window ends, and then the traits of a new iPhone 15. Tests
/// that read `UIScreen.main` run one after the other, or read traits instead.
@MainActor
public final class HostedScreen {
  /// The displayed view controller.
  public let viewController: UIViewController
  /// The screen model.
  public nonisolated let model: ScreenModel
  /// The window that fills the screen.
  public let window: UIWindow
  /// A Boolean value that indicates whether the screen is in landscape orientation.
  public private(set) var isLandscape: Bool
  /// The paths of the snapshots that a test has compared the screen with.
  package var comparedSnapshots: Set<String> = []

  /// Displays a view controller on a screen.
  ///
  /// - Parameters:
  ///   - viewController: The view controller, which fills the screen. It is created after the
  ///     screen, so that it has the correct traits.
  ///   - model: The screen model; an iPhone 15 by default.
  ///   - appearance: The light or dark style.
  ///   - layoutDirection: The layout direction.
  ///   - contentSizeCategory: The user's text size.
  ///   - isLandscape: A Boolean value that indicates whether the screen starts in landscape
  ///     orientation; `nil` for the orientation of the model.
  ///   - showsKeyboard: A Boolean value that indicates whether the keyboard of the device is
  ///     displayed while a text is edited.
  public init(
    _ viewController: @autoclosure () -> UIViewController, on model: ScreenModel = .iPhone15,
    appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, isLandscape: Bool? = nil,
    showsKeyboard: Bool = false
  ) {
    self.model = model
    self.isLandscape = isLandscape ?? model.startsInLandscape
    var user = UserTraits()
    user.layoutDirection = layoutDirection
    user.contentSizeCategory = contentSizeCategory
    user.showsKeyboard = showsKeyboard
    window = UIWindow(
      device: model.device, orientation: self.isLandscape ? .landscape : .portrait,
      style: appearance, user: user, rootViewController: viewController)
    self.viewController = window.rootViewController!
    layOut()
  }

  /// Displays a view controller on the screen of a device.
  ///
  /// - Parameter device: The short name of the device, such as `iphone-15`.
  /// - Throws: `UnknownScreen` if no device has that name.
  public convenience init(
    _ viewController: @autoclosure () -> UIViewController, device: String,
    appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, isLandscape: Bool? = nil,
    showsKeyboard: Bool = false
  ) throws {
    self.init(
      viewController(), on: try .named(device), appearance: appearance,
      layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
      isLandscape: isLandscape, showsKeyboard: showsKeyboard)
  }

  /// Wraps the window of an app.
  init(_ window: UIWindow, viewController: UIViewController, on model: ScreenModel) {
    self.model = model
    self.window = window
    self.viewController = viewController
    isLandscape = window.windowScene?.settings?.orientation == .landscape
    layOut()
  }

  /// The URLs that the app opened outside by `UIApplication.open(_:options:completionHandler:)`, in
  /// order.
  public var openedURLs: [URL] { window.windowScene?.openedURLs ?? [] }

  /// The size of the screen in its current orientation, in points.
  public var size: CGSize { window.bounds.size }

  /// Lays out all views that need layout, until none does, after running completions that are due.
  /// Queries of the screen call it themselves.
  ///
  /// Completions may add further ones. At most twenty generations run; the rest waits for the next
  /// call.
  public func layOut() {
    window.settleLayout()
    for _ in 0..<20 {
      guard NextTurn.runWaiting() else { return }
      window.settleLayout()
    }
  }

  /// Calls `didReceiveMemoryWarning()` of the view controllers, as a phone short of memory does.
  public func sendMemoryWarning() {
    window.sendMemoryWarning()
    layOut()
  }

  /// Rotates the screen to landscape or portrait orientation. View controllers are notified as on a
  /// phone.
  public func rotate(toLandscape isLandscape: Bool) {
    guard isLandscape != self.isLandscape else { return }
    self.isLandscape = isLandscape
    window.resize(to: model.device, orientation: isLandscape ? .landscape : .portrait)
  }
}
