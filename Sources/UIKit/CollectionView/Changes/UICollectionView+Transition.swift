extension UICollectionView {
  // MARK: - What moves

  /// Ends a change: finds out what it moved, lets it move, and lets go of what has gone.
  ///
  /// - Parameter finalize: called among the animations.
  func finish(
    _ recorder: TransitionRecorder, _ completion: ((Bool) -> Void)?, finalize: () -> Void
  ) {
    var elements: [ElementTransition] = []
    for departing in recorder.departing {
      if let element = transition(of: departing, recorder) { elements.append(element) }
    }
    for entry in live.all {
      if let element = transition(of: entry, recorder) { elements.append(element) }
    }
    updates.recorder = nil
    recorder.endRecording()
    let outer = AnimationContext.current
    let transition = CollectionTransition(
      elements: elements,
      offsetDistance: CGPoint(
        x: recorder.offset.x - contentOffset.x, y: recorder.offset.y - contentOffset.y),
      duration: outer?.duration ?? CollectionTransition.usualDuration,
      curve: outer?.curve ?? .easeInOut)
    updates.latest = transition
    let group = AnimationGroup { [weak self] isFinished in
      if recorder.isPlayed { self?.letGo(of: recorder) }
      completion?(isFinished)
    }
    let context = AnimationContext(
      group: group, duration: transition.duration, delay: 0, curve: transition.curve,
      options: .allowUserInteraction)
    AnimationContext.run(recorder.isPlayed ? context : nil) {
      if recorder.isPlayed { play(transition, recorder) }
      finalize()
    }
    group.close()
  }

  private func play(_ transition: CollectionTransition, _ recorder: TransitionRecorder) {
    for element in transition.elements {
      UIView.performWithoutAnimation {
        apply(element.start, to: element.view)
        element.view.layoutIfNeeded()
      }
      apply(element.end, to: element.view)
      element.view.layoutIfNeeded()
    }
    for row in recorder.departingRows { row.alpha = 0 }
    animate(.contentOffset, from: transition.offsetDistance)
  }

  /// How a live view moves; nil where it stays as it was.
  private func transition(
    of entry: LiveViews.Entry, _ recorder: TransitionRecorder
  ) -> ElementTransition? {
    let end = entry.attributes
    let key = entry.key
    let isArriving = recorder.arriving.contains(key)
    let before = isArriving ? nil : recorder.shown(before: key)
    let own = initialAttributes(of: key)
    if recorder.wasLive(entry.view), let before {
      let start = own ?? carried(before, to: end)
      guard !start.isSame(as: end) else { return nil }
      return ElementTransition(
        change: start.size == end.size ? .moved : .resized, kind: key.kind,
        indexPathBefore: before.key.indexPath, indexPathAfter: key.indexPath, start: start,
        end: end, view: entry.view)
    }
    let isReloaded = recorder.cause.reloads(key)
    let isNew = isArriving || before == nil && recorder.cause.inserts(key)
    let start = own ?? (isNew || isReloaded ? nil : before.map { carried($0, to: end) }) ?? end
    return ElementTransition(
      change: isReloaded ? .reloaded : isNew ? .inserted : .cameIntoSight, kind: key.kind,
      indexPathBefore: isReloaded ? recorder.replacedPath(of: key) : before?.key.indexPath,
      indexPathAfter: key.indexPath, start: start, end: end, view: entry.view)
  }

  /// How a view moves that is taken away.
  private func transition(
    of departing: TransitionRecorder.Departing, _ recorder: TransitionRecorder
  ) -> ElementTransition? {
    let shown = departing.shown
    let own = finalAttributes(of: shown.key, in: departing.layout)
    var end = own ?? shown.attributes
    var change = ElementTransition.Change.deleted
    if let name = departing.name {
      if recorder.cause.reloads(name) {
        change = .replaced
      } else if let after = layoutAttributes(of: name) {
        change = .leftSight
        if own == nil {
          // The coordinates of a row that is left behind are not those of the content any more.
          let isStranded = recorder.isReflected && shown.attributes.liesInRow
          end = isStranded ? faded(shown.attributes) : carried(after, to: shown)
        }
      }
    }
    if own == nil, change == .deleted, departing.layout !== layoutInUse,
      departing.layout.fadesElements
    {
      // The layout is not asked by its collection view any more.
      end = faded(shown.attributes)
    }
    return ElementTransition(
      change: change, kind: shown.key.kind, indexPathBefore: shown.key.indexPath,
      indexPathAfter: departing.name?.indexPath, start: shown.attributes, end: end,
      view: departing.view)
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let faded = attributes.duplicate()
    faded.alpha = 0
    return faded
  }

  /// Attributes of before as they are seen from where the view lies now.
  private func carried(
    _ before: TransitionRecorder.Shown, to end: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let start = before.attributes.duplicate()
    let movement = rowMovement(of: end)
    start.center = CGPoint(
      x: start.center.x - before.movement.x + movement.x,
      y: start.center.y - before.movement.y + movement.y)
    start.indexPath = end.indexPath
    start.zIndex = end.zIndex
    start.liesInRow = end.liesInRow
    start.freeAxes = end.freeAxes
    return start
  }

  /// Attributes of after as they are seen from where the view lay before.
  private func carried(
    _ after: UICollectionViewLayoutAttributes, to before: TransitionRecorder.Shown
  ) -> UICollectionViewLayoutAttributes {
    let end = after.duplicate()
    let movement = rowMovement(of: after)
    end.center = CGPoint(
      x: end.center.x - movement.x + before.movement.x,
      y: end.center.y - movement.y + before.movement.y)
    return end
  }

  // MARK: - What the layout says

  private func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = layoutInUse
    let attributes =
      switch (key.kind, key.isDecoration) {
      case (nil, _): layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
      case (let kind?, false):
        layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: kind, at: key.indexPath)
      case (let kind?, true):
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
      }
    return attributes.map { $0.duplicate() }
  }

  private func finalAttributes(
    of key: ElementKey, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      switch (key.kind, key.isDecoration) {
      case (nil, _): layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
      case (let kind?, false):
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: kind, at: key.indexPath)
      case (let kind?, true):
        layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: kind, at: key.indexPath)
      }
    return attributes.map { $0.duplicate() }
  }

  /// The usual start of what appears in the change under way: faded, where it is new; nil for what
  /// was there.
  func usualInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let recorder = updates.recorder, let entry = live[key] else { return nil }
    if recorder.wasLive(entry.view), !recorder.arriving.contains(key) { return nil }
    if !recorder.cause.reloads(key), let before = recorder.shown(before: key) {
      return carried(before, to: entry.attributes)
    }
    return faded(entry.attributes)
  }

  /// The usual end of what disappears in the change under way: faded, where it is gone; nil for
  /// what is still there.
  func usualFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let recorder = updates.recorder,
      let departing = recorder.departing.first(where: { $0.shown.key == key })
    else { return nil }
    if let name = departing.name, !recorder.cause.reloads(name), layoutAttributes(of: name) != nil {
      return nil
    }
    return faded(departing.shown.attributes)
  }

  // MARK: - Views that go

  /// Lets go of the views that a change has taken away.
  private func letGo(of recorder: TransitionRecorder) {
    for departing in recorder.departing { letGo(departing) }
    for row in recorder.departingRows { row.removeFromSuperview() }
    guard !recorder.departing.isEmpty else { return }
    // A row may be empty now.
    pass.needsViews = true
    setNeedsLayout()
  }

  /// Lets a view that has gone wait until it is used again.
  private func letGo(_ departing: TransitionRecorder.Departing) {
    let (view, key) = (departing.view, departing.shown.key)
    if departing.isDisplayed { tellOfDisplay(of: view, key, isDisplayed: false) }
    giveBack(view, key, of: departing.layout)
  }
}
