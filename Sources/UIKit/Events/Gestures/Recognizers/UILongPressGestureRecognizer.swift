internal import Scenes

/// Recognizes fingers that are held still, and follows them until they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which the fingers are held, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. Default 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1
  /// The distance that a finger may move before the press is recognized, in points. Default 10.
  open var allowableMovement: CGFloat = 10

  private var counter = TapCounter()
  private var timer: ClockTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    switch counter.began(touches, required: numberOfTouchesRequired) {
    case .failed: state = .failed
    case .pressed:
      stopTimer()
      if counter.taps > numberOfTapsRequired {
        state = .failed
      } else if counter.taps == numberOfTapsRequired {
        after(minimumPressDuration) { $0.state = .began }
      } else {
        after(GestureConstants.tapDuration) { $0.state = .failed }
      }
    case .waiting, .tapped: break
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible {
      state = .changed
    } else if !counter.isStill(touches, within: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else {
      if touches.count == numberOfTouches { state = .ended }
      return
    }
    guard counter.taps < numberOfTapsRequired,
      counter.ended(touches, required: numberOfTouchesRequired) != .failed
    else {
      state = .failed
      return
    }
    stopTimer()
    after(GestureConstants.tapInterval) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    stopTimer()
    counter = TapCounter()
  }

  override var claimedDrags: SceneDragAxes { .afterPress }
}

extension UILongPressGestureRecognizer {
  private func after(
    _ seconds: TimeInterval, _ body: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    timer = clock?.schedule(after: seconds) { [weak self] in
      guard let self, self.state == .possible, self.progress.pending == nil else { return }
      body(self)
    }
  }

  private func stopTimer() {
    if let timer { clock?.cancel(timer) }
    timer = nil
  }
}
