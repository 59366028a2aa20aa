extension Snapshot {
  /// Replaces the items of a section. Items that stay are modified only if their order changes.
  package mutating func replaceItems(
    in section: SectionID, with items: [ItemID]
  ) throws(SnapshotError) {
    let old = itemIDs(in: section) ?? []
    guard old != items else { return }
    let (known, wanted) = (Set(old), Set(items))
    deleteItems(old.filter { !wanted.contains($0) })
    guard old.filter({ wanted.contains($0) }) == items.filter({ known.contains($0) }) else {
      return try appendItems(items, toSection: section)
    }
    // New items form runs; each run follows an item that stays.
    var rest = items[...]
    var previous: ItemID?
    while !rest.isEmpty {
      let run = Array(rest.prefix { !known.contains($0) })
      rest = rest.dropFirst(run.count)
      if run.isEmpty {
        previous = rest.removeFirst()
      } else if let previous {
        try insertItems(run, .after, item: previous)
      } else if let next = rest.first {
        try insertItems(run, .before, item: next)
      } else {
        try appendItems(run, toSection: section)
      }
    }
  }

  /// Moves an item to its final position.
  package mutating func move(_ item: ItemID, to destination: SnapshotPosition) {
    do {
      // Without the item, the element at the destination becomes its successor.
      var others = self
      others.deleteItems([item])
      if let next = others.item(at: destination) {
        try moveItem(item, .before, item: next)
      } else {
        try appendItems([item], toSection: section(at: destination.section)!)
      }
    } catch {
      fatalError(
        "The item '\(item)' cannot be moved to item \(destination.item) of section "
          + "\(destination.section): \(error)")
    }
  }
}
