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
///
/// Snapshots can be applied from any queue, but always from the main queue or never: see
/// ``apply(_:animatingDifferences:completion:)``.
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
  weak var collectionView: UICollectionView?
  /// What is shown, without marks.
  var content = Snapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { counts = content.counts }
  }
  /// The counts of what is shown.
  private var counts = Snapshot<SectionIdentifierType, ItemIdentifierType>().counts
  /// The outlines of sections that were given one.
  var outlines: [SectionIdentifierType: SectionSnapshot<ItemIdentifierType>] = [:]
  var hasBeenApplied = false
  nonisolated let queueGuard = SnapshotQueueGuard()

  /// Makes the supplementary views; needed as soon as the layout has any. Nil by default.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Says which items the user may reorder, and hears about it. No item can be reordered by default.
  open var reorderingHandlers = ReorderingHandlers()

  /// Hears about items that the user expands and collapses, and says whether they may be.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// A data source without data, that becomes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// The data that are shown, without marks; a copy, which takes constant time.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(content)
  }

  /// Shows a snapshot.
  ///
  /// The first snapshot is loaded as by ``UICollectionView/reloadData()``. A later one is compared
  /// with what is shown: cells of items that stay are kept and moved to where the items are now,
  /// and so are the selection and the content offset. New items and those marked as reloaded get
  /// new cells; the cells of those marked as reconfigured are filled again. Supplementary views are
  /// kept unless their section is reloaded. Sections that were given an outline keep it: new items
  /// take the level of the item in front of them.
  ///
  /// Off the main queue, this returns at once, and the snapshot is shown from the main queue. As on
  /// iOS, the two ways must not be mixed.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether cells are seen on their way to where they are now; see
  ///     ``UIView/animate(withDuration:delay:options:animations:completion:)`` for where that takes
  ///     time.
  ///   - completion: called once, on the main queue, after the snapshot is shown and nothing moves.
  /// - Precondition: on the main queue, no snapshot applied off it is still waiting to be shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMainQueue("apply(_:animatingDifferences:completion:)") {
      $0.show(
        snapshot.content, animatingDifferences: animatingDifferences, completion: completion)
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
  /// - Precondition: as for ``apply(_:animatingDifferences:completion:)``.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue("applySnapshotUsingReloadData(_:completion:)") {
      $0.reload(snapshot.content)
      $0.callLater(completion)
    }
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

  // MARK: - Section snapshots

  /// Shows an outline as the items of a section.
  ///
  /// The section then has the outline's visible items, and no others. A section that is not there is
  /// added behind the others. Items that are shown in another section are moved from there. Otherwise
  /// this is as ``apply(_:animatingDifferences:completion:)``.
  ///
  /// - Parameter completion: called once, on the main queue, after the snapshot is shown.
  /// - Precondition: as for ``apply(_:animatingDifferences:completion:)``.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue("apply(_:to:animatingDifferences:completion:)") {
      $0.show(
        snapshot.content, in: section, animatingDifferences: animatingDifferences,
        completion: completion)
    }
  }

  /// Shows an outline as the items of a section, as ``apply(_:to:animatingDifferences:completion:)``
  /// does, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// The outline of a section, a copy; of a section that was not given one, its items without levels.
  /// Without items where there is no such section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(outline(of: section))
  }

  // MARK: - Identifiers and places

  /// The item at an index path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return content.item(at: SnapshotPosition(indexPath))
  }

  /// The index path of an item; nil where there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.position(of: itemIdentifier)?.indexPath
  }

  /// The section at an index; nil where there are fewer.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// The index of a section; nil where there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.index(ofSection: sectionIdentifier)
  }

  /// What the data source is, and how many sections and items it shows.
  open override var description: String {
    // Whoever describes the data source off the main queue has to be answered, too.
    guard MainQueue.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(type(of: self)): \(content.sectionCount) section(s), \(content.itemCount) item(s)>"
    }
  }

  // MARK: - What the collection view asks

  /// How many sections the latest snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { counts.sectionCount }

  /// How many items a section of the latest snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard let count = counts.itemCount(ifPresentAt: section) else {
      fatalError(
        "The collection view asks for the items of section \(section), but the diffable data source "
          + "has \(counts.sectionCount) section(s); change its sections by applying snapshots only."
      )
    }
    return count
  }

  /// The cell that the cell provider makes.
  ///
  /// - Precondition: there is such an item, and the provider does not return nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError(
        "There is no item at \(indexPath.sentenceName) in the diffable data source, which has "
          + "\(content.sectionCount) section(s); change what it shows by applying snapshots only.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "The cell provider of the diffable data source returned nil for the item '\(item)' at "
          + "\(indexPath.sentenceName); return a dequeued cell for every item.")
    }
    return cell
  }

  /// The view that the supplementary view provider makes.
  ///
  /// - Precondition: there is a provider, and it does not return nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      fatalError(
        "The layout shows a supplementary view of the kind '\(kind)' at \(indexPath.sentenceName), "
          + "but the diffable data source has no supplementaryViewProvider; set one before the "
          + "data.")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      fatalError(
        "The supplementary view provider of the diffable data source returned nil for the kind "
          + "'\(kind)' at \(indexPath.sentenceName); return a dequeued view for every kind that "
          + "the layout has.")
    }
    return view
  }

  /// Whether the user may reorder an item: what ``ReorderingHandlers/canReorderItem`` says, and no
  /// where it is nil.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return canReorder(item)
  }

  /// Takes over that the user has moved an item, and tells the reordering handlers.
  ///
  /// - Precondition: there is such an item, and the destination is a place that it can have.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// The titles of the bar along the trailing edge; nil, which is none, unless a subclass has some. Asked
  /// for again after every snapshot.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Where an index title leads: to an item, or, as an index path of one index, to a whole section. A
  /// subclass that has index titles says it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    fatalError(
      "The user touched the index title '\(title)' at \(index), but the diffable data source "
        + "\(type(of: self)) does not say where it leads; override "
        + "collectionView(_:indexPathForIndexTitle:at:).")
  }
}
