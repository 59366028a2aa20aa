extension UIGestureRecognizer {
  /// The resolver that decides for the gesture; nil outside of windows.
  var resolver: GestureResolver? {
    progress.resolver ?? attachedView?.owningWindow?.touchDispatcher.resolver
  }

  /// The clock of the window; nil outside of windows.
  var clock: AnimationClock? { attachedView?.owningWindow?.animationClock }

  /// Requests another state, which must be a valid successor of the current one.
  ///
  /// The resolver decides about beginning and recognizing; other states are entered immediately.
  func request(_ new: State) {
    switch (progress.state, new) {
    case (.possible, .began), (.possible, .changed):
      if progress.pending == nil { progress.pending = .began }
    case (.possible, .ended):
      progress.endsAfterBeginning = progress.pending == .began
      progress.pending = .ended
    case (.possible, .failed), (.possible, .cancelled):
      progress.pending = nil
      progress.state = .failed
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: return
    }
    guard let resolver else { return recognizeAlone() }
    resolver.settle()
  }

  /// Enters a state, and adds its action.
  func enter(_ new: State) {
    progress.state = new
    resolver?.addAction(of: self, in: new)
  }

  /// Recognizes the gesture outside of windows, where nothing prevents it.
  private func recognizeAlone() {
    guard let pending = progress.pending else { return }
    progress.pending = nil
    progress.state = pending
  }

  /// Ends the current gesture. A gesture that has begun is cancelled.
  func stop() {
    guard progress.isInPlay else { return }
    let resolver = resolver
    if !progress.isOver { request(progress.isActive ? .cancelled : .failed) }
    for touch in progress.sequence { touch.recognizers.removeAll { $0 === self } }
    progress.removeTouches { _ in true }
    resolver?.resetFinished()
    resolver?.settle()
  }

  /// Ends the gesture after its touches are lifted.
  func resetForNextGesture() {
    let location = progress.location
    reset()
    progress = GestureProgress()
    progress.setLocation(location)
  }

  /// Sends the actions. Their targets read the given state.
  func sendActions(in state: State) {
    let actual = progress.state
    progress.state = state
    willSendActions(in: state)
    for target in targets {
      if let object = target.object { target.action.send(to: object, sender: self) }
    }
    if progress.state == state { progress.state = actual }
  }

  // MARK: Decisions about two recognizers

  /// Returns a Boolean value that indicates whether a touch or a scroll belongs to both gestures.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    if let scroll = progress.scroll, scroll === other.progress.scroll { return true }
    return progress.sequence.contains { touch in other.progress.sequence.contains { $0 === touch } }
  }

  /// Returns a Boolean value that indicates whether this gesture makes another recognizer fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Returns a Boolean value that indicates whether another recognizer must fail before this one
  /// begins.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    let id = ObjectIdentifier(other)
    if progress.decidedRequirements.insert(id).inserted,
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    {
      progress.dynamicRequirements.insert(id)
    }
    return progress.dynamicRequirements.contains(id)
  }

  /// Returns a Boolean value that indicates whether the class, the touched views, the view, and the
  /// delegate allow the gesture to begin.
  func isAllowedToBegin() -> Bool {
    guard mayBegin() else { return false }
    var asked: Set<ObjectIdentifier> = []
    let views = progress.sequence.map(\.view) + [progress.scroll?.view]
    for view in views {
      var step = view
      while let current = step, asked.insert(ObjectIdentifier(current)).inserted {
        guard current.gestureRecognizerShouldBegin(self) else { return false }
        step = current === attachedView ? nil : current.parentView
      }
    }
    if let attachedView, !asked.contains(ObjectIdentifier(attachedView)),
      !attachedView.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
