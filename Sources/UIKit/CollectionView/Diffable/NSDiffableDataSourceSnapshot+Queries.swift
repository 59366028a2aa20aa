import DiffableSnapshots

extension NSDiffableDataSourceSnapshot {
  /// How many items there are in all sections together.
  @inlinable public var numberOfItems: Int { content.itemCount }

  /// How many sections there are.
  @inlinable public var numberOfSections: Int { content.sectionCount }

  /// The sections in order.
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] { content.sectionIDs }

  /// The items of all sections, in order of their sections.
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { content.itemIDs }

  /// The sections marked by ``reloadSections(_:)``.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    content.reloadedSectionIDs
  }

  /// The items marked by ``reloadItems(_:)``.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { content.reloadedItemIDs }

  /// The items marked by ``reconfigureItems(_:)``.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    content.reconfiguredItemIDs
  }

  /// How many items a section has.
  ///
  /// - Precondition: there is such a section.
  @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    guard let count = content.itemCount(in: identifier) else { missing(identifier) }
    return count
  }

  /// The items of a section in order.
  ///
  /// - Precondition: there is such a section.
  @inlinable public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = content.itemIDs(in: identifier) else { missing(identifier) }
    return items
  }

  /// The section that an item is in; nil where there is no such item.
  @inlinable public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    content.section(containing: identifier)
  }

  /// An item's place among the items of all sections; nil where there is no such item.
  @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    content.index(ofItem: identifier)
  }

  /// A section's place among the sections; nil where there is no such section.
  @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.index(ofSection: identifier)
  }

  @usableFromInline func missing(_ identifier: SectionIdentifierType) -> Never {
    fatalError(
      "The snapshot has no section '\(identifier)' to ask for the items of; it has "
        + "\(numberOfSections) section(s), and indexOfSection(_:) says whether one is among them.")
  }
}
