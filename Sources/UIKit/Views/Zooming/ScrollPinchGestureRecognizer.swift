/// The recognizer of the pinches that zoom a scroll view. Pans of the content may run beside it.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { attachedView as? UIScrollView }
  /// The scale at the beginning of the pinch; `nil` if the pinch does not zoom.
  private var start: CGFloat?

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let scrollView else { return false }
    return scrollView.isUserInteractionEnabled && scrollView.zoomedView != nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }

  override func reset() {
    super.reset()
    start = nil
  }

  override func willSendActions(in state: State) {
    guard let scrollView, let zoom = scrollView.scroll.zoom else { return }
    switch state {
    case .began:
      start = scrollView.userWillBeginZooming() ? zoom.scale : nil
    case .changed:
      guard let start else { return }
      let point = location(in: scrollView)
      let corner = scrollView.bounds.origin
      scrollView.zoom(
        to: zoom.banded(start * scale), about: CGPoint(x: point.x - corner.x, y: point.y - corner.y)
      )
    case .ended, .cancelled:
      if start != nil { scrollView.userDidEndZooming() }
      start = nil
    case .possible, .failed: break
    }
  }
}
