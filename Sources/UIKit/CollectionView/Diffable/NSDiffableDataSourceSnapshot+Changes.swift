import DiffableSnapshots

extension NSDiffableDataSourceSnapshot {
  // MARK: - Items

  /// Puts items at the end of a section. Items that the snapshot has already are moved there.
  ///
  /// - Parameter sectionIdentifier: the section; the last one where it is nil.
  /// - Precondition: there is such a section, and no item is named twice.
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    change("appendItems(_:toSection:)") { content throws(SnapshotError) in
      try content.appendItems(identifiers, toSection: sectionIdentifier)
    }
  }

  /// Puts items in front of another one. Items that the snapshot has already are moved there.
  ///
  /// - Precondition: the other item is in the snapshot and not among the items, and none is named
  ///   twice.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    change("insertItems(_:beforeItem:)") { content throws(SnapshotError) in
      try content.insertItems(identifiers, .before, item: beforeIdentifier)
    }
  }

  /// Puts items behind another one. Items that the snapshot has already are moved there.
  ///
  /// - Precondition: the other item is in the snapshot and not among the items, and none is named
  ///   twice.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    change("insertItems(_:afterItem:)") { content throws(SnapshotError) in
      try content.insertItems(identifiers, .after, item: afterIdentifier)
    }
  }

  /// Takes items away. Those that the snapshot does not have are passed over.
  @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    content.deleteItems(identifiers)
  }

  /// Takes all items away, and all sections with them.
  @inlinable public mutating func deleteAllItems() { content.deleteAllItems() }

  /// Moves an item in front of another one.
  ///
  /// - Precondition: both are in the snapshot, and are not the same.
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    change("moveItem(_:beforeItem:)") { content throws(SnapshotError) in
      try content.moveItem(identifier, .before, item: toIdentifier)
    }
  }

  /// Moves an item behind another one.
  ///
  /// - Precondition: both are in the snapshot, and are not the same.
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    change("moveItem(_:afterItem:)") { content throws(SnapshotError) in
      try content.moveItem(identifier, .after, item: toIdentifier)
    }
  }

  /// Marks items to be shown in new cells when the snapshot is applied.
  ///
  /// - Precondition: all of them are in the snapshot.
  @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change("reloadItems(_:)") { content throws(SnapshotError) in
      try content.reloadItems(identifiers)
    }
  }

  /// Marks items whose cells are to be filled again when the snapshot is applied. The cells stay
  /// and are not prepared for reuse.
  ///
  /// - Precondition: all of them are in the snapshot.
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change("reconfigureItems(_:)") { content throws(SnapshotError) in
      try content.reconfigureItems(identifiers)
    }
  }

  // MARK: - Sections

  /// Puts new sections behind all others.
  ///
  /// - Precondition: none of them is in the snapshot, and none is named twice.
  @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change("appendSections(_:)") { content throws(SnapshotError) in
      try content.appendSections(identifiers)
    }
  }

  /// Puts new sections in front of another one.
  ///
  /// - Precondition: the other section is in the snapshot, none of the new ones is, and none is
  ///   named twice.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    change("insertSections(_:beforeSection:)") { content throws(SnapshotError) in
      try content.insertSections(identifiers, .before, section: toIdentifier)
    }
  }

  /// Puts new sections behind another one.
  ///
  /// - Precondition: the other section is in the snapshot, none of the new ones is, and none is
  ///   named twice.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    change("insertSections(_:afterSection:)") { content throws(SnapshotError) in
      try content.insertSections(identifiers, .after, section: toIdentifier)
    }
  }

  /// Takes sections away with their items. Those that the snapshot does not have are passed over.
  @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    content.deleteSections(identifiers)
  }

  /// Moves a section with its items in front of another one.
  ///
  /// - Precondition: both are in the snapshot, and are not the same.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    change("moveSection(_:beforeSection:)") { content throws(SnapshotError) in
      try content.moveSection(identifier, .before, section: toIdentifier)
    }
  }

  /// Moves a section with its items behind another one.
  ///
  /// - Precondition: both are in the snapshot, and are not the same.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    change("moveSection(_:afterSection:)") { content throws(SnapshotError) in
      try content.moveSection(identifier, .after, section: toIdentifier)
    }
  }

  /// Marks sections to be shown anew when the snapshot is applied, with new cells and supplementary
  /// views.
  ///
  /// - Precondition: all of them are in the snapshot.
  @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change("reloadSections(_:)") { content throws(SnapshotError) in
      try content.reloadSections(identifiers)
    }
  }
}
