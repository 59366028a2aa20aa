extension Snapshot {
  /// What turns another snapshot into this one.
  ///
  /// Identifiers make things the same. Marks of this snapshot on what is in both are part of the
  /// difference; marks of the old one are not.
  ///
  ///     let change = new.difference(from: old)
  ///     change.deletedItems        // positions in `old`
  ///     change.insertedItems       // positions in `new`
  ///     change.movedItems          // from a position in `old` to one in `new`
  ///
  /// - Complexity: O(changes · log items), if one of the snapshots was made from a copy of the other,
  ///   or both from copies of a third, `changes` being the identifiers touched since then; otherwise
  ///   O(items + moves · log items), where identifiers that follow each other in both are compared,
  ///   and only the others are hashed.
  public func difference(from old: Snapshot) -> SnapshotDifference {
    functions.compare(self, old)
  }

  /// Whether one of two snapshots was made from a copy of the other, or both from copies of a third, so that
  /// ``difference(from:)`` looks at the changes only.
  ///
  /// - Complexity: O(items / 16,384).
  public func isRelated(to other: Snapshot) -> Bool { functions.isRelated(self, other) }

  @inlinable func sharesPages(with other: Snapshot) -> Bool {
    itemNames.ids.sharedCount(with: other.itemNames.ids) > 0
      || sectionNames.ids.sharedCount(with: other.sectionNames.ids) > 0
  }

  @inlinable func comparison(with old: Snapshot) -> SnapshotDifference {
    let isRelated = sharesPages(with: old)
    let sections = ForestComparison(
      from: old.sectionNames, old.sectionOrder, to: sectionNames, sectionOrder,
      owners: isRelated ? nil : ([0], [0]))
    let owners = sections.ownerMap
    let items = ForestComparison(
      from: old.itemNames, old.itemOrder, to: itemNames, itemOrder,
      owners: isRelated
        ? nil : (Array(old.sectionOrder.handles(of: 0)), Array(sectionOrder.handles(of: 0))))

    var difference = SnapshotDifference()
    difference.add(sections: sections.changes(OwnerMap()))
    difference.add(
      items: items.changes(owners), oldSections: old.sectionOrder, newSections: sectionOrder)
    addMarks(to: &difference, old: old)
    return difference
  }

  @usableFromInline func addMarks(to difference: inout SnapshotDifference, old: Snapshot) {
    for handle in sectionsToReload.handles {
      guard let from = old.index(ofSection: sectionNames.ids[handle]) else { continue }
      difference.reloadedSections.append(
        .init(from: from, to: sectionOrder.place(of: handle).index))
    }
    func moves(_ handles: [Handle]) -> [SnapshotDifference.ItemMove] {
      handles.compactMap { handle in
        old.position(of: itemNames.ids[handle]).map {
          .init(from: $0, to: position(ofItem: handle))
        }
      }
    }
    let reloaded = itemsToReload.handles
    difference.reloadedItems = moves(reloaded)
    let reconfigured = itemsToReconfigure.handles
    guard !reconfigured.isEmpty else { return }
    let alsoReloaded = Set(reloaded)
    difference.reconfiguredItems = moves(reconfigured.filter { !alsoReloaded.contains($0) })
  }
}

extension SnapshotDifference {
  @usableFromInline mutating func add(sections changes: OrderChanges) {
    deletedSections = changes.deleted.map { Int($0.index) }.inOrder { $0 < $1 }
    insertedSections = changes.inserted.map { Int($0.index) }.inOrder { $0 < $1 }
    movedSections = changes.moved
      .map { SectionMove(from: Int($0.from.index), to: Int($0.to.index)) }
      .inOrder { $0.to < $1.to }
  }

  @usableFromInline mutating func add(
    items changes: OrderChanges, oldSections: OrderForest, newSections: OrderForest
  ) {
    var old = SectionFinder(oldSections)
    var new = SectionFinder(newSections)
    deletedItems = changes.deleted.map { old.position($0) }.inOrder { $0 < $1 }
    insertedItems = changes.inserted.map { new.position($0) }.inOrder { $0 < $1 }
    movedItems = changes.moved
      .map { ItemMove(from: old.position($0.from), to: new.position($0.to)) }
      .inOrder { $0.to < $1.to }
  }
}

/// Finds the places of sections, and remembers the last one.
private struct SectionFinder {
  private let forest: OrderForest
  private var known: (section: Handle, index: Int)?

  init(_ forest: OrderForest) { self.forest = forest }

  mutating func position(_ place: OrderChanges.Place) -> SnapshotPosition {
    if let known, known.section == place.owner {
      return SnapshotPosition(section: known.index, item: Int(place.index))
    }
    let index = forest.place(of: place.owner).index
    known = (place.owner, index)
    return SnapshotPosition(section: index, item: Int(place.index))
  }
}

extension Array {
  /// The same elements in order.
  ///
  /// - Complexity: O(n), if they are in order already.
  fileprivate func inOrder(_ isBefore: (Element, Element) -> Bool) -> Array {
    for index in indices.dropFirst() where isBefore(self[index], self[index - 1]) {
      return sorted(by: isBefore)
    }
    return self
  }
}
