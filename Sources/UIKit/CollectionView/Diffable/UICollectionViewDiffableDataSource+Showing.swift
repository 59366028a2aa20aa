import DiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot; the first by reloading, others by what has changed.
  func show(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    guard hasBeenApplied, let collectionView else {
      reload(snapshot)
      return callLater(completion)
    }
    let old = content
    take(snapshot)
    var change = DataChange(from: old, to: snapshot)
    if collectionView.dataSource !== self
      || type(of: self)
        != UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
    {
      // Another class may count otherwise.
      change.itemEdits = { nil }
    }
    guard collectionView.window != nil else {
      collectionView.follow(change)
      return callLater(completion)
    }
    func show() {
      collectionView.show(
        change, updateItems: { snapshot.difference(from: old).updateItems },
        completion: { _ in completion?() })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation { show() } }
  }

  /// Shows a snapshot by reloading.
  func reload(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    take(snapshot)
    collectionView?.reloadData()
  }

  func take(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    let touched = outlines.isEmpty ? [] : touchedSections(in: snapshot)
    content = snapshot
    content.removeAllMarks()
    hasBeenApplied = true
    for section in Array(outlines.keys) where touched?.contains(section) ?? true {
      if let items = content.itemIDs(in: section) {
        outlines[section]?.update(visibleItems: items)
      } else {
        outlines[section] = nil
      }
    }
  }

  /// The sections that have other items in a snapshot than are shown, or are not in it any more; nil where
  /// that would take a comparison of all items.
  ///
  /// - Complexity: O(changes · log items).
  private func touchedSections(
    in snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> Set<SectionIdentifierType>? {
    guard snapshot.isRelated(to: content) else { return nil }
    let difference = snapshot.difference(from: content)
    var before = Set(difference.deletedSections)
    before.formUnion(difference.deletedItems.lazy.map(\.section))
    before.formUnion(difference.movedItems.lazy.map(\.from.section))
    var after = Set(difference.insertedItems.lazy.map(\.section))
    after.formUnion(difference.movedItems.lazy.map(\.to.section))
    return Set(before.compactMap(content.section(at:)))
      .union(after.compactMap(snapshot.section(at:)))
  }

  // MARK: - Queues

  /// Does something on the main queue, at once if that is where it is called.
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

/// Counts the snapshots that were applied off the main queue and are not shown yet.
final class SnapshotQueueGuard: @unchecked Sendable {
  private let lock = NSLock()
  private var outstanding = 0

  func begin() { lock.withLock { outstanding += 1 } }

  func end() { lock.withLock { outstanding -= 1 } }

  /// Traps where snapshots wait for the main queue, and others are applied on it.
  func requireNothingOutstanding(for name: String) {
    let outstanding = lock.withLock { self.outstanding }
    require(
      outstanding == 0,
      "\(name) was called on the main queue while \(outstanding) snapshot(s) applied off the main "
        + "queue wait to be shown, which deadlocks on iOS; apply snapshots to a data source always on "
        + "the main queue, or always off it.")
  }
}
