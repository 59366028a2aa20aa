/// A transition between two layouts that a gesture carries on.
@MainActor
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  /// What is to be called when it is over.
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  // MARK: - Beginning and end

  /// Uses a layout between the present one and another one from now on.
  func beginTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    requireNoTransition()
    requireNoUpdate()
    let current = layoutInUse
    require(
      next !== current,
      "An interactive transition was started to the \(type(of: next)) that the collection view uses "
        + "already; start it to another layout object.")
    attach(next)
    reordering.cancel(in: self)
    stopGlide()
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    require(
      layout.currentLayout === current && layout.nextLayout === next
        && layout.collectionView == nil,
      "The delegate returned a \(type(of: layout)) for a transition from \(type(of: current)) to "
        + "\(type(of: next)) that is between other layouts or in use; return a new transition layout "
        + "made with the two layouts that the method is given.")
    current.prepareForTransition(to: next)
    next.prepareForTransition(from: current)
    for entry in live.all { entry.view.willTransition(from: current, to: next) }
    layout.owner = self
    layout.offsets = TransitionOffsets(start: contentOffset)
    interactiveTransition = InteractiveTransition(layout: layout, completion: completion)
    retireDecorations(unknownTo: layout)
    anchor.places = nil
    use(layout)
    UIView.performWithoutAnimation { layoutIfNeeded() }
    return layout
  }

  /// Ends the transition at one of its two layouts, and lets the views move the rest of the way.
  func endTransition(isFinished: Bool) {
    guard let transition = interactiveTransition else {
      fatalError(
        "An interactive transition was \(isFinished ? "finished" : "cancelled"), but none is under "
          + "way; call startInteractiveTransition(to:completion:) before, and end it once.")
    }
    requireNoUpdate()
    reordering.cancel(in: self)
    stopGlide()
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let layout = transition.layout
    let (current, next) = (layout.currentLayout, layout.nextLayout)
    let (target, other) = isFinished ? (next, current) : (current, next)
    let recorder = TransitionRecorder(self, cause: .layout, isPlayed: playsChanges) { [self] key in
      live[key].map { isKnown($0.view, to: target) } ?? true ? key : nil
    }
    updates.recorder = recorder
    UIView.performWithoutAnimation {
      if !isFinished {
        for entry in live.all { entry.view.willTransition(from: next, to: current) }
      }
      retireDecorations(unknownTo: target)
      layout.offsets.takeUp(contentOffset)
      pass.offsetAfterTransition = reflected(
        layout.offsets.offset(at: isFinished ? 1 : 0), by: target)
      if isFinished { rows.distances = [:] }
      interactiveTransition = nil
      layout.owner = nil
      other.owner = nil
      anchor.places = nil
      use(target)
      pass.replacedLayout = other
      recorder.isRenamed = true
      layoutIfNeeded()
    }
    finish(recorder) {
      transition.completion?($0, isFinished)
    } finalize: {
      current.finalizeLayoutTransition()
      next.finalizeLayoutTransition()
    }
  }

  /// Traps where an interactive transition is under way.
  func requireNoTransition() {
    require(
      interactiveTransition == nil,
      "The layout of a \(type(of: self)) was to be changed during an interactive transition; call "
        + "finishInteractiveTransition() or cancelInteractiveTransition() before.")
  }

  // MARK: - The content offset

  /// Where the content belongs once the layout is prepared; nil where no transition says so.
  func takeOffsetOfTransition() -> CGPoint? {
    if let offset = pass.offsetAfterTransition {
      pass.offsetAfterTransition = nil
      return restingOffset(near: offset, contentSize: layoutInUse.collectionViewContentSize)
    }
    guard let layout = interactiveTransition?.layout else { return nil }
    layout.offsets.takeUp(contentOffset)
    if layout.offsets.end == nil { aim(layout) }
    return layout.offsets.offset(at: layout.share)
  }

  /// Puts the content where a transition wants it; a glide goes on.
  func placeContentOfTransition(at offset: CGPoint) {
    if offset != contentOffset {
      glide?.shift(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
      placeContent(at: offset)
    }
    // What is placed may lie on the nearest pixel.
    interactiveTransition?.layout.offsets.placed = contentOffset
  }

  /// Asks where the content is to be in the layout that a transition leads to.
  private func aim(_ layout: UICollectionViewTransitionLayout) {
    let (current, next) = (layout.currentLayout, layout.nextLayout)
    let size = current.collectionViewContentSize
    let nextSize = next.collectionViewContentSize
    let start = restingOffset(near: layout.offsets.start, contentSize: size)
    // The content is as far from its beginning as it was.
    var proposed = start
    if current.beginsAtTheRight { proposed.x = size.width - bounds.width - start.x }
    if next.beginsAtTheRight { proposed.x = nextSize.width - bounds.width - proposed.x }
    proposed = restingOffset(near: proposed, contentSize: nextSize)
    let target = next.targetContentOffset(forProposedContentOffset: proposed)
    layout.offsets.start = start
    layout.offsets.end = reflected(
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target,
      by: next)
  }

  // MARK: - Decoration views

  /// Takes away the decoration views that another layout would make of another class.
  private func retireDecorations(unknownTo layout: UICollectionViewLayout) {
    for entry in live.all where !isKnown(entry.view, to: layout) { retire(entry) }
  }

  /// Whether a live view can go on as it is by another layout.
  private func isKnown(_ view: UICollectionReusableView, to layout: UICollectionViewLayout) -> Bool
  {
    guard view.shownElement?.isDecoration ?? false, let kind = view.elementKind else { return true }
    return layout.decorationOwner(ofKind: kind).decorations.makes(view)
  }
}
