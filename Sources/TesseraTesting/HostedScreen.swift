import UIKit

/// A view controller on the screen of a device, in a test.
///
/// The view is loaded, appears, and is laid out before the initialiser returns, as on a phone:
///
///     let screen = try HostedScreen(PhotosViewController(), device: "iphone-15")
///     try screen.expectFrames([[0, 0]: CGRect(x: 0, y: 0, width: 131, height: 131)])
///     screen.scroll(to: 1_000)
///     #expect(screen.visibleItems.first == [0, 21])
///
/// It works in any test framework: what fails throws an error that describes itself, or is nil.
///
/// There is one main screen in a process, and it is that of the device hosted last. Tests that look
/// at `UIScreen.main` run one after the other, or look at traits instead.
@MainActor
public final class HostedScreen {
  /// The view controller that is shown.
  public let viewController: UIViewController
  /// The screen it is shown on.
  public nonisolated let model: ScreenModel
  /// The window that fills the screen.
  public let window: UIWindow
  /// Whether the screen is held sideways.
  public private(set) var isLandscape: Bool

  /// Shows a view controller on a screen.
  ///
  /// - Parameters:
  ///   - viewController: what is shown; it fills the screen. It is made after the screen is there, so
  ///     that it finds the right traits.
  ///   - model: the screen; an iPhone 15 where nothing is said.
  ///   - appearance: light or dark.
  ///   - layoutDirection: where leading is.
  public init(
    _ viewController: @autoclosure () -> UIViewController, on model: ScreenModel = .iPhone15,
    appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.model = model
    isLandscape = model.startsInLandscape
    window = UIWindow(
      device: model.device, orientation: isLandscape ? .landscape : .portrait, style: appearance,
      rootViewController: viewController)
    self.viewController = window.rootViewController!
    if layoutDirection != .leftToRight {
      window.traitOverrides.layoutDirection = layoutDirection
    }
    layOut()
  }

  /// Shows a view controller on the screen of a device.
  ///
  /// - Parameter device: the short name of the device, such as `iphone-15`.
  /// - Throws: `UnknownScreen` where no device has that name.
  public convenience init(
    _ viewController: @autoclosure () -> UIViewController, device: String,
    appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws {
    self.init(
      viewController(), on: try .named(device), appearance: appearance,
      layoutDirection: layoutDirection)
  }

  /// The size of the screen as it is held, in points.
  public var size: CGSize { window.bounds.size }

  /// Lays out whatever asks for it, until nothing does, after completions that are due have run.
  /// Questions to the screen do so by themselves.
  ///
  /// Completions may bring about others. They run up to the twentieth; what waits then, waits for the next
  /// call.
  public func layOut() {
    window.settleLayout()
    for _ in 0..<20 {
      guard NextTurn.runWaiting() else { return }
      window.settleLayout()
    }
  }

  /// Turns the screen on its side, or back. View controllers hear of it as on a phone.
  public func rotate(toLandscape isLandscape: Bool) {
    guard isLandscape != self.isLandscape else { return }
    self.isLandscape = isLandscape
    window.resize(to: model.device, orientation: isLandscape ? .landscape : .portrait)
  }
}
