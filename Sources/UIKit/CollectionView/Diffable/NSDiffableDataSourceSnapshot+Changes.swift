import DiffableSnapshots

extension NSDiffableDataSourceSnapshot {
  // MARK: - Items

  /// Appends items to a section. Items that the snapshot already contains are moved.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; the last one if it is `nil`.
  /// - Precondition: The snapshot contains the section, and the items are distinct.
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    change("appendItems(_:toSection:)") { content throws(SnapshotError) in
      try content.appendItems(identifiers, toSection: sectionIdentifier)
    }
  }

  /// Inserts items before another item. Items that the snapshot already contains are moved.
  ///
  /// - Precondition: `beforeIdentifier` is in the snapshot and isn't one of the moved items. The
  ///   items are distinct.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    change("insertItems(_:beforeItem:)") { content throws(SnapshotError) in
      try content.insertItems(identifiers, .before, item: beforeIdentifier)
    }
  }

  /// Inserts items after another item. Items that the snapshot already contains are moved.
  ///
  /// - Precondition: `afterIdentifier` is in the snapshot and isn't one of the moved items. The
  ///   items are distinct.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    change("insertItems(_:afterItem:)") { content throws(SnapshotError) in
      try content.insertItems(identifiers, .after, item: afterIdentifier)
    }
  }

  /// Deletes items. Items that the snapshot does not contain are ignored.
  @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    content.deleteItems(identifiers)
  }

  /// Deletes all items and sections.
  @inlinable public mutating func deleteAllItems() { content.deleteAllItems() }

  /// Moves an item before another item.
  ///
  /// - Precondition: The snapshot contains both items, which are distinct.
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    change("moveItem(_:beforeItem:)") { content throws(SnapshotError) in
      try content.moveItem(identifier, .before, item: toIdentifier)
    }
  }

  /// Moves an item after another item.
  ///
  /// - Precondition: The snapshot contains both items, which are distinct.
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    change("moveItem(_:afterItem:)") { content throws(SnapshotError) in
      try content.moveItem(identifier, .after, item: toIdentifier)
    }
  }

  /// Marks items as reloaded. Applying the snapshot replaces their cells.
  ///
  /// - Precondition: The snapshot contains the items.
  @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change("reloadItems(_:)") { content throws(SnapshotError) in
      try content.reloadItems(identifiers)
    }
  }

  /// Marks items as reconfigured. Applying the snapshot configures their existing cells, without
  /// preparing them for reuse.
  ///
  /// - Precondition: The snapshot contains the items.
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change("reconfigureItems(_:)") { content throws(SnapshotError) in
      try content.reconfigureItems(identifiers)
    }
  }

  // MARK: - Sections

  /// Appends new sections.
  ///
  /// - Precondition: The sections are distinct, and the snapshot contains none of them.
  @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change("appendSections(_:)") { content throws(SnapshotError) in
      try content.appendSections(identifiers)
    }
  }

  /// Inserts new sections before another section.
  ///
  /// - Precondition: The sections are distinct, and the snapshot contains the other section and
  ///   none of the new ones.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    change("insertSections(_:beforeSection:)") { content throws(SnapshotError) in
      try content.insertSections(identifiers, .before, section: toIdentifier)
    }
  }

  /// Inserts new sections after another section.
  ///
  /// - Precondition: The sections are distinct, and the snapshot contains the other section and
  ///   none of the new ones.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    change("insertSections(_:afterSection:)") { content throws(SnapshotError) in
      try content.insertSections(identifiers, .after, section: toIdentifier)
    }
  }

  /// Deletes sections with their items. Sections that the snapshot does not contain are ignored.
  @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    content.deleteSections(identifiers)
  }

  /// Moves a section with its items before another section.
  ///
  /// - Precondition: The snapshot contains both sections, which are distinct.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    change("moveSection(_:beforeSection:)") { content throws(SnapshotError) in
      try content.moveSection(identifier, .before, section: toIdentifier)
    }
  }

  /// Moves a section with its items after another section.
  ///
  /// - Precondition: The snapshot contains both sections, which are distinct.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    change("moveSection(_:afterSection:)") { content throws(SnapshotError) in
      try content.moveSection(identifier, .after, section: toIdentifier)
    }
  }

  /// Marks sections as reloaded. Applying the snapshot replaces their cells and supplementary
  /// views.
  ///
  /// - Precondition: The snapshot contains the sections.
  @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change("reloadSections(_:)") { content throws(SnapshotError) in
      try content.reloadSections(identifiers)
    }
  }
}
