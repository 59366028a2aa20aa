import DiffableSnapshots

/// A data source that is given snapshots of the data and shows the latest.
///
///     dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(
///       collectionView: collectionView
///     ) { collectionView, indexPath, photo in
///       collectionView.dequeueConfiguredReusableCell(
///         using: registration, for: indexPath, item: photo)
///     }
///     dataSource.apply(snapshot)
///
/// Identifiers need only be `Hashable`. Keep the data source: the collection view does not.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes and fills the cell of an item; it must not return nil.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes and fills a supplementary view of a kind; it must not return nil.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var content = Snapshot<SectionIdentifierType, ItemIdentifierType>()
  private var hasBeenApplied = false

  /// Makes the supplementary views; needed as soon as the layout has any. Nil by default.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// A data source without data, that becomes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// The data that are shown, without marks; a copy.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(content)
  }

  /// Shows a snapshot.
  ///
  /// The first snapshot is loaded as by ``UICollectionView/reloadData()``. A later one is compared
  /// with what is shown: cells of items that stay are kept and moved to where the items are now,
  /// and so are the selection and the content offset. New items and those marked as reloaded get
  /// new cells; the cells of those marked as reconfigured are filled again. Supplementary views are
  /// kept unless their section is reloaded.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether cells are seen on their way to where they are now; see
  ///     ``UIView/animate(withDuration:delay:options:animations:completion:)`` for where that takes
  ///     time.
  ///   - completion: called once, on the main queue, after the snapshot is shown and nothing moves.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if hasBeenApplied, let collectionView {
      let old = content
      take(snapshot.content)
      let change = DataChange(from: old, to: snapshot.content)
      guard collectionView.window != nil else {
        collectionView.follow(change)
        callLater(completion)
        return
      }
      func show() {
        collectionView.show(
          change, updateItems: { snapshot.content.difference(from: old).updateItems },
          completion: { _ in completion?() })
      }
      if animatingDifferences { show() } else { UIView.performWithoutAnimation { show() } }
    } else {
      reload(snapshot.content)
      callLater(completion)
    }
  }

  /// Shows a snapshot, as ``apply(_:animatingDifferences:completion:)`` does, and returns when it
  /// is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without comparing it with what is shown: all cells are made anew, and no item
  /// is selected afterwards.
  ///
  /// - Parameter completion: called once, on the main queue, after the data are loaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    reload(snapshot.content)
    callLater(completion)
  }

  /// Shows a snapshot, as ``applySnapshotUsingReloadData(_:completion:)`` does, and returns when
  /// the data are loaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func take(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    content = snapshot
    content.removeAllMarks()
    hasBeenApplied = true
  }

  private func reload(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    take(snapshot)
    collectionView?.reloadData()
  }

  private func callLater(_ completion: (() -> Void)?) {
    guard let completion else { return }
    Task { @MainActor in completion() }
  }

  // MARK: - Identifiers and places

  /// The item at an index path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return content.item(at: SnapshotPosition(section: indexPath.section, item: indexPath.item))
  }

  /// The index path of an item; nil where there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.position(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section at an index; nil where there are fewer.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// The index of a section; nil where there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.index(ofSection: sectionIdentifier)
  }

  // MARK: - What the collection view asks

  /// How many sections the latest snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }

  /// How many items a section of the latest snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    content.itemCount(inSectionAt: section)
  }

  /// The cell that the cell provider makes.
  ///
  /// - Precondition: there is such an item, and the provider does not return nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure(
        "There is no item at \(indexPath.sentenceName) in the diffable data source, which has "
          + "\(content.sectionCount) section(s); change what it shows by applying snapshots only.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure(
        "The cell provider of the diffable data source returned nil for the item '\(item)' at "
          + "\(indexPath.sentenceName); return a dequeued cell for every item.")
    }
    return cell
  }

  /// False, unless a subclass says otherwise and moves the item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// The view that the supplementary view provider makes.
  ///
  /// - Precondition: there is a provider, and it does not return nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      preconditionFailure(
        "The layout shows a supplementary view of the kind '\(kind)' at \(indexPath.sentenceName), "
          + "but the diffable data source has no supplementaryViewProvider; set one before the "
          + "data.")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      preconditionFailure(
        "The supplementary view provider of the diffable data source returned nil for the kind "
          + "'\(kind)' at \(indexPath.sentenceName); return a dequeued view for every kind that "
          + "the layout has.")
    }
    return view
  }
}
