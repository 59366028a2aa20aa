/// The comparison of the recorded state of a collection view with its present one.
@MainActor
struct TransitionComparison {
  private let recorder: TransitionRecorder
  private let view: any RecyclingView

  init(_ recorder: TransitionRecorder, in view: any RecyclingView) {
    self.recorder = recorder
    self.view = view
  }

  /// The elements that the change moves.
  ///
  /// - Complexity: O(views before and after).
  var elements: [ElementTransition] {
    // Views that leave without animation are reused at once.
    recorder.departing.filter { !recorder.isPlayed || $0.view.displayedElement == nil }
      .compactMap(transition(of:))
      + view.elements.all.compactMap(transition(of:))
  }

  // MARK: - Elements

  /// Returns the transition of a live element; `nil` if it stays as it was.
  private func transition(of live: LiveElement) -> ElementTransition? {
    let end = live.attributes
    let key = live.key
    let isArriving = recorder.arriving.contains(key)
    let before = isArriving ? nil : recorder.shown(before: key)
    let own = initialAttributes(of: key)
    if recorder.wasLive(live.view), let before {
      let start = own ?? carried(before, to: end)
      guard !start.isSame(as: end) else { return nil }
      return ElementTransition(
        change: start.size == end.size ? .moved : .resized, kind: key.kind.name,
        indexPathBefore: before.key.indexPath, indexPathAfter: key.indexPath, start: start,
        end: end, element: live.view)
    }
    let isReloaded = recorder.cause.reloads(key)
    let isNew = isArriving || before == nil && recorder.cause.inserts(key)
    let start = own ?? (isNew || isReloaded ? nil : before.map { carried($0, to: end) }) ?? end
    return ElementTransition(
      change: isReloaded ? .reloaded : isNew ? .inserted : .cameIntoSight, kind: key.kind.name,
      indexPathBefore: isReloaded ? recorder.replacedPath(of: key) : before?.key.indexPath,
      indexPathAfter: key.indexPath, start: start, end: end, element: live.view)
  }

  /// Returns the transition of an element whose view leaves.
  private func transition(of departing: TransitionRecorder.Departing) -> ElementTransition? {
    let shown = departing.shown
    let own = finalAttributes(of: shown.key, in: departing.layout)
    var end = own ?? shown.attributes
    var change = ElementTransition.Change.deleted
    if let name = departing.name {
      if recorder.cause.reloads(name) {
        change = .replaced
      } else if let after = view.layoutAttributes(of: name) {
        change = .leftSight
        if own == nil {
          // The coordinates of a row that is left behind no longer match the coordinates of the
          // content.
          let isStranded = recorder.isReflected && shown.attributes.liesInRow
          end = isStranded ? shown.attributes.faded() : carried(after, to: shown)
        }
      }
    }
    if own == nil, change == .deleted, departing.layout !== view.layoutInUse,
      departing.layout.backend.fadesElements
    {
      // A replaced layout has no collection view to return the usual attributes.
      end = shown.attributes.faded()
    }
    return ElementTransition(
      change: change, kind: shown.key.kind.name, indexPathBefore: shown.key.indexPath,
      indexPathAfter: departing.name?.indexPath, start: shown.attributes, end: end,
      element: departing.view)
  }

  /// Returns attributes before the change, in the coordinates of the view's present container.
  private func carried(
    _ before: TransitionRecorder.Shown, to end: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let start = before.attributes.duplicate()
    let movement = view.rows.movement(of: end, in: view)
    start.center = CGPoint(
      x: start.center.x - before.movement.x + movement.x,
      y: start.center.y - before.movement.y + movement.y)
    start.indexPath = end.indexPath
    start.zIndex = end.zIndex
    start.liesInRow = end.liesInRow
    start.freeAxes = end.freeAxes
    return start
  }

  /// Returns attributes after the change, in the coordinates of the view's container before it.
  private func carried(
    _ after: UICollectionViewLayoutAttributes, to before: TransitionRecorder.Shown
  ) -> UICollectionViewLayoutAttributes {
    let end = after.duplicate()
    let movement = view.rows.movement(of: after, in: view)
    end.center = CGPoint(
      x: end.center.x - movement.x + before.movement.x,
      y: end.center.y - movement.y + before.movement.y)
    return end
  }

  // MARK: - Attributes from the layout

  private func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = view.layoutInUse
    let attributes =
      switch key.kind {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
      case .supplementary(let kind):
        layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: kind, at: key.indexPath)
      case .decoration(let kind):
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
      }
    return attributes.map { $0.duplicate() }
  }

  private func finalAttributes(
    of key: ElementKey, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      switch key.kind {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
      case .supplementary(let kind):
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: kind, at: key.indexPath)
      case .decoration(let kind):
        layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: kind, at: key.indexPath)
      }
    return attributes.map { $0.duplicate() }
  }

  /// Returns the usual initial attributes of an element that appears: faded if it is inserted;
  /// `nil` if it was there.
  func usualInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let live = view.elements[key] else { return nil }
    if recorder.wasLive(live.view), !recorder.arriving.contains(key) { return nil }
    if !recorder.cause.reloads(key), let before = recorder.shown(before: key) {
      return carried(before, to: live.attributes)
    }
    return live.attributes.faded()
  }

  /// Returns the usual final attributes of an element that disappears: faded if it is deleted;
  /// `nil` if it is still there.
  func usualFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let departing = recorder.departing.first(where: { $0.shown.key == key }) else {
      return nil
    }
    if let name = departing.name, !recorder.cause.reloads(name),
      view.layoutAttributes(of: name) != nil
    {
      return nil
    }
    return departing.shown.attributes.faded()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a transparent copy.
  fileprivate func faded() -> UICollectionViewLayoutAttributes {
    let faded = duplicate()
    faded.alpha = 0
    return faded
  }
}

extension RecyclingView {
  /// A Boolean value that indicates whether changes take time.
  var playsChanges: Bool { playingClock != nil && UIView.areAnimationsEnabled }

  /// The comparison of the change that is being recorded; `nil` if there is none.
  var transitionUnderWay: TransitionComparison? {
    transitions.recorder.map { TransitionComparison($0, in: self) }
  }

  /// Moves the content to the offset that the layout and the delegate ask for after a change.
  func moveContentToTargetOffset() {
    let target = targetContentOffset(forProposed: contentOffset)
    shiftContent(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
  }

  /// Ends displaying the views that a change has removed, after its animation.
  func endDisplaying(_ recorder: TransitionRecorder) {
    // A table view may show a cell of the app again, while it leaves.
    for departing in recorder.departing where departing.view.displayedElement == nil {
      if departing.isDisplayed {
        displayDidChange(of: departing.view, departing.shown.key, isDisplayed: false)
      }
      elements.dequeuing.recycle(departing.view)
    }
    for row in recorder.departingRows { row.removeFromSuperview() }
    // A row may be empty now.
    if !recorder.departing.isEmpty { layoutPass.setNeedsViews(in: self) }
  }
}
