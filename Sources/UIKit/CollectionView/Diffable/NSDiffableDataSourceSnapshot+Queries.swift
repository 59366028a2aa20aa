import DiffableSnapshots

extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections.
  @inlinable public var numberOfItems: Int { content.itemCount }

  /// The number of sections.
  @inlinable public var numberOfSections: Int { content.sectionCount }

  /// The identifiers of the sections, in order.
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] { content.sectionIDs }

  /// The identifiers of the items in all sections, in order.
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

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The snapshot contains the section.
  @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    guard let count = content.itemCount(in: identifier) else { missing(identifier) }
    return count
  }

  /// Returns the identifiers of a section's items, in order.
  ///
  /// - Precondition: The snapshot contains the section.
  @inlinable public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = content.itemIDs(in: identifier) else { missing(identifier) }
    return items
  }

  /// Returns the section that contains an item; `nil` if the snapshot does not contain the item.
  @inlinable public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    content.section(containing: identifier)
  }

  /// Returns the index of an item among the items of all sections; `nil` if the snapshot does not
  /// contain the item.
  @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    content.index(ofItem: identifier)
  }

  /// Returns the index of a section; `nil` if the snapshot does not contain the section.
  @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.index(ofSection: identifier)
  }

  @usableFromInline func missing(_ identifier: SectionIdentifierType) -> Never {
    fatalError(
      "The items of section '\(identifier)' do not exist, because the snapshot does not contain the "
        + "section among its \(numberOfSections) section(s); check it with indexOfSection(_:).")
  }
}
