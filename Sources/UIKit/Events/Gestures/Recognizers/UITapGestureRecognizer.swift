internal import Scenes

/// Recognizes one or more taps of one or more fingers.
///
/// The limits of the movement of a finger, and of the times of taps and between them, are chosen
/// here, not recorded from UIKit.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. Default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointing device that tap; one of them suffices. Default `primary`.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var counter = TapCounter()
  /// Makes the recognizer fail.
  private var timer: ClockTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.contains(where: { $0.type == .indirectPointer }),
      !event.buttonMask.isEmpty, event.buttonMask.isDisjoint(with: buttonMaskRequired)
    {
      state = .failed
      return
    }
    if numberOfTouches == touches.count { failLater(after: GestureConstants.tapDuration) }
    if counter.began(touches, required: numberOfTouchesRequired) == .failed { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if !counter.isStill(touches, within: GestureConstants.tapMovement) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard counter.isStill(touches, within: GestureConstants.tapMovement) else {
      state = .failed
      return
    }
    switch counter.ended(touches, required: numberOfTouchesRequired) {
    case .failed: state = .failed
    case .tapped where counter.taps >= numberOfTapsRequired:
      stopTimer()
      state = .ended
    case .tapped: failLater(after: GestureConstants.tapInterval)
    case .waiting, .pressed: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    stopTimer()
    counter = TapCounter()
  }

  /// A tap does not prevent a sequence of more taps that begins with it.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return numberOfTapsRequired >= other.numberOfTapsRequired
  }

  override var claimedDrags: SceneDragAxes { [] }

  private func failLater(after seconds: TimeInterval) {
    stopTimer()
    timer = clock?.schedule(after: seconds) { [weak self] in
      guard let self, self.progress.pending == nil else { return }
      self.state = .failed
    }
  }

  private func stopTimer() {
    if let timer { clock?.cancel(timer) }
    timer = nil
  }
}
