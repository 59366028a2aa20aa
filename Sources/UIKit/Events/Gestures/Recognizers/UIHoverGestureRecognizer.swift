internal import Scenes

/// A recognizer of a pointer over a view.
///
/// It begins when the pointer enters the view, changes when it moves, and ends when it leaves. It
/// neither prevents other recognizers nor is prevented by them.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var tracksHover: Bool { true }
  override var claimedDrags: SceneDragAxes { [] }

  override func receiveHover(at location: CGPoint?, _ event: UIEvent) {
    progress.modifierFlags = event.modifierFlags
    guard let location else {
      guard progress.isActive else { return }
      state = .ended
      resetForNextGesture()
      return
    }
    progress.setLocation(location)
    guard progress.state == .possible else {
      state = .changed
      return
    }
    progress.state = .began
    sendActions(in: .began)
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
