extension UICollectionView {
  /// Lays everything out by another layout, and lets the views move to where they belong by it.
  ///
  /// - Parameter completion: called once: with false if the animation was ended before its time.
  /// - Complexity: O(views in sight), and what the layouts need.
  func changeLayout(to layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
    requireNoTransition()
    let old = layoutInUse
    guard layout !== old, !live.isEmpty else {
      exchangeLayout(with: layout)
      layoutIfNeeded()
      AnimationGroup(completion).close()
      return
    }
    requireNoUpdate()
    reordering.cancel(in: self)
    let cause = TransitionCause.layout
    let recorder = TransitionRecorder(
      self, cause: cause, isPlayed: playsChanges, keptKey: cause.newKey)
    updates.recorder = recorder
    UIView.performWithoutAnimation {
      exchangeLayout(with: layout)
      recorder.isRenamed = true
      setNeedsLayout()
      layoutIfNeeded()
    }
    finish(recorder, completion) { [self] in finishLayoutChange(from: old) }
  }

  /// Uses another layout from the next layout pass on, and tells both.
  func exchangeLayout(with layout: UICollectionViewLayout) {
    requireNoTransition()
    let old = layoutInUse
    guard layout !== old else { return }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    replaceLayout(with: layout)
  }

  /// Tells both layouts, and the views, that a change of the layout is complete.
  func finishLayoutChange(from old: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    layoutInUse.finalizeLayoutTransition()
  }
}
