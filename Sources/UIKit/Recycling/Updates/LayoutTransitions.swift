/// The changes between two states of a collection view: of the data, of the layout, and interactive
/// ones between two layouts.
///
/// A recorder keeps the elements before a change. The layout pass in between moves every view to
/// its final position independently of animations. At the end, the comparison of both states
/// (``TransitionComparison``) is what is animated.
@MainActor
final class LayoutTransitions {
  /// The recorder of the change that is being made; `nil` if there is none, or it cannot be
  /// observed.
  private(set) var recorder: TransitionRecorder?
  /// The comparison of the last change.
  private(set) var latest: CollectionTransition?
  /// The interactive transition that is under way.
  private var interactive: InteractiveTransition?
  /// The content offset in the layout at which an interactive transition ended, until it is
  /// prepared.
  private var finalOffset: CGPoint?
  /// The layout that was replaced, until the views have followed the new one.
  private var replacedLayout: UICollectionViewLayout?

  // MARK: - Recording

  /// A Boolean value that indicates whether a change is being recorded.
  var isRecording: Bool { recorder != nil }

  /// Begins a change. Without a recorder, nothing of it is animated.
  func begin(_ recorder: TransitionRecorder?) { self.recorder = recorder }

  /// Called after the live elements have been rekeyed.
  func didRename() { recorder?.didRename() }

  /// Keeps the view of an element that ends in the change.
  ///
  /// - Returns: Whether the view stays until the end of the animation.
  func keep(_ live: LiveElement, in view: any RecyclingView) -> Bool {
    recorder?.keep(live, in: view) ?? false
  }

  /// Keeps the scroll view of a row that ends in the change.
  ///
  /// - Returns: Whether the scroll view stays until the end of the animation.
  func keep(_ row: OrthogonalScrollView) -> Bool { recorder?.keep(row) ?? false }

  /// Keeps the recorded elements in place while the content is mirrored about the middle of bounds.
  func reflect(in bounds: CGRect) { recorder?.reflect(in: bounds) }

  /// Ends displaying the supplementary and decoration views that the layout deletes or inserts
  /// besides the data.
  func endDisplayingElementsOfLayout(in view: any RecyclingView) {
    guard let recorder else { return }
    let layout = view.layoutInUse
    for kind in Set(view.elements.keys.map(\.kind)) {
      let (deleted, inserted): ([IndexPath], [IndexPath])
      switch kind {
      case .cell: continue
      case .supplementary(let name):
        deleted = layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
        inserted = layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      case .decoration(let name):
        deleted = layout.indexPathsToDeleteForDecorationView(ofKind: name)
        inserted = layout.indexPathsToInsertForDecorationView(ofKind: name)
      }
      for path in inserted { recorder.noteInsertion(ElementKey(kind, at: path)) }
      guard !deleted.isEmpty else { continue }
      let unwanted = Set(deleted)
      for live in view.elements.all where live.key.kind == kind {
        if let old = recorder.shown(before: live.key)?.key.indexPath, unwanted.contains(old) {
          view.elements.endDisplaying(live, in: view)
        }
      }
    }
  }

  /// Ends the recorded change: compares both states, and animates the difference.
  ///
  /// - Parameters:
  ///   - completion: A closure that is called once, with `false` if the animation was ended early.
  ///   - finalize: A closure that is called among the animations.
  func finish(
    in view: any RecyclingView, _ completion: ((Bool) -> Void)?, finalize: () -> Void
  ) {
    guard let recorder else {
      latest = CollectionTransition()
      finalize()
      return AnimationGroup(completion).close()
    }
    let elements = TransitionComparison(recorder, in: view).elements
    self.recorder = nil
    recorder.endRecording()
    let outer = AnimationContext.current
    let usual = recorder.cause.usualMovement
    let transition = CollectionTransition(
      elements: elements,
      offsetDistance: CGPoint(
        x: recorder.offset.x - view.contentOffset.x, y: recorder.offset.y - view.contentOffset.y),
      duration: outer?.duration ?? usual.duration, curve: outer?.curve ?? usual.curve)
    latest = transition
    let group = AnimationGroup { [weak view] isFinished in
      if recorder.isPlayed {
        for element in transition.elements { element.rise() }
        view?.endDisplaying(recorder)
      }
      completion?(isFinished)
    }
    let context = AnimationContext(
      group: group, duration: transition.duration, delay: 0, curve: transition.curve,
      options: .allowUserInteraction)
    AnimationContext.run(recorder.isPlayed ? context : nil) {
      if recorder.isPlayed { play(transition, recorder, in: view) }
      finalize()
    }
    group.close()
  }

  private func play(
    _ transition: CollectionTransition, _ recorder: TransitionRecorder, in view: any RecyclingView
  ) {
    for element in transition.elements {
      // At its start, a view may ask to be measured: the collection view is not laid out now, which
      // would move all views to their ends.
      UIView.performWithoutAnimation {
        element.element.applyIfChanged(element.start)
        element.view.layOutSubtree()
      }
      element.element.applyIfChanged(element.end)
      element.view.layOutSubtree()
      element.stayBehind()
    }
    for row in recorder.departingRows { row.alpha = 0 }
    view.layer.animate(
      .contentOffset, from: .point(view.layer.bounds.origin + transition.offsetDistance))
  }

  // MARK: - Changes of the layout

  /// Replaces the layout, and animates the views from one to the other.
  ///
  /// - Parameter completion: A closure that is called once, with `false` if the animation was ended
  ///   early.
  /// - Complexity: O(visible views), and the preparation of the layouts.
  func animate(
    to layout: UICollectionViewLayout, completion: ((Bool) -> Void)?, in view: any RecyclingView
  ) {
    requireNoInteractiveTransition(in: view)
    let old = view.layoutInUse
    guard layout !== old, !view.elements.isEmpty else {
      replaceLayout(with: layout, in: view)
      view.layoutIfNeeded()
      return AnimationGroup(completion).close()
    }
    view.dataUpdates.requireNoUpdate(in: view)
    view.reordering.cancel(in: view)
    let cause = TransitionCause.layout
    begin(
      TransitionRecorder(view, cause: cause, isPlayed: view.playsChanges, keptKey: cause.newKey))
    UIView.performWithoutAnimation {
      replaceLayout(with: layout, in: view)
      didRename()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    finish(in: view, completion) { finalizeReplacement(of: old, in: view) }
  }

  /// Uses another layout from the next layout pass on, and notifies both.
  func replaceLayout(with layout: UICollectionViewLayout, in view: any RecyclingView) {
    requireNoInteractiveTransition(in: view)
    let old = view.layoutInUse
    guard layout !== old else { return }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    guard layout !== view.layoutInUse else { return }
    InstalledLayout.attach(layout, to: view)
    for live in view.elements.all { live.view.willTransition(from: view.layoutInUse, to: layout) }
    replacedLayout = view.layoutInUse
    // Each layout makes its own decoration views.
    for live in view.elements.all where live.key.isDecoration {
      view.elements.endDisplaying(live, in: view)
    }
    view.layoutInUse.detach()
    view.rows.forgetDistances()
    view.installedLayout.install(layout, asksForOffset: true, in: view)
  }

  /// Notifies the views and both layouts of a replacement that the views have followed.
  func finishReplacement(in view: any RecyclingView) {
    guard let old = replacedLayout else { return }
    replacedLayout = nil
    for live in view.elements.all { live.view.didTransition(from: old, to: view.layoutInUse) }
    if recorder == nil { finalizeReplacement(of: old, in: view) }
  }

  private func finalizeReplacement(of old: UICollectionViewLayout, in view: any RecyclingView) {
    old.finalizeLayoutTransition()
    view.layoutInUse.finalizeLayoutTransition()
  }

  // MARK: - Interactive transitions

  /// A Boolean value that indicates whether an interactive transition is under way.
  var isInteractive: Bool { interactive != nil }

  /// Returns whether the interactive transition leads to a layout.
  func leads(to layout: UICollectionViewLayout) -> Bool {
    interactive.map { $0.layout.nextLayout === layout } ?? false
  }

  /// Called when a layout is invalidated, which may be one of the two layouts of the interactive
  /// transition.
  func noteInvalidation(of layout: UICollectionViewLayout) {
    interactive?.layout.noteInvalidation(of: layout)
  }

  /// Traps if an interactive transition is under way.
  func requireNoInteractiveTransition(in view: any RecyclingView) {
    require(
      interactive == nil,
      "The layout of a \(type(of: view)) was to be changed during an interactive transition; call "
        + "finishInteractiveTransition() or cancelInteractiveTransition() before.")
  }

  /// Begins an interactive transition between the layout in use and another one.
  func beginInteractive(
    to next: UICollectionViewLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?, in view: UICollectionView
  ) -> UICollectionViewTransitionLayout {
    let layout = makeTransitionLayout(to: next, in: view)
    interactive = InteractiveTransition(layout: layout, completion: completion)
    retainDecorations(for: layout, in: view)
    view.layoutPass.anchor.drop()
    view.installedLayout.install(layout, in: view)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    return layout
  }

  /// Ends the interactive transition at one of its two layouts, and animates the views to their
  /// final positions.
  func endInteractive(isFinished: Bool, in view: any RecyclingView) {
    guard let transition = interactive else {
      fatalError(
        "An interactive transition was \(isFinished ? "finished" : "cancelled"), but none is under "
          + "way; call startInteractiveTransition(to:completion:) before, and end it once.")
    }
    view.dataUpdates.requireNoUpdate(in: view)
    view.reordering.cancel(in: view)
    view.stopGlide()
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    let layout = transition.layout
    let (current, next) = (layout.currentLayout, layout.nextLayout)
    let (target, other) = isFinished ? (next, current) : (current, next)
    begin(
      TransitionRecorder(
        view, cause: .layout, isPlayed: view.playsChanges,
        keptKey: { [unowned view, unowned self] key in
          view.elements[key].map { keeps($0.view, in: target) } ?? true ? key : nil
        }))
    UIView.performWithoutAnimation {
      if !isFinished {
        for live in view.elements.all { live.view.willTransition(from: next, to: current) }
      }
      retainDecorations(for: target, in: view)
      finalOffset = layout.finalOffset(isFinished: isFinished, target: target, in: view)
      if isFinished { view.rows.forgetDistances() }
      interactive = nil
      layout.detach()
      other.detach()
      view.layoutPass.anchor.drop()
      view.installedLayout.install(target, in: view)
      replacedLayout = other
      didRename()
      view.layoutIfNeeded()
    }
    finish(in: view) {
      transition.completion?($0, isFinished)
    } finalize: {
      current.finalizeLayoutTransition()
      next.finalizeLayoutTransition()
    }
  }

  /// Returns the target content offset of a transition once the layout is prepared; `nil` if
  /// none does.
  func takeOffset(in view: any RecyclingView) -> CGPoint? {
    if let offset = finalOffset {
      finalOffset = nil
      return view.restingOffset(
        near: offset, contentSize: view.layoutInUse.collectionViewContentSize)
    }
    return interactive?.layout.presentOffset(in: view)
  }

  /// Moves the content to the target offset of a transition. A deceleration goes on.
  func placeContent(at offset: CGPoint, in view: any RecyclingView) {
    if offset != view.contentOffset {
      view.glide?.shift(
        by: CGPoint(x: offset.x - view.contentOffset.x, y: offset.y - view.contentOffset.y))
      view.placeContent(at: offset)
    }
    // The content may have moved to the nearest pixel.
    interactive?.layout.notePlacedContent(at: view.contentOffset)
  }

  /// Ends displaying the decoration views for which a layout registers another class. The others
  /// become views of the layout.
  private func retainDecorations(for layout: UICollectionViewLayout, in view: any RecyclingView) {
    for live in view.elements.all where live.key.isDecoration {
      if let queue = queue(for: live.view, in: layout) {
        if live.view.reuseQueue !== queue { queue.adopt(live.view) }
      } else {
        view.elements.endDisplaying(live, in: view)
      }
    }
  }

  /// Returns whether a live view can stay in another layout.
  private func keeps(_ view: any ElementView, in layout: UICollectionViewLayout) -> Bool {
    !(view.displayedElement?.isDecoration ?? false) || queue(for: view, in: layout) != nil
  }

  /// Returns the queue of a layout that makes decoration views of the same class; `nil` if there is
  /// none.
  private func queue(
    for view: any ElementView, in layout: UICollectionViewLayout
  ) -> ReuseQueue? {
    guard case .decoration(let kind) = view.elementKind,
      let queue = layout.backend.decorationPool(ofKind: kind).queue(for: .decoration(kind)),
      queue.makes(view)
    else { return nil }
    return queue
  }
}

/// An interactive transition between two layouts.
@MainActor
private struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
