internal import Scenes

/// The gestures that hide and show the bars of a navigation controller.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The distance of a swipe after which the bars are hidden or shown, in points: chosen.
  private static let swipeDistance: CGFloat = 20

  let swipe: UIPanGestureRecognizer = BarSwipeGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  private unowned let navigation: UINavigationController
  /// A Boolean value that indicates whether a gesture has hidden the toolbar.
  private var hasHiddenToolbar = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    swipe.isEnabled = false
    swipe.cancelsTouchesInView = false
    swipe.delegate = self
    swipe.addTarget(self, action: Selector("swipe(_:)", BarHiding.swipe(_:)))
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    tap.delegate = self
    tap.addTarget(self, action: Selector("tap(_:)", BarHiding.tap(_:)))
  }

  /// Adds the enabled recognizers to the view of the navigation controller.
  func attach(to view: UIView) {
    for recognizer in [swipe, tap] where recognizer.isEnabled && recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Enables or disables a recognizer.
  func enable(_ recognizer: UIGestureRecognizer, _ isEnabled: Bool) {
    recognizer.isEnabled = isEnabled
    if let view = navigation.container { attach(to: view) }
  }

  /// The content scrolls with the swipe.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// Taps on the bars and on controls are theirs.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    var view = touch.view
    while let current = view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }

  private func swipe(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: navigation.viewIfLoaded)
    guard recognizer.state == .changed || recognizer.state == .ended else { return }
    content(movesBy: way)
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    setHidden(!navigation.isNavigationBarHidden)
  }

  /// Hides the bars for a swipe up, and shows them for a swipe down.
  ///
  /// - Parameter way: The translation of the finger since the beginning, in points.
  func content(movesBy way: CGPoint) {
    guard abs(way.y) >= Self.swipeDistance, abs(way.y) > abs(way.x) else { return }
    setHidden(way.y < 0)
  }

  private func setHidden(_ isHidden: Bool) {
    guard navigation.state.transition == nil, navigation.isNavigationBarHidden != isHidden else {
      return
    }
    navigation.setNavigationBarHidden(isHidden, animated: true)
    if isHidden {
      hasHiddenToolbar = !navigation.isToolbarHidden
      if hasHiddenToolbar { navigation.setToolbarHidden(true, animated: true) }
    } else if hasHiddenToolbar {
      hasHiddenToolbar = false
      navigation.setToolbarHidden(false, animated: true)
    }
  }
}

/// A pan that leaves drags to the content: a host scrolls it by itself.
@MainActor
private final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
  override var claimedDrags: SceneDragAxes { [] }
}

extension UINavigationController {
  /// A Boolean value that indicates whether a swipe up hides the navigation bar and the toolbar,
  /// and a swipe down shows them. The default is `false`.
  public var hidesBarsOnSwipe: Bool {
    get { barHiding.swipe.isEnabled }
    set { barHiding.enable(barHiding.swipe, newValue) }
  }

  /// A Boolean value that indicates whether a tap on the content hides and shows the navigation bar
  /// and the toolbar. The default is `false`.
  public var hidesBarsOnTap: Bool {
    get { barHiding.tap.isEnabled }
    set { barHiding.enable(barHiding.tap, newValue) }
  }

  /// The recognizer of the swipes that hide and show the bars.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// The recognizer of the taps that hide and show the bars.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    barHiding.tap
  }

  /// Hides or shows the bars after the user has scrolled the content. A host that scrolls by itself
  /// does not hand the touches to the recognizer.
  func contentWasScrolled(_ scrollView: UIScrollView) {
    guard scrollView.scroll.isDragging else { return }
    let start = scrollView.scroll.dragStart
    barHiding.content(
      movesBy: CGPoint(
        x: start.x - scrollView.contentOffset.x, y: start.y - scrollView.contentOffset.y))
  }
}
