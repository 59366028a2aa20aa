/// The data source of a collection view, its counts, and the updates of the data that are under
/// way.
@MainActor
final class DataUpdates {
  /// The number of items in each section, as they are presented; `nil` if the data source has to be
  /// asked.
  private var counts: [Int]? { didSet { itemStarts = nil } }
  /// The number of items before each section, and the number of all items; `nil` until they are
  /// first read.
  private var itemStarts: [Int]?
  /// The number of times that the data were reloaded. A layout pass compares it to detect a reload
  /// by the app's code.
  private(set) var reloadCount = 0
  /// A Boolean value that indicates whether the views follow a change of the data.
  private(set) var isUnderWay = false

  /// The changes of the batch that is open; `nil` if there is none.
  private var batch: BatchOperations?
  /// The closures to call after the open batch.
  private var completions: [(Bool) -> Void] = []
  /// The number of open batches; all but one are nested.
  private var depth = 0
  /// The number of reloads and the counts at the beginning of the open batch.
  private var start: (reloadCount: Int, counts: [Int]?) = (0, nil)

  /// The reloads from within requests to the data source, in one run of layout passes.
  private var reloadsInRequests = (run: 0, count: 0)
  private var hasReportedReloads = false
  /// The number of reloads from within requests in one run of layout passes that are reported.
  private static let reloadLimit = 20

  /// A Boolean value that indicates whether a batch is open, or the views follow a change of the
  /// data.
  var isChanging: Bool { batch != nil || isUnderWay }

  // MARK: - Counts

  /// Returns the number of items in each section, as they are presented. The data source is asked
  /// only after a change.
  func counts(in view: any RecyclingView) -> [Int] { counts ?? loadCounts(in: view) }

  private func loadCounts(in view: any RecyclingView) -> [Int] {
    guard view.hasDataSource else { return [] }
    let presented = view.reordering.presentedCounts(view.countItems())
    counts = presented
    return presented
  }

  /// Returns the number of all items.
  ///
  /// - Complexity: O(sections) after a change of the data, otherwise O(1).
  func itemCount(in view: any RecyclingView) -> Int { starts(in: view).last ?? 0 }

  /// Returns the position of an item among all items, from 1.
  ///
  /// - Complexity: O(sections) after a change of the data, otherwise O(1).
  func position(of indexPath: IndexPath, in view: any RecyclingView) -> Int? {
    let starts = starts(in: view)
    guard starts.indices.contains(indexPath.section) else { return nil }
    return starts[indexPath.section] + indexPath.item + 1
  }

  private func starts(in view: any RecyclingView) -> [Int] {
    let counts = counts(in: view)
    if let itemStarts { return itemStarts }
    var result = [0]
    result.reserveCapacity(counts.count + 1)
    for count in counts { result.append(result[result.count - 1] + count) }
    itemStarts = result
    return result
  }

  /// Invalidates the cached item counts.
  func forgetCounts() { counts = nil }

  /// Adjusts the counts for a change of items, or invalidates them.
  ///
  /// - Returns: Whether the counts after the change are known.
  /// - Complexity: O(changes) if the change determines the counts.
  private func applyCounts(of change: any DataChange, in view: any RecyclingView) -> Bool {
    if change.countSource == .collectionView, counts != nil { return true }
    // Few sections are counted faster than the operations are computed.
    guard let known = counts?.count, known > 64, !view.reordering.isActive,
      let edits = change.itemEditsInUnchangedSections
    else {
      counts = nil
      return false
    }
    for (section, change) in edits.countChanges { counts![section] += change }
    return true
  }

  // MARK: - Reloads

  /// Discards the data and all views. The next layout pass queries the data source again.
  func reload(in view: any RecyclingView) {
    noteReload(in: view)
    LayoutEventLog.record?(LayoutEvent(.change, "all data reloaded"), view)
    for follower in view.recycler.followers { follower.reset(in: view) }
    view.noteDrawingChange()
    counts = nil
    view.itemHandlers.reset()
    reloadCount += 1
    for live in view.elements.all { view.elements.endDisplaying(live, in: view) }
    view.layoutPass.reload(in: view)
  }

  /// Reports a data source that reloads the data again and again while it is asked for views, so
  /// that no view is ever displayed. The layout pass ends after some rounds.
  private func noteReload(in view: any RecyclingView) {
    guard ViewDequeuing.requestsUnderWay > 0, !hasReportedReloads else { return }
    if reloadsInRequests.run != LayoutRun.number { reloadsInRequests = (LayoutRun.number, 0) }
    reloadsInRequests.count += 1
    guard reloadsInRequests.count == Self.reloadLimit else { return }
    hasReportedReloads = true
    DeveloperLog.sink(
      "The data source called reloadData() \(Self.reloadLimit) times within one layout while it was "
        + "asked for views, so that none of \(view.sectionCount) section(s) is shown; call it once "
        + "after the data has changed, and not from \(view.words.cellMethod).")
  }

  // MARK: - Batches

  /// Runs a closure that changes the data and names the changes, and displays them.
  ///
  /// - Throws: An error if the changes do not fit the data. The views stay as they were then.
  func perform(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)?, in view: any RecyclingView
  ) throws(BatchUpdateError) {
    begin(in: view)
    changes?()
    try end(completion: completion, in: view)
  }

  /// Opens a batch of changes, or a nested one.
  func begin(in view: any RecyclingView) {
    requireNoUpdate(in: view)
    if depth == 0 {
      if view.reordering.isActive {
        // The counts of the data source before the app changed the data.
        let known = view.reordering.dataSourceCounts(counts(in: view))
        view.reordering.cancel(in: view)
        counts = known
      }
      batch = BatchOperations()
      completions = []
      // Known counts are those before the changes.
      start = (reloadCount, counts)
    }
    depth += 1
  }

  /// A Boolean value that indicates whether the end of the open batch displays its changes, because
  /// it is not a nested one.
  var isOutermost: Bool { depth == 1 }

  /// A Boolean value that indicates whether the open batch moves items or sections.
  var movesElements: Bool {
    batch.map { !$0.movedItems.isEmpty || !$0.movedSections.isEmpty } ?? false
  }

  /// Closes a batch of changes, and displays it unless it is a nested one.
  ///
  /// - Throws: An error if the changes do not fit the data. The views stay as they were then.
  func end(
    completion: ((Bool) -> Void)?, in view: any RecyclingView
  ) throws(BatchUpdateError) {
    require(
      depth > 0,
      "The changes of a \(type(of: view)) were ended that had not begun; call beginUpdates() before "
        + "endUpdates().")
    depth -= 1
    if let completion { completions.append(completion) }
    guard depth == 0, let batch else { return }
    let (reloadCount, old) = start
    let completions = completions
    self.batch = nil
    self.completions = []
    let finish: (Bool) -> Void = { isFinished in for call in completions { call(isFinished) } }
    guard let old, self.reloadCount == reloadCount else {
      // Nothing of these data was displayed, so that there is nothing to update.
      if view.elements.isEmpty { counts = nil } else { view.reloadData() }
      view.setNeedsLayout()
      AnimationGroup(finish).close()
      return
    }
    try display(batch, from: old, completion: finish, in: view)
  }

  /// Names a change in the open batch, or in a batch of its own.
  func name(_ change: @escaping (inout BatchOperations) -> Void, in view: any RecyclingView) {
    guard batch == nil else {
      change(&batch!)
      return
    }
    do throws(BatchUpdateError) {
      try perform({ [self] in change(&batch!) }, completion: nil, in: view)
    } catch {
      fatalError(error.description)
    }
  }

  private func display(
    _ batch: BatchOperations, from old: [Int], completion: @escaping (Bool) -> Void,
    in view: any RecyclingView
  ) throws(BatchUpdateError) {
    counts = nil
    let change: BatchChange
    do throws(BatchUpdateError) {
      change = try BatchChange(batch, from: old, to: counts(in: view), view.words)
    } catch {
      counts = old
      throw error
    }
    display(change, completion: completion, in: view)
  }

  /// Traps if an update or a layout pass is under way.
  func requireNoUpdate(in view: any RecyclingView) {
    require(
      !isUnderWay && !view.transitions.isRecording && !view.layoutPass.isRunning,
      "A \(type(of: view)) was told to update its data while it was laying out or updating; change "
        + "data after that, such as in the completion of performBatchUpdates(_:completion:) or in "
        + "the next turn of the main queue.")
  }

  // MARK: - Changes

  /// Displays a change of the data, and animates it where animations take time.
  ///
  /// The data source has the new data already. What stays keeps its view, its selection, its row's
  /// offset and its size. Deleted elements stay until the end of the animation.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - completion: A closure that is called once, with `false` if the animation was ended early.
  /// - Complexity: O(changes + visible views), and the preparation of the layout.
  func display(
    _ change: any DataChange, completion: ((Bool) -> Void)?, in view: any RecyclingView
  ) {
    requireNoUpdate(in: view)
    view.reordering.cancel(in: view)
    let layout = view.layoutInUse
    // Without animation, only a layout that observes updates is asked for initial and final
    // attributes.
    let isObserved = UIView.areAnimationsEnabled || layout.backend.observesUpdates
    view.transitions.begin(
      isObserved
        ? TransitionRecorder(
          view, cause: .data(change), isPlayed: view.playsChanges,
          keptKey: { [unowned view] in view.key(of: $0, after: change) }) : nil)
    isUnderWay = true
    UIView.performWithoutAnimation {
      apply(change, in: view)
      view.transitions.didRename()
      view.prepareLayoutIfNeeded()
      layout.prepare(
        forCollectionViewUpdates: layout.backend.observesUpdates ? change.updateItems : [])
      view.transitions.endDisplayingElementsOfLayout(in: view)
      view.moveContentToTargetOffset()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    isUnderWay = false
    view.transitions.finish(in: view, completion) { layout.finalizeCollectionViewUpdates() }
  }

  /// Applies a change of the data: what stays keeps its view under its new index path, and deleted
  /// and reloaded elements lose their views. The selection and the content offset are kept.
  ///
  /// The data source has the new data already. An item that is being moved goes back first.
  func apply(_ change: any DataChange, in view: any RecyclingView) {
    view.reordering.cancel(in: view)
    let context = view.layoutInUse.makeInvalidationContext()
    context.markCounts()
    view.indexTitles.setNeedsTitles()
    apply(change, invalidating: context, in: view)
  }

  /// Invalidates the accessibility positions ("3 of 20"): they change when an earlier section
  /// changes.
  private func notePositions(in view: any RecyclingView) {
    view.noteDrawingChange()
    guard view.sectionCount > 1 else { return }
    for live in view.elements.all where live.key.isCell { live.view.noteDrawingChange() }
  }

  /// Applies a change of the presentation, and invalidates the layout with a context.
  func apply(
    _ change: any DataChange, invalidating context: UICollectionViewLayoutInvalidationContext,
    in view: any RecyclingView
  ) {
    view.layoutPass.invalidateForDueReload(in: view)
    LayoutEventLog.record?(LayoutEvent(change), view)
    context.setReason(.dataChange(countsAreKnown: applyCounts(of: change, in: view)))
    view.backend.apply(change)
    var names: [(element: LiveElement, key: ElementKey)] = []
    for live in view.elements.all {
      if let key = view.key(of: live.key, after: change) {
        names.append((live, key))
      } else {
        view.elements.endDisplaying(live, in: view)
      }
    }
    view.itemHandlers.rename(names)
    view.elements.rename(names)
    for follower in view.recycler.followers { follower.follow(change, in: view) }
    notePositions(in: view)
    for indexPath in change.reconfiguredItems { view.reconfigureCell(at: indexPath) }
    view.layoutInUse.invalidateLayout(with: context)
  }
}
