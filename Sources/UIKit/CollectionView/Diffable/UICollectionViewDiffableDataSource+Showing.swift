import DiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Displays a snapshot: the first one by reloading, later ones by their changes.
  ///
  /// - Parameter section: A section whose outline has the items of the snapshot already.
  func show(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    withOutlineOf section: SectionIdentifierType? = nil, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    guard hasBeenApplied, let collectionView else {
      reload(snapshot, withOutlineOf: section)
      return callLater(completion)
    }
    // A subclass or another data source may return different numbers of items.
    let countsContent =
      collectionView.dataSource === self
      && type(of: self)
        == UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
    let change = SnapshotChange(
      from: content, to: snapshot, countSource: countsContent ? .operations : .dataSource)
    // A comparison of all items costs more than the update of all outlines.
    store(
      snapshot, changedSections: outlines.isEmpty ? [] : change.changedSections, except: section)
    guard collectionView.window != nil else {
      collectionView.dataUpdates.apply(change, in: collectionView)
      return callLater(completion)
    }
    func show() {
      collectionView.dataUpdates.display(
        change, completion: { _ in completion?() }, in: collectionView)
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation { show() } }
  }

  /// Displays a snapshot by reloading.
  func reload(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    withOutlineOf section: SectionIdentifierType? = nil
  ) {
    let change = SnapshotChange(from: content, to: snapshot, countSource: .dataSource)
    store(
      snapshot, changedSections: outlines.isEmpty ? [] : change.changedSections, except: section)
    collectionView?.reloadData()
  }

  /// Replaces the displayed snapshot, and updates the outlines of its sections.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot.
  ///   - changedSections: The sections whose outlines are updated; `nil` for all sections.
  ///   - current: A section whose outline has the items of the snapshot already.
  private func store(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    changedSections: Set<SectionIdentifierType>?, except current: SectionIdentifierType?
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

  // MARK: - Queues

  /// Performs work on the main queue, immediately if it is called there.
  func onMainQueue(
    _ name: String,
    _ work:
      @escaping @MainActor (
        UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
      ) -> Void
  ) {
    if MainQueue.isCurrent {
      queueGuard.requireNothingOutstanding(for: name)
      return work(self)
    }
    queueGuard.begin()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        work(self)
        self.queueGuard.end()
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
