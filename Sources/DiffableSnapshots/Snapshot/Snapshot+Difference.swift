extension Snapshot {
  /// Returns the operations that turn another snapshot into this one.
  ///
  /// Sections and items correspond if their identifiers are equal. The difference includes the
  /// marks of this snapshot on elements of both, and no marks of the old one.
  ///
  ///     let change = new.difference(from: old)
  ///     change.deletedItems        // positions in `old`
  ///     change.insertedItems       // positions in `new`
  ///     change.movedItems          // from a position in `old` to one in `new`
  ///
  /// - Complexity: O(changes · log items) for related snapshots, where `changes` is the number of
  ///   identifiers affected since the snapshots were copied; otherwise O(items + moves · log
  ///   items), with one comparison for each identifier that has the same predecessor in both, and
  ///   hashing only for the others.
  public func difference(from old: Snapshot) -> SnapshotDifference {
    functions.compare(self, old)
  }

  /// Returns a Boolean value that indicates whether one snapshot is a changed copy of the other, or
  /// both are changed copies of a third, so that ``difference(from:)`` examines only the changes.
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
    difference.add(sections: sections.difference(OwnerMap()))
    difference.add(
      items: items.difference(owners), oldSections: old.sectionOrder, newSections: sectionOrder)
    addMarks(to: &difference, old: old)
    return difference
  }

  @usableFromInline func addMarks(to difference: inout SnapshotDifference, old: Snapshot) {
    for handle in sectionsToReload.handles {
      guard let from = old.index(ofSection: sectionNames.ids[handle]) else { continue }
      difference.reloadedSections.append(
        .init(from: from, to: sectionOrder.location(of: handle).index))
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
  @usableFromInline mutating func add(sections changes: OrderDifference) {
    deletedSections = changes.deleted.map { Int($0.index) }.inOrder { $0 < $1 }
    insertedSections = changes.inserted.map { Int($0.index) }.inOrder { $0 < $1 }
    movedSections = changes.moved
      .map { SectionMove(from: Int($0.from.index), to: Int($0.to.index)) }
      .inOrder { $0.to < $1.to }
  }

  @usableFromInline mutating func add(
    items changes: OrderDifference, oldSections: OrderForest, newSections: OrderForest
  ) {
    var old = PositionFinder(oldSections)
    var new = PositionFinder(newSections)
    deletedItems = changes.deleted.map { old.position($0) }.inOrder { $0 < $1 }
    insertedItems = changes.inserted.map { new.position($0) }.inOrder { $0 < $1 }
    movedItems = changes.moved
      .map { ItemMove(from: old.position($0.from), to: new.position($0.to)) }
      .inOrder { $0.to < $1.to }
  }
}

/// Converts locations to positions, with a cache of the last section.
private struct PositionFinder {
  private let forest: OrderForest
  private var known: (section: Handle, index: Int)?

  init(_ forest: OrderForest) { self.forest = forest }

  mutating func position(_ location: OrderDifference.Location) -> SnapshotPosition {
    if let known, known.section == location.owner {
      return SnapshotPosition(section: known.index, item: Int(location.index))
    }
    let index = forest.location(of: location.owner).index
    known = (location.owner, index)
    return SnapshotPosition(section: index, item: Int(location.index))
  }
}

extension Array {
  /// Returns the sorted elements.
  ///
  /// - Complexity: O(n), if the elements are already sorted.
  fileprivate func inOrder(_ isBefore: (Element, Element) -> Bool) -> Array {
    for index in indices.dropFirst() where isBefore(self[index], self[index - 1]) {
      return sorted(by: isBefore)
    }
    return self
  }
}
