extension UICollectionViewDiffableDataSource {
  /// The handlers of interactive reordering.
  ///
  ///     dataSource.reorderingHandlers.canReorderItem = { _ in true }
  ///     dataSource.reorderingHandlers.didReorder = { transaction in
  ///       photos = photos.applying(transaction.difference) ?? photos
  ///     }
  public struct ReorderingHandlers {
    /// A closure that returns whether the user may reorder an item. The default is `nil`, which
    /// prevents reordering.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before the data source changes. The default is `nil`.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called after the data source has changed, to update the model. The default
    /// is `nil`.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that are all `nil`.
    public init() {}
  }

  /// The handlers of items that the user expands and collapses.
  ///
  /// Applying a section snapshot does not call the handlers.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// A closure that returns whether the user may expand an item. The default is `nil`, which
    /// allows it.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// A closure that is called before an item is expanded. The default is `nil`.
    public var willExpandItem: ((ItemType) -> Void)?
    /// A closure that returns whether the user may collapse an item. The default is `nil`, which
    /// allows it.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// A closure that is called before an item is collapsed. The default is `nil`.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// A closure that returns the descendants of an item that is expanded, from its current
    /// descendants. The default is `nil`, which keeps the descendants.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers that are all `nil`.
    public init() {}
  }
}
