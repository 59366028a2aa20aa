/// The recognizer of the taps that begin the editing of a text.
///
/// It prevents taps of the views around the text. Touches in views inside of the view are not its
/// own, except touches of its clear button.
final class EditingTapGestureRecognizer: UITapGestureRecognizer {
  private var input: (any EditingView)? { attachedView as? any EditingView }

  private var tapCount = 1
  private var wasEditing = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    tapCount = touches.first?.tapCount ?? 1
    wasEditing = input?.isFirstResponder ?? false
    let isOwn = touches.allSatisfy { touch in
      (touch.view === attachedView || touch.view is ClearButton)
        && input?.acceptsTap(at: touch.location(in: attachedView)) == true
    }
    if !isOwn { state = .failed }
  }

  override func willSendActions(in state: State) {
    super.willSendActions(in: state)
    guard state == .ended, let input else { return }
    let point = location(in: attachedView)
    let wasEditing = wasEditing
    input.userDidTap(at: point)
    if wasEditing { input.userDidTapAgain(at: point, count: tapCount) }
  }
}
