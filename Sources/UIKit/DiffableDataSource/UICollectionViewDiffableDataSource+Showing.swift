import DiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot; the first by reloading, others by what has changed.
  func show(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    guard hasBeenApplied, let collectionView else { return reload(snapshot) }
    let old = content
    take(snapshot)
    collectionView.follow(DataChange(from: old, to: snapshot))
    if collectionView.window != nil { collectionView.layoutIfNeeded() }
  }

  /// Shows a snapshot by reloading.
  func reload(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    take(snapshot)
    collectionView?.reloadData()
  }

  func take(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    content = snapshot
    content.removeAllMarks()
    hasBeenApplied = true
    for section in Array(outlines.keys) {
      if let items = content.itemIDs(in: section) {
        outlines[section]?.follow(items)
      } else {
        outlines[section] = nil
      }
    }
  }

  // MARK: - Queues

  /// Does something on the main queue, at once if that is where it is called, and calls a completion
  /// after it.
  func onMainQueue(
    _ name: String, _ completion: (() -> Void)?,
    _ work:
      @escaping @MainActor (
        UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
      ) -> Void
  ) {
    if SnapshotQueueGuard.isOnMainQueue {
      queueGuard.requireNothingOutstanding(for: name)
      work(self)
      callLater(completion)
      return
    }
    queueGuard.begin()
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        work(self)
        self.queueGuard.end()
        completion?()
      }
    }
  }

  private func callLater(_ completion: (() -> Void)?) {
    guard let completion else { return }
    Task { @MainActor in completion() }
  }
}

/// Counts the snapshots that were applied off the main queue and are not shown yet.
final class SnapshotQueueGuard: @unchecked Sendable {
  /// Marks the main queue, which need not run on the thread that the program began on.
  private static let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) != nil || Thread.isMainThread
  }

  private let lock = NSLock()
  private var outstanding = 0

  func begin() { lock.withLock { outstanding += 1 } }

  func end() { lock.withLock { outstanding -= 1 } }

  /// Traps where snapshots wait for the main queue, and others are applied on it.
  func requireNothingOutstanding(for name: String) {
    let outstanding = lock.withLock { self.outstanding }
    precondition(
      outstanding == 0,
      "\(name) was called on the main queue while \(outstanding) snapshot(s) applied off the main "
        + "queue wait to be shown, which deadlocks on iOS; apply snapshots to a data source always on "
        + "the main queue, or always off it.")
  }
}
