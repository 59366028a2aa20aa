/// What the user has changed by reordering items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The data before the change.
  public internal(set) var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the change.
  public internal(set) var finalSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How the identifiers of all items, in order of their sections, have changed. Apply it to an array
  /// of the same identifiers to bring that up to date.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
  /// What has changed in each section that items have come to or left, in order of the sections.
  public internal(set) var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension NSDiffableDataSourceTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What the user has changed in one section by reordering items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public internal(set) var sectionIdentifier: SectionIdentifierType
  /// The section's items before the change.
  public internal(set) var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the change.
  public internal(set) var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// How the section's items, visible or not, have changed.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
