extension LayoutTransitions {
  /// Prepares an interactive transition: ends other movements, notifies the layouts and views, and
  /// returns the layout between the layout in use and another one.
  func makeTransitionLayout(
    to next: UICollectionViewLayout, in view: UICollectionView
  ) -> UICollectionViewTransitionLayout {
    requireNoInteractiveTransition(in: view)
    view.dataUpdates.requireNoUpdate(in: view)
    let current = view.layoutInUse
    require(
      next !== current,
      "An interactive transition was started to the \(type(of: next)) that the collection view uses "
        + "already; start it to another layout object.")
    InstalledLayout.attach(next, to: view)
    view.reordering.cancel(in: view)
    view.stopGlide()
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    let layout =
      view.delegate?.collectionView(view, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    require(
      layout.currentLayout === current && layout.nextLayout === next
        && layout.collectionView == nil,
      "The delegate returned a \(type(of: layout)) for a transition from \(type(of: current)) to "
        + "\(type(of: next)) that is between other layouts or in use; return a new transition layout "
        + "made with the two layouts that the method is given.")
    current.prepareForTransition(to: next)
    next.prepareForTransition(from: current)
    for live in view.elements.all { live.view.willTransition(from: current, to: next) }
    layout.begin(in: view)
    return layout
  }
}

extension UICollectionViewTransitionLayout {
  /// Uses the layout in a collection view, from the present content offset on.
  func begin(in view: UICollectionView) {
    setOwner(view)
    offsets = TransitionOffsets(start: view.contentOffset)
  }

  /// Returns the content offset for the present progress.
  func presentOffset(in view: UICollectionView) -> CGPoint {
    offsets.takeUp(view.contentOffset)
    if offsets.end == nil { aim(in: view) }
    return offsets.offset(at: share)
  }

  /// Returns the content offset at the end of the transition, in the coordinates of the layout at
  /// which it ends.
  func finalOffset(
    isFinished: Bool, target: UICollectionViewLayout, in view: UICollectionView
  ) -> CGPoint {
    offsets.takeUp(view.contentOffset)
    return view.reflected(offsets.offset(at: isFinished ? 1 : 0), by: target)
  }

  /// Asks for the content offset in the layout to which the transition leads.
  private func aim(in view: UICollectionView) {
    let (current, next) = (currentLayout, nextLayout)
    let size = current.collectionViewContentSize
    let nextSize = next.collectionViewContentSize
    let start = view.restingOffset(near: offsets.start, contentSize: size)
    // The content keeps its distance from its beginning.
    var proposed = start
    if current.backend.beginsAtTheRight { proposed.x = size.width - view.bounds.width - start.x }
    if next.backend.beginsAtTheRight {
      proposed.x = nextSize.width - view.bounds.width - proposed.x
    }
    proposed = view.restingOffset(near: proposed, contentSize: nextSize)
    let target = next.targetContentOffset(forProposedContentOffset: proposed)
    offsets.start = start
    offsets.end = view.reflected(
      view.delegate?.collectionView(
        view, targetContentOffsetForProposedContentOffset: target) ?? target,
      by: next)
  }
}
