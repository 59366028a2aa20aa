/// A change of the data by interactive reordering.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The data before the change.
  public internal(set) var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the change.
  public internal(set) var finalSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of the items of all sections, in order. Apply it to an array of the identifiers
  /// to update the array.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section with inserted or removed items, in the order of the sections.
  public internal(set) var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension NSDiffableDataSourceTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// A change of one section by interactive reordering.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public internal(set) var sectionIdentifier: SectionIdentifierType
  /// The section's items before the change.
  public internal(set) var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the change.
  public internal(set) var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the section's items, visible or not.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
