import DiffableSnapshots

/// The snapshot that a diffable data source displays in its view, with the outlines of its
/// sections. The data sources of collection views and table views share it.
@MainActor
@usableFromInline
final class SnapshotPresenter<SectionID: Hashable, ItemID: Hashable> {
  weak var view: (any RecyclingView)?

  /// The displayed snapshot, without marks.
  var content: Snapshot<SectionID, ItemID> {
    didSet { counts = content.counts }
  }
  /// The counts of the displayed snapshot.
  private(set) var counts: SnapshotCounts
  /// The outlines of sections to which a section snapshot was applied.
  var outlines: [SectionID: SectionSnapshot<ItemID>] = [:]
  private(set) var hasBeenApplied = false
  nonisolated let queueGuard = SnapshotQueueGuard()

  /// A closure that returns whether the view displays exactly the counts of the snapshot: its data
  /// source is the one that this object belongs to, and no subclass counts otherwise.
  var countsContent: () -> Bool = { false }
  /// A closure that is called before the view displays changes of a snapshot.
  var willDisplayChanges: () -> Void = {}

  /// Creates a presenter that displays an empty snapshot, whose functions it uses.
  @usableFromInline init(_ empty: Snapshot<SectionID, ItemID>) {
    content = empty
    counts = empty.counts
  }

  // MARK: - Snapshots

  /// Displays a snapshot: the first one by reloading, later ones by their changes.
  ///
  /// - Parameter section: A section whose outline has the items of the snapshot already.
  func show(
    _ snapshot: Snapshot<SectionID, ItemID>, withOutlineOf section: SectionID? = nil,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    guard hasBeenApplied, let view else {
      reload(snapshot, withOutlineOf: section)
      return callLater(completion)
    }
    // A subclass or another data source may return different numbers of items.
    let change = SnapshotChange(
      from: content, to: snapshot, countSource: countsContent() ? .operations : .dataSource)
    // A comparison of all items costs more than the update of all outlines.
    store(
      snapshot, changedSections: outlines.isEmpty ? [] : change.changedSections, except: section)
    guard view.window != nil else {
      view.dataUpdates.apply(change, in: view)
      return callLater(completion)
    }
    willDisplayChanges()
    func show() {
      view.dataUpdates.display(change, completion: { _ in completion?() }, in: view)
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation { show() } }
  }

  /// Displays a snapshot by reloading.
  func reload(
    _ snapshot: Snapshot<SectionID, ItemID>, withOutlineOf section: SectionID? = nil
  ) {
    let change = SnapshotChange(from: content, to: snapshot, countSource: .dataSource)
    store(
      snapshot, changedSections: outlines.isEmpty ? [] : change.changedSections, except: section)
    view?.reloadData()
  }

  /// Replaces the displayed snapshot, and updates the outlines of its sections.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot.
  ///   - changedSections: The sections whose outlines are updated; `nil` for all sections.
  ///   - current: A section whose outline has the items of the snapshot already.
  private func store(
    _ snapshot: Snapshot<SectionID, ItemID>, changedSections: Set<SectionID>?,
    except current: SectionID?
  ) {
    content = snapshot
    content.removeAllMarks()
    hasBeenApplied = true
    for section in Array(outlines.keys)
    where section != current && changedSections?.contains(section) ?? true {
      if let items = content.itemIDs(in: section) {
        outlines[section]?.update(visibleItems: items)
      } else {
        outlines[section] = nil
      }
    }
  }

  // MARK: - Outlines

  /// Returns the outline of a section, or an outline of root items for a section without one.
  func outline(of section: SectionID) -> SectionSnapshot<ItemID> {
    outlines[section] ?? SectionSnapshot(flat: content.itemIDs(in: section) ?? [])
  }

  /// Displays an outline as the items of a section.
  ///
  /// - Complexity: O(changed items · log items) for a copy of the displayed outline in which other
  ///   items are expanded; otherwise O(old and new visible items of the section).
  func show(
    _ outline: SectionSnapshot<ItemID>, in section: SectionID, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    if let changes = outlines[section].flatMap({ outline.visibleChanges(since: $0) }) {
      var snapshot = content
      if snapshot.perform(changes, in: section) {
        return display(
          outline, in: section, snapshot, animatingDifferences: animatingDifferences,
          completion: completion)
      }
    }
    var snapshot = content
    do {
      if !snapshot.contains(section: section) { try snapshot.appendSections([section]) }
      try snapshot.replaceItems(in: section, with: outline.visibleItems)
    } catch {
      fatalError("apply(_:to:animatingDifferences:completion:): \(error)")
    }
    display(
      outline, in: section, snapshot, animatingDifferences: animatingDifferences,
      completion: completion)
  }

  /// Displays a snapshot whose section has the visible items of an outline.
  private func display(
    _ outline: SectionSnapshot<ItemID>, in section: SectionID,
    _ snapshot: Snapshot<SectionID, ItemID>, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    outlines[section] = outline
    show(
      snapshot, withOutlineOf: section, animatingDifferences: animatingDifferences,
      completion: completion)
    // The items that were expanded or collapsed keep their cells.
    view?.updateStatesOfCells()
  }

  // MARK: - Identifiers and index paths

  /// Returns the item at an index path; `nil` if the item does not exist.
  func item(at indexPath: IndexPath) -> ItemID? {
    guard indexPath.count == 2 else { return nil }
    return content.item(at: SnapshotPosition(indexPath))
  }

  /// Returns the number of items in a section of the displayed snapshot.
  func itemCount(inSection section: Int) -> Int {
    guard let count = counts.itemCount(ifPresentAt: section) else {
      fatalError(
        "The \(view?.words.view ?? "view") asks for the items of section \(section), but the "
          + "diffable data source has \(counts.sectionCount) section(s); change its sections by "
          + "applying snapshots only.")
    }
    return count
  }

  /// The numbers of sections and items.
  var summary: String { "\(content.sectionCount) section(s), \(content.itemCount) item(s)" }

  // MARK: - Queues

  /// Performs work on the main queue, immediately if it is called there.
  func onMainQueue(_ name: String, _ work: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
      queueGuard.requireNothingOutstanding(for: name)
      return work()
    }
    queueGuard.begin()
    DispatchQueue.main.async { [queueGuard] in
      MainActor.assumeIsolated {
        work()
        queueGuard.end()
      }
    }
  }

  func callLater(_ completion: (() -> Void)?) {
    guard let completion else { return }
    NextTurn.run { completion() }
  }
}

/// A counter of the snapshots that were applied off the main queue and are not yet displayed.
final class SnapshotQueueGuard: @unchecked Sendable {
  private let lock = NSLock()
  private var outstanding = 0

  func begin() { lock.withLock { outstanding += 1 } }

  func end() { lock.withLock { outstanding -= 1 } }

  /// Traps if a snapshot is applied on the main queue while others wait for it.
  func requireNothingOutstanding(for name: String) {
    let outstanding = lock.withLock { self.outstanding }
    require(
      outstanding == 0,
      "\(name) was called on the main queue while \(outstanding) snapshot(s) that were applied off "
        + "the main queue wait for display, which deadlocks on iOS; apply the snapshots of a data "
        + "source either all on the main queue or all off it.")
  }
}
