import DiffableSnapshots

/// A data source that displays snapshots of the data in a table view.
///
///     dataSource = UITableViewDiffableDataSource<Section, Photo.ID>(
///       tableView: tableView
///     ) { tableView, indexPath, photo in
///       let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///       cell.textLabel?.text = photo.title
///       return cell
///     }
///     dataSource.apply(snapshot)
///
/// Identifiers are `Hashable`. The table view does not retain its data source. A subclass overrides
/// methods of ``UITableViewDataSource`` for titles and editing.
///
/// Apply snapshots either always or never on the main queue: see
/// ``apply(_:animatingDifferences:completion:)``.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A closure that creates and configures the cell of a row. It must not return `nil`.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  @usableFromInline let cellProvider: CellProvider
  @usableFromInline let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>

  /// The animation of inserted, deleted and reloaded rows and sections. `.automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without data, and sets it as the data source of a table view.
  @inlinable
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    // The functions of the snapshot are specialized for the identifiers here, in the app.
    presenter = SnapshotPresenter(Snapshot())
    super.init()
    connect(to: tableView)
  }

  /// Becomes the data source of a table view.
  @usableFromInline func connect(to tableView: UITableView) {
    presenter.view = tableView
    presenter.countsContent = { [weak self, weak tableView] in
      guard let self, let tableView else { return false }
      return tableView.dataSource === self
        && type(of: self)
          == UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
    }
    presenter.willDisplayChanges = { [weak self, weak tableView] in
      guard let self, let tableView else { return }
      var animations = RowAnimations()
      animations.standard = self.defaultRowAnimation.ofLayout
      tableView.tableLayout.setRowAnimations(animations)
    }
    tableView.dataSource = self
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
  /// The first snapshot is loaded as by ``UITableView/reloadData()``. A later one is compared with
  /// the displayed snapshot: remaining rows keep their cells and their selection, and the content
  /// offset is kept. Inserted and reloaded rows have new cells, and the cells of reconfigured rows
  /// are configured again. Headers and footers are kept unless their section is reloaded.
  ///
  /// Off the main queue, this method returns immediately, and the snapshot is displayed on the main
  /// queue. As on iOS, calls on and off the main queue must not be mixed.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: A Boolean value that indicates whether the changes are animated,
  ///     with ``defaultRowAnimation``.
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

  /// Displays a snapshot without a comparison: all cells are replaced, and all rows are deselected.
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

  // MARK: - Identifiers and index paths

  /// Returns the item at an index path; `nil` if the row does not exist.
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
    return MainActor.assumeIsolated { "<\(type(of: self)): \(presenter.summary)>" }
  }

  // MARK: - UITableViewDataSource

  /// Returns the number of sections in the displayed snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int {
    presenter.counts.sectionCount
  }

  /// Returns the number of items in a section of the displayed snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.itemCount(inSection: section)
  }

  /// Returns the cell of the cell provider.
  ///
  /// - Precondition: The item exists, and the provider does not return `nil`.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError(
        "There is no item at \(indexPath.sentenceName) in the diffable data source, which has "
          + "\(presenter.content.sectionCount) section(s); change its items only by applying "
          + "snapshots.")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "The cell provider of the diffable data source returned nil for the item '\(item)' at "
          + "\(indexPath.sentenceName); return a dequeued cell for every item.")
    }
    return cell
  }

  /// Returns `nil`, for no title, unless a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns `nil`, for no title, unless a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns `false` unless a subclass overrides the method: rows cannot be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing unless a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns `false` unless a subclass overrides the method: rows cannot be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing unless a subclass overrides the method. The override applies a snapshot with the
  /// row at its new index path.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns `nil`, for no index strip, unless a subclass overrides the method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title unless a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// The methods for editing rows that a lowered subclass overrides: see ``_TableRowMethods``.
  open var _implementedRowMethods: _TableRowMethods { [] }
}
