/// The resolver of conflicts between the gesture recognizers of a window.
///
/// Recognizers request to begin while they receive the touches of an event. After all have received
/// them, the requests are decided in the order of the recognizers, innermost view first: a
/// recognizer waits for those that must fail, fails if another one prevents it, and makes those
/// fail that it prevents. Then the actions are sent.
@MainActor
final class GestureResolver {
  /// The recognizers that have received touches since their reset, in the order of their first
  /// touches.
  private(set) var inPlay: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var depth = 0
  private var isSettling = false
  private let clock: AnimationClock
  /// A closure called after requests were decided and actions sent.
  var didSettle: () -> Void = {}

  init(clock: AnimationClock) { self.clock = clock }

  /// Adds a touch to the gesture of a recognizer.
  func add(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    cancelTimeout(of: recognizer)
    recognizer.progress.touches.append(touch)
    recognizer.progress.sequence.append(touch)
    guard !recognizer.progress.isInPlay else { return }
    recognizer.progress.isInPlay = true
    recognizer.progress.resolver = self
    inPlay.append(recognizer)
  }

  /// Adds a scroll to a recognizer that follows no touches.
  func add(_ scroll: WheelScroll, to recognizer: UIGestureRecognizer) {
    recognizer.progress.scroll = scroll
    recognizer.progress.isInPlay = true
    recognizer.progress.resolver = self
    inPlay.append(recognizer)
  }

  /// Runs a closure in which recognizers receive touches, and then decides their requests.
  func collectRequests(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    settle()
  }

  func addAction(of recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
    actions.append((recognizer, state))
  }

  /// Decides the requests and sends the actions, unless this is in progress.
  func settle() {
    guard depth == 0, !isSettling else { return }
    isSettling = true
    repeat {
      while decideOne() {}
      let batch = actions
      actions = []
      for (recognizer, state) in batch { recognizer.sendActions(in: state) }
    } while !actions.isEmpty || hasDecidable
    isSettling = false
    resetFinished()
    didSettle()
  }

  private enum Verdict {
    case wait
    case fail
    case proceed
  }

  private var requests: [UIGestureRecognizer] {
    inPlay.filter { $0.progress.pending != nil && $0.progress.state == .possible }
  }

  private var hasDecidable: Bool {
    requests.contains { requirement(of: $0) != .wait }
  }

  /// Decides one request, if any can be decided.
  private func decideOne() -> Bool {
    let requests = requests
    // Decides the requests first that no other request prevents, and the others only if none of
    // these can be decided.
    for yields in [true, false] {
      for recognizer in requests {
        if yields, requests.contains(where: { outdoes($0, recognizer) }) { continue }
        switch verdict(on: recognizer) {
        case .wait: continue
        case .fail: fail(recognizer)
        case .proceed: begin(recognizer)
        }
        return true
      }
    }
    return false
  }

  /// Returns whether the first of two requests prevents the other but not vice versa, as a double
  /// tap prevents a single tap.
  private func outdoes(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && other.sharesTouch(with: recognizer) && other.prevents(recognizer)
      && !recognizer.prevents(other)
  }

  /// Returns the verdict of the recognizers that must fail first.
  private func requirement(of recognizer: UIGestureRecognizer) -> Verdict {
    var verdict = Verdict.proceed
    for other in inPlay where other !== recognizer && recognizer.requiresFailure(of: other) {
      switch other.progress.state {
      case .failed, .cancelled: continue
      case .possible: verdict = .wait
      case .began, .changed, .ended: return .fail
      }
    }
    return verdict
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let verdict = requirement(of: recognizer)
    guard verdict == .proceed else { return verdict }
    let isPrevented = inPlay.contains { other in
      other !== recognizer && (other.progress.isActive || other.progress.state == .ended)
        && other.sharesTouch(with: recognizer) && other.prevents(recognizer)
    }
    return isPrevented || !recognizer.isAllowedToBegin() ? .fail : .proceed
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.progress.pending = nil
    if recognizer.progress.state == .possible { recognizer.progress.state = .failed }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    // The delegate may have disabled the recognizer in its call.
    guard let state = recognizer.progress.pending, recognizer.progress.state == .possible else {
      return
    }
    recognizer.progress.pending = nil
    if recognizer.progress.endsAfterBeginning { addAction(of: recognizer, in: .began) }
    recognizer.enter(state)
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.progress.sequence { touch.delivery.isClaimed = true }
    }
    for other in inPlay where other !== recognizer && other.progress.state == .possible {
      if other.sharesTouch(with: recognizer) && recognizer.prevents(other)
        || other.requiresFailure(of: recognizer)
      {
        fail(other)
      }
    }
  }

  // MARK: The end of gestures

  /// Removes ended touches, and ends gestures without remaining touches.
  ///
  /// A begun gesture that its recognizer does not end is cancelled.
  func removeFinishedTouches() {
    for recognizer in inPlay {
      recognizer.progress.removeTouches { $0.isOver }
      guard recognizer.progress.touches.isEmpty, recognizer.progress.scroll == nil else {
        continue
      }
      if recognizer.progress.isActive { recognizer.request(.cancelled) }
      if recognizer.progress.isUndecided, recognizer.progress.pending == nil {
        startTimeout(of: recognizer)
      }
    }
    resetFinished()
    settle()
  }

  private func startTimeout(of recognizer: UIGestureRecognizer) {
    guard recognizer.progress.timeout == nil else { return }
    recognizer.progress.timeout = clock.schedule(after: GestureConstants.undecidedTimeout) {
      [weak recognizer] in
      guard let recognizer else { return }
      recognizer.progress.timeout = nil
      if recognizer.progress.pending == nil { recognizer.request(.failed) }
    }
  }

  private func cancelTimeout(of recognizer: UIGestureRecognizer) {
    guard let timeout = recognizer.progress.timeout else { return }
    clock.cancel(timeout)
    recognizer.progress.timeout = nil
  }

  /// Resets recognizers whose gesture is over and that have no touches.
  func resetFinished() {
    guard depth == 0, !isSettling else { return }
    let finished = inPlay.filter { $0.progress.isOver && $0.progress.touches.isEmpty }
    guard !finished.isEmpty else { return }
    inPlay.removeAll { $0.progress.isOver && $0.progress.touches.isEmpty }
    for recognizer in finished {
      cancelTimeout(of: recognizer)
      recognizer.resetForNextGesture()
    }
  }
}
