extension SectionSnapshot {
  /// Creates an outline of root items without children.
  package init(flat items: [ItemID]) {
    self.init()
    do {
      try append(items)
    } catch {
      fatalError("A section with \(items.count) item(s) contains an item more than once: \(error)")
    }
  }

  /// Updates the outline to a new list of visible items.
  ///
  /// Missing items are deleted with their descendants. A new item is inserted after its
  /// predecessor, at the predecessor's level, or at the beginning. If the order of the visible
  /// items differs after that, the outline becomes a list of root items. Apple does not document
  /// UIKit's behavior.
  ///
  /// - Complexity: O(items).
  package mutating func update(visibleItems items: [ItemID]) {
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
      fatalError(
        "An outline of \(itemCount) item(s) cannot be updated to the \(items.count) item(s) of its "
          + "section: \(error)")
    }
    if visibleItems != items { self = SectionSnapshot(flat: items) }
  }
}
