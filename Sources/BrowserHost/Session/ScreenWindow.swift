import UIKit

/// A window with a view controller in it, on a device of its own.
@MainActor
final class ScreenWindow {
  private(set) var device: Device
  private let orientation: Device.Orientation
  let window: UIWindow
  /// The view that follows the user's finger.
  private weak var touched: TouchTrackingView?

  /// Shows a new view controller.
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

  /// Makes this the screen that the program asks about. Several screens take turns.
  func makeCurrent() {
    UIScreen.main.become(device, orientation: orientation)
    window.makeKey()
  }

  /// Changes the size of a screen that is no real device's; false where nothing changed.
  func resize(to size: CGSize) -> Bool {
    guard device.slug == "custom", size != window.bounds.size else { return false }
    device = Device.custom(size: size, scale: device.scale)
    window.resize(to: device)
    return true
  }

  /// Makes the screen light or dark.
  func setAppearance(isDark: Bool) {
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
  }

  /// The scroll view of an identity, where the window has one.
  func scrollView(withID id: Int) -> UIScrollView? {
    firstView { $0.sceneID == id } as? UIScrollView
  }

  /// The field of an identity into which the user types, where the window has one.
  func textField(withID id: Int) -> TextField? {
    firstView { $0.sceneID == id } as? TextField
  }

  /// Lets collection views keep cells ready for a viewport and a half around what is seen, so that
  /// they are there when the page scrolls.
  func prepareAhead() {
    window.layoutIfNeeded()
    _ = firstView { view in
      if let collectionView = view as? UICollectionView {
        let size = collectionView.bounds.size
        let margin = (max(size.width, size.height) * 1.5).rounded()
        if collectionView.preparedMargin != margin { collectionView.preparedMargin = margin }
      }
      return false
    }
  }

  /// Does what a finger does that came down on the view of an identity and is at a point of the window
  /// now. Where it could not come down on that view, nothing happens.
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

  /// Does what a tap at a point of the window does.
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

  /// Lets the view controller go.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// The first view of the window for which the test holds, parents before children.
  private func firstView(where test: (UIView) -> Bool) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      if test(view) { return view }
      for child in view.subviews {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(window)
  }
}
