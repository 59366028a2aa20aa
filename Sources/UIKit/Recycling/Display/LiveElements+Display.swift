extension LiveElements {
  // MARK: - Displaying and ending

  /// Makes the view of a wanted element, or updates the one that it has.
  func show(_ wanted: WantedElement, in view: any RecyclingView) {
    let live: LiveElement
    if let known = element(of: wanted) {
      live = known
      update(known, wanted.attributes, in: view)
    } else {
      guard let made = make(wanted.key, wanted.attributes, in: view) else { return }
      live = made
    }
    setDisplayed(wanted.shownFrame.sharesArea(with: view.bounds), live, in: view)
  }

  /// Makes a live element with a new or reused view.
  ///
  /// - Returns: The element; `nil` if the data were reloaded meanwhile.
  func make(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> LiveElement? {
    let reloadCount = view.dataUpdates.reloadCount
    // The view and the element share one copy.
    let copy = attributes.duplicate()
    let made = dequeuing.view(for: key, copy, in: view)
    guard view.dataUpdates.reloadCount == reloadCount else {
      dequeuing.recycle(made)
      return nil
    }
    let live = LiveElement(made, key, copy)
    let neighbor = insert(live)
    made.displayedElement = key
    place(
      made, copy, in: view.rows.container(of: key, copy, in: view), inFrontOf: neighbor, of: view)
    made.applyIfChanged(copy)
    if let cell = made.cell {
      cell.isSelected = key.isCell && view.selection.contains(key.indexPath)
      cell.updateConfigurationsIfNeeded()
    }
    return live
  }

  /// Gives a live element the present attributes of the layout.
  func update(
    _ live: LiveElement, _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) {
    guard !live.attributes.isSame(as: attributes) else { return }
    let copy = attributes.duplicate()
    let container = view.rows.container(of: live.key, copy, in: view)
    if live.attributes.zIndex == copy.zIndex, live.view.superview === container {
      setAttributes(copy, of: live)
    } else {
      remove(live)
      setAttributes(copy, of: live)
      let neighbor = insert(live)
      place(live.view, copy, in: container, inFrontOf: neighbor, of: view)
    }
    if live.isNew, AnimationContext.current != nil {
      // A new view has its size after the measurement; an app's animation does not include that.
      UIView.performWithoutAnimation { live.view.applyIfChanged(copy) }
    } else {
      live.view.applyIfChanged(copy)
    }
  }

  /// Ends displaying a live element, and recycles its view. During an animated change, the view
  /// stays until the end.
  func endDisplaying(_ live: LiveElement, in view: any RecyclingView) {
    guard live.isLive else { return }
    if view.transitions.keep(live, in: view) {
      remove(live)
      live.view.displayedElement = nil
      return
    }
    setDisplayed(false, live, in: view)
    guard live.isLive else { return }
    remove(live)
    live.view.displayedElement = nil
    dequeuing.recycle(live.view)
  }

  /// Ends displaying all elements besides some wanted ones.
  func endDisplaying(besides wanted: [WantedElement], in view: any RecyclingView) {
    for live in elements(besides: wanted) { endDisplaying(live, in: view) }
  }

  /// Records whether an element lies within the bounds, and calls the delegate if that has changed.
  private func setDisplayed(_ isDisplayed: Bool, _ live: LiveElement, in view: any RecyclingView) {
    if noteDisplayed(isDisplayed, live) {
      view.displayDidChange(of: live.view, live.key, isDisplayed: isDisplayed)
    }
  }

  // MARK: - Depth

  /// Inserts a view in front of another one, or behind all cells. Beside rows of orthogonally
  /// scrolling sections, a view lies in front of all rows or behind all rows.
  private func place(
    _ made: any ElementView, _ attributes: UICollectionViewLayoutAttributes,
    in container: UIView, inFrontOf front: (any ElementView)?, of view: any RecyclingView
  ) {
    var neighbor: UIView? = front
    let applied = front?.appliedAttributes
    if container === view, !attributes.liesBehindRows, applied?.liesBehindRows ?? true,
      !view.rows.isEmpty
    {
      neighbor = view.subviews.last { $0 is OrthogonalScrollView } ?? neighbor
    }
    // A neighbor that comes from another row in the same pass is not there yet.
    if let neighbor, neighbor.superview === container {
      container.insertSubview(made, aboveSubview: neighbor)
    } else if container === view, let backgroundView {
      view.insertSubview(made, aboveSubview: backgroundView)
    } else {
      container.insertSubview(made, at: 0)
    }
  }
}
