import DiffableSnapshots

/// A data source that displays snapshots of the data.
///
///     dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(
///       collectionView: collectionView
///     ) { collectionView, indexPath, photo in
///       collectionView.dequeueConfiguredReusableCell(
///         using: registration, for: indexPath, item: photo)
///     }
///     dataSource.apply(snapshot)
///
/// Identifiers are `Hashable`. The collection view does not retain its data source.
///
/// Apply snapshots either always or never on the main queue: see
/// ``apply(_:animatingDifferences:completion:)``.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that creates and configures the cell of an item. It must not return `nil`.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that creates and configures a supplementary view. It must not return `nil`.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  @usableFromInline let cellProvider: CellProvider
  @usableFromInline let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>

  /// A closure that creates supplementary views, which is required if the layout has any. The
  /// default is `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers of interactive reordering. By default, no item can be reordered.
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers of items that the user expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source without data, and sets it as the data source of a collection view.
  @inlinable
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    // The functions of the snapshot are specialized for the identifiers here, in the app.
    presenter = SnapshotPresenter(Snapshot())
    super.init()
    connect(to: collectionView)
  }

  /// Becomes the data source of a collection view.
  @usableFromInline func connect(to collectionView: UICollectionView) {
    presenter.view = collectionView
    presenter.countsContent = { [weak self, weak collectionView] in
      guard let self, let collectionView else { return false }
      return collectionView.dataSource === self
        && type(of: self)
          == UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
    }
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns a copy of the displayed snapshot, without marks.
  ///
  /// - Complexity: O(1).
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(presenter.content)
  }

  /// Displays a snapshot.
  ///
  /// The first snapshot is loaded as by ``UICollectionView/reloadData()``. A later one is compared
  /// with the displayed snapshot: remaining items keep their cells and their selection, and the
  /// content offset is kept. Inserted and reloaded items have new cells, and the cells of
  /// reconfigured items are configured again. Supplementary views are kept unless their section is
  /// reloaded. The outlines of sections are kept: an inserted item has the level of its
  /// predecessor.
  ///
  /// Off the main queue, this method returns immediately, and the snapshot is displayed on the main
  /// queue. As on iOS, calls on and off the main queue must not be mixed.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: A Boolean value that indicates whether the changes are animated; see
  ///     ``UIView/animate(withDuration:delay:options:animations:completion:)``.
  ///   - completion: A closure that is called once on the main queue after all animations.
  /// - Precondition: On the main queue, all snapshots that were applied off it are displayed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.onMainQueue("apply(_:animatingDifferences:completion:)") { [presenter] in
      presenter.show(
        snapshot.content, animatingDifferences: animatingDifferences, completion: completion)
    }
  }

  /// Displays a snapshot, as ``apply(_:animatingDifferences:completion:)`` does, and returns after
  /// its completion.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Displays a snapshot without a comparison: all cells are replaced, and all items are
  /// deselected.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: A closure that is called once on the main queue after the data are loaded.
  /// - Precondition: As for ``apply(_:animatingDifferences:completion:)``.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.onMainQueue("applySnapshotUsingReloadData(_:completion:)") { [presenter] in
      presenter.reload(snapshot.content)
      presenter.callLater(completion)
    }
  }

  /// Displays a snapshot, as ``applySnapshotUsingReloadData(_:completion:)`` does, and returns
  /// after its completion.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: - Section snapshots

  /// Displays an outline as the items of a section.
  ///
  /// The outline's visible items replace the items of the section. A new section is appended. Items
  /// of other sections are moved. Otherwise, this method is equivalent to
  /// ``apply(_:animatingDifferences:completion:)``.
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - section: The section.
  ///   - animatingDifferences: A Boolean value that indicates whether the changes are animated.
  ///   - completion: A closure that is called once on the main queue after all animations.
  /// - Precondition: As for ``apply(_:animatingDifferences:completion:)``.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    presenter.onMainQueue("apply(_:to:animatingDifferences:completion:)") { [presenter] in
      presenter.show(
        snapshot.content, in: section, animatingDifferences: animatingDifferences,
        completion: completion)
    }
  }

  /// Displays an outline as the items of a section, as
  /// ``apply(_:to:animatingDifferences:completion:)`` does, and returns after its completion.
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

  /// Returns a copy of a section's outline. The items of a section without an outline are root
  /// items. The result is empty if the section does not exist.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(presenter.outline(of: section))
  }

  // MARK: - Identifiers and index paths

  /// Returns the item at an index path; `nil` if the item does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// Returns the index path of an item; `nil` if the item does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.content.position(of: itemIdentifier)?.indexPath
  }

  /// Returns the section at an index; `nil` if the section does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.content.section(at: index)
  }

  /// Returns the index of a section; `nil` if the section does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.content.index(ofSection: sectionIdentifier)
  }

  /// The class, and the numbers of sections and items.
  open override var description: String {
    // The description may be requested off the main queue.
    guard MainQueue.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(type(of: self)): \(presenter.summary)>"
    }
  }

  // MARK: - UICollectionViewDataSource

  /// Returns the number of sections in the displayed snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    presenter.counts.sectionCount
  }

  /// Returns the number of items in a section of the displayed snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    presenter.itemCount(inSection: section)
  }

  /// Returns the cell of the cell provider.
  ///
  /// - Precondition: The item exists, and the provider does not return `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError(
        "There is no item at \(indexPath.sentenceName) in the diffable data source, which has "
          + "\(presenter.content.sectionCount) section(s); change its items only by applying snapshots."
      )
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "The cell provider of the diffable data source returned nil for the item '\(item)' at "
          + "\(indexPath.sentenceName); return a dequeued cell for every item.")
    }
    return cell
  }

  /// Returns the view of the supplementary view provider.
  ///
  /// - Precondition: The provider exists, and does not return `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      fatalError(
        "The layout has a supplementary view of the kind '\(kind)' at \(indexPath.sentenceName), but the "
          + "diffable data source has no supplementaryViewProvider; set one before applying a snapshot."
      )
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      fatalError(
        "The supplementary view provider of the diffable data source returned nil for the kind "
          + "'\(kind)' at \(indexPath.sentenceName); return a dequeued view for each kind of the "
          + "layout.")
    }
    return view
  }

  /// Returns a Boolean value that indicates whether the user may reorder an item: the result of
  /// ``ReorderingHandlers/canReorderItem``, or `false` if it is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return canReorder(item)
  }

  /// Moves an item that the user has reordered, and calls the reordering handlers.
  ///
  /// - Precondition: The item exists, and the destination is valid.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns the index titles; `nil` unless a subclass overrides the method. It is called after
  /// each snapshot.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the destination of an index title: the index path of an item, or an index path of one
  /// index for a section. A subclass with index titles overrides this method.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    fatalError(
      "The diffable data source \(type(of: self)) has no destination for the index title '\(title)' at "
        + "\(index); override collectionView(_:indexPathForIndexTitle:at:).")
  }
}
