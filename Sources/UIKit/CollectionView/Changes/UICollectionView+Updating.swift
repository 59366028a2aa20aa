/// What a collection view knows of changes that are under way.
@MainActor
struct UpdateState {
  /// What was named in the batch that is open; nil while none is.
  var batch: BatchOperations?
  /// What is to be called after the open batch.
  var completions: [(Bool) -> Void] = []
  /// How many calls of `performBatchUpdates` are within each other.
  var depth = 0
  /// Whether the views are following a change of the data.
  var isUnderWay = false
  /// Watches the change that is being made; nil while none is, and where nobody can see it happen.
  var recorder: TransitionRecorder?
  /// What the last change moved.
  var latest: CollectionTransition?
}

extension UICollectionView {
  /// What the last change of the data or the layout moved; nil before the first.
  package var latestTransition: CollectionTransition? { updates.latest }

  // MARK: - Batches

  /// Runs a closure that changes the data and names the changes, and shows them.
  ///
  /// - Throws: where the changes do not fit the data. The view shows what it showed before then.
  package func performUpdates(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)?
  ) throws(BatchUpdateError) {
    requireNoUpdate()
    if updates.depth == 0 {
      if reordering.isActive {
        reordering.cancel(in: self)
        // The data are as they were, and asked for before they change.
        _ = sectionCount
      }
      updates.batch = BatchOperations()
      updates.completions = []
    }
    // Counts that were asked for are those of the data before.
    let generation = pass.generation
    let old = counts.itemsBySection
    updates.depth += 1
    changes?()
    updates.depth -= 1
    if let completion { updates.completions.append(completion) }
    guard updates.depth == 0, let batch = updates.batch else { return }
    let completions = updates.completions
    updates.batch = nil
    updates.completions = []
    let finish: (Bool) -> Void = { isFinished in for call in completions { call(isFinished) } }
    guard let old, pass.generation == generation else {
      // Nothing was shown of these data yet, so there is nothing that could be followed.
      if live.isEmpty { counts.itemsBySection = nil } else { reloadData() }
      setNeedsLayout()
      let group = AnimationGroup(finish)
      group.close()
      return
    }
    try show(batch, from: old, completion: finish)
  }

  /// Names a change: in the batch that is open, or in one of its own.
  func update(_ change: @escaping (inout BatchOperations) -> Void) {
    guard updates.batch == nil else {
      change(&updates.batch!)
      return
    }
    do throws(BatchUpdateError) {
      try performUpdates({ [self] in change(&updates.batch!) }, completion: nil)
    } catch {
      fatalError(error.description)
    }
  }

  private func show(
    _ batch: BatchOperations, from old: [Int], completion: @escaping (Bool) -> Void
  ) throws(BatchUpdateError) {
    counts.itemsBySection = nil
    let new = itemCounts
    let change: BatchChange
    do throws(BatchUpdateError) {
      change = try BatchChange(batch, from: old, to: new)
    } catch {
      counts.itemsBySection = old
      throw error
    }
    show(change, completion: completion)
  }

  /// Traps where an update or a layout pass is under way.
  func requireNoUpdate() {
    require(
      !updates.isUnderWay && updates.recorder == nil && !pass.isRunning,
      "A \(type(of: self)) was told to update its data while it was laying out or updating; change "
        + "data after that, such as in the completion of performBatchUpdates(_:completion:) or in "
        + "the next turn of the main queue.")
  }

  // MARK: - Changes of data

  /// Applies a change of the data, and animates the views.
  ///
  /// The data source already has the new data. Remaining elements keep their views, selection, row
  /// offsets and measured sizes. If animations have a duration in the view's window, removed views
  /// remain until their animation ends.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - completion: A closure that is called once, with `false` if the animation is interrupted.
  /// - Complexity: O(changes + visible views), plus the preparation of the layout.
  func show(_ change: any DataChange, completion: ((Bool) -> Void)?) {
    requireNoUpdate()
    reordering.cancel(in: self)
    let layout = layoutInUse
    // Without animation, only a layout that observes updates is queried for initial and final
    // attributes.
    let isObserved = UIView.areAnimationsEnabled || layout.observesUpdates
    let recorder =
      isObserved
      ? TransitionRecorder(
        self, cause: .data(change), isPlayed: playsChanges,
        keptKey: { [self] in newName(of: $0, change) })
      : nil
    updates.recorder = recorder
    updates.isUnderWay = true
    UIView.performWithoutAnimation {
      apply(change)
      recorder?.isRenamed = true
      prepareLayoutIfNeeded()
      layoutInUse.prepare(
        forCollectionViewUpdates: layoutInUse.observesUpdates ? change.updateItems : [])
      if let recorder { exchangeViewsOfLayout(recorder) }
      takeTargetOffset()
      setNeedsLayout()
      layoutIfNeeded()
    }
    updates.isUnderWay = false
    if let recorder {
      finish(recorder, completion) { layout.finalizeCollectionViewUpdates() }
    } else {
      updates.latest = CollectionTransition()
      layout.finalizeCollectionViewUpdates()
      AnimationGroup(completion).close()
    }
  }

  /// Whether changes take time.
  var playsChanges: Bool { playingClock != nil && UIView.areAnimationsEnabled }

  /// Lets go of the supplementary and decoration views that the layout wants gone or new besides.
  private func exchangeViewsOfLayout(_ recorder: TransitionRecorder) {
    let kinds = Set(live.keys.filter { $0.kind != nil }.map { ElementKind($0) })
    for kind in kinds {
      let name = kind.name
      let gone =
        kind.isDecoration
        ? layoutInUse.indexPathsToDeleteForDecorationView(ofKind: name)
        : layoutInUse.indexPathsToDeleteForSupplementaryView(ofKind: name)
      let come =
        kind.isDecoration
        ? layoutInUse.indexPathsToInsertForDecorationView(ofKind: name)
        : layoutInUse.indexPathsToInsertForSupplementaryView(ofKind: name)
      for path in come { recorder.arriving.insert(kind.key(at: path)) }
      guard !gone.isEmpty else { continue }
      let wanted = Set(gone)
      for entry in live.all
      where entry.key.kind == name && entry.key.isDecoration == kind.isDecoration {
        let key = entry.key
        if let old = recorder.shown(before: key)?.key.indexPath, wanted.contains(old) {
          retire(entry)
        }
      }
    }
  }

  /// Puts the content where the layout wants it after a change.
  func takeTargetOffset() {
    let target = targetContentOffset(forProposed: contentOffset)
    shiftContent(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
  }
}

/// A kind of supplementary or decoration views.
private struct ElementKind: Hashable {
  let name: String
  let isDecoration: Bool

  init(_ key: ElementKey) {
    name = key.kind ?? ""
    isDecoration = key.isDecoration
  }

  func key(at path: IndexPath) -> ElementKey {
    ElementKey(kind: name, indexPath: path, isDecoration: isDecoration)
  }
}
