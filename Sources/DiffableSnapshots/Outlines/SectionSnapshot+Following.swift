extension SectionSnapshot {
  /// An outline of items that have nothing above or below them.
  package init(flat items: [ItemID]) {
    self.init()
    do {
      try append(items)
    } catch {
      fatalError("A section has the same item twice: \(error)")
    }
  }

  /// Follows a change of the items that the outline shows.
  ///
  /// Items that are gone go, with what is below them. New ones are put behind the item in front of
  /// them, at its level, or at the beginning. Where that does not give the items in their order, they
  /// become an outline without levels. What Apple's UIKit does here is not documented.
  ///
  /// - Complexity: O(items).
  package mutating func follow(_ items: [ItemID]) {
    guard visibleItems != items else { return }
    let staying = Set(items)
    do {
      try delete(visibleItems.filter { !staying.contains($0) })
      var previous: ItemID?
      for item in items {
        defer { previous = item }
        guard !contains(item) else { continue }
        if let previous {
          try insert([item], .after, item: previous)
        } else if let first = rootItems.first {
          try insert([item], .before, item: first)
        } else {
          try append([item])
        }
      }
    } catch {
      fatalError("An outline does not follow its section: \(error)")
    }
    if visibleItems != items { self = SectionSnapshot(flat: items) }
  }
}
