import UIKit

/// A window with a view controller, on its own device.
@MainActor
final class ScreenWindow {
  private(set) var device: Device
  private let orientation: Device.Orientation
  let window: UIWindow
  /// The view that tracks the user's finger.
  private weak var touched: TouchTrackingView?

  /// Displays a new view controller.
  init(
    showing make: @MainActor () -> UIViewController, on device: Device,
    orientation: Device.Orientation, isDark: Bool
  ) {
    self.device = device
    self.orientation = orientation
    window = UIWindow(
      device: device, orientation: orientation, style: isDark ? .dark : .light,
      playsAnimations: true,
      rootViewController: make)
  }

  /// Makes this the main screen. Several screens take turns.
  func makeCurrent() {
    UIScreen.main.become(device, orientation: orientation)
    window.makeKey()
  }

  /// Changes the size of a screen without a device; returns `false` if nothing changed.
  func resize(to size: CGSize) -> Bool {
    guard device.slug == "custom", size != window.bounds.size else { return false }
    device = Device.custom(size: size, scale: device.scale)
    window.resize(to: device)
    return true
  }

  /// Changes the appearance of the screen to light or dark.
  func setAppearance(isDark: Bool) {
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
  }

  /// Returns the view with an identity, if the window has one.
  func view(withID id: Int) -> UIView? { window.view(withSceneID: id) }

  /// Prepares the content for a viewport and a half around the visible one, so that it exists when
  /// the page scrolls.
  func prepareAhead() {
    window.layoutIfNeeded()
    window.deliver(.prepareContent(screens: 1.5))
  }

  /// Delivers a touch that began on the view with an identity and is now at a point of the window.
  /// Does nothing if the view cannot receive the touch.
  func touch(_ id: Int, at point: CGPoint, isOver: Bool) {
    window.layoutIfNeeded()
    if touched?.sceneID != id {
      endTouch()
      let view = window.touchTrackingView(at: point)
      if view?.sceneID == id { touched = view }
    }
    guard let touched else { return }
    touched.touchMoved(to: touched.convert(point, from: nil))
    if isOver { endTouch() }
  }

  private func endTouch() {
    touched?.touchEnded()
    touched = nil
  }

  /// Delivers a tap at a point of the window.
  func tap(at point: CGPoint) {
    window.layoutIfNeeded()
    if let view = window.touchTrackingView(at: point) {
      return touch(view.sceneID, at: point, isOver: true)
    }
    var view = window.hitTest(point, with: nil)
    while let hit = view {
      if let collectionView = hit as? UICollectionView {
        collectionView.tap(at: collectionView.convert(point, from: nil))
        return
      }
      view = hit.superview
    }
  }

  /// Releases the view controller.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
