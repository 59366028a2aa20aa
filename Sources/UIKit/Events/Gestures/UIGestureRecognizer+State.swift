extension UIGestureRecognizer {
  /// The resolver that decides for the gesture; nil outside of windows.
  var resolver: GestureResolver? {
    progress.resolver ?? attachedView?.owningWindow?.touchDispatcher.resolver
  }

  /// The clock of the window; nil outside of windows.
  var clock: AnimationClock? { attachedView?.owningWindow?.animationClock }

  /// Goes to another state, as far as that state can follow the present one.
  ///
  /// Beginning and recognizing are decided by the resolver; everything else follows at once.
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

  /// Goes to a state whose action is sent.
  func enter(_ new: State) {
    progress.state = new
    resolver?.addAction(of: self, in: new)
  }

  /// Recognizes without anything that could prevent it, outside of windows.
  private func recognizeAlone() {
    guard let pending = progress.pending else { return }
    progress.pending = nil
    progress.state = pending
  }

  /// Ends what is being recognized: a gesture that has begun is cancelled.
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

  /// Sends the actions, with a state to be read by their targets.
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

  /// Whether a touch belongs to both gestures.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    progress.sequence.contains { touch in other.progress.sequence.contains { $0 === touch } }
  }

  /// Whether recognizing this gesture makes another recognizer fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Whether another recognizer has to fail before this one recognizes.
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

  /// Whether the view, the views that were touched in it, and the delegate let the gesture begin.
  func isAllowedToBegin() -> Bool {
    guard mayBegin() else { return false }
    var asked: Set<ObjectIdentifier> = []
    for touch in progress.sequence {
      var step = touch.view
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
