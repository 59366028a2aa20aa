extension UICollectionViewDiffableDataSource {
  /// What happens when the user reorders items.
  ///
  ///     dataSource.reorderingHandlers.canReorderItem = { _ in true }
  ///     dataSource.reorderingHandlers.didReorder = { transaction in
  ///       photos = photos.applying(transaction.difference) ?? photos
  ///     }
  public struct ReorderingHandlers {
    /// Whether the user may reorder an item. Nil by default, which means no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called with a change before the data source has it. Nil by default.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called with a change after the data source has it: the place to change the model. Nil by
    /// default.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that are all nil.
    public init() {}
  }

  /// What happens when the user expands and collapses items of a section snapshot.
  ///
  /// A program that applies a section snapshot is not asked and not told.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Whether the user may expand an item. Nil by default, which means yes.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called before an item is expanded. Nil by default.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether the user may collapse an item. Nil by default, which means yes.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called before an item is collapsed. Nil by default.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Gives what is to be below an item that is being expanded, from what is below it. Nil by
    /// default, which means that it stays.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Handlers that are all nil.
    public init() {}
  }
}
