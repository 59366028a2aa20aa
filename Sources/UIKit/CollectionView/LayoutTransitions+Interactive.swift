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
