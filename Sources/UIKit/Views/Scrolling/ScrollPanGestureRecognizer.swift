internal import Scenes

/// The recognizer of the pans that scroll a scroll view.
///
/// It hands the travel of the fingers to the scroll view, unless the host scrolls by itself.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { attachedView as? UIScrollView }
  /// Whether the host scrolls by itself what the fingers drag.
  private var isScrolledByHost = false
  /// Whether the fingers have stopped content that moved. The content does not receive their
  /// touches.
  private(set) var hasStoppedContent = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedScrollTypesMask = .all
  }

  override var claimedDrags: SceneDragAxes { [] }
  override var scrolls: Bool { true }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    scrollView?.isScrollEnabled ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard progress.sequence.count == touches.count else { return }
    isScrolledByHost = touches.contains { $0.isScrolledByHost }
    if let scrollView, touches.contains(where: { $0.type == .direct }) {
      hasStoppedContent = scrollView.isDecelerating || scrollView.isDragging
    }
    if !isScrolledByHost, state == .possible { scrollView?.beginPan() }
  }

  override func reset() {
    super.reset()
    hasStoppedContent = false
    // A touch that did not scroll ends without a drag.
    scrollView?.releasePan()
  }

  override func willSendActions(in state: State) {
    guard let scrollView else { return }
    if let wheel = progress.scroll {
      if state == .began {
        scrollView.beginPan(with: wheel.type == .discrete ? .wheel : .trackpad)
      }
    } else if isScrolledByHost {
      return
    }
    switch state {
    case .began, .changed: scrollView.movePan(by: travel(in: scrollView))
    case .ended:
      let velocity = velocity(in: scrollView)
      scrollView.endPan(velocity: CGPoint(x: 0 - velocity.x / 1000, y: 0 - velocity.y / 1000))
    case .cancelled: scrollView.endPan(velocity: .zero)
    case .possible, .failed: break
    }
  }

  override func mayFollow(_ scroll: WheelScroll) -> Bool { scroll.scroller === self }

  override func reach(of translation: CGPoint) -> WheelReach {
    guard let scrollView, scrollView.isScrollEnabled, scrollView.isUserInteractionEnabled else {
      return .none
    }
    return scrollView.reach(ofWay: vector(translation, in: scrollView))
  }

  /// Ignores travel along axes that do not scroll.
  override func relevantWay(_ way: CGPoint) -> CGPoint {
    guard let scrollView else { return way }
    let axes = scrollView.pannableAxes
    guard !axes.x || !axes.y else { return way }
    let own = vector(way, in: scrollView)
    return windowVector(
      CGPoint(x: axes.x ? own.x : 0, y: axes.y ? own.y : 0), in: scrollView)
  }

  override func mayBegin() -> Bool {
    guard let scrollView else { return false }
    // Touches that content has received are taken from it, or the content keeps them.
    return progress.sequence.allSatisfy { touch in
      guard touch.delivery.stage == .delivered, let view = touch.view, view !== scrollView else {
        return true
      }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }
}

extension UIScrollView {
  /// Ends a touch that did not scroll: content beyond its ends, or between two pages, moves to its
  /// position of rest.
  func releasePan() {
    guard let pan = scroll.pan else { return }
    guard pan.slop == nil else { return endPan(velocity: .zero) }
    scroll.pan = nil
    let rest = releaseTarget(velocity: .zero)
    if rest != contentOffset { setContentOffset(rest, animated: true) }
  }
}
