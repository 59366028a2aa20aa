extension SectionSnapshot {
  /// A change of the visible items by an item that is expanded or collapsed.
  package enum VisibleChange {
    /// The items become visible after their parent.
    case insert([ItemID], after: ItemID)
    /// The items are no longer visible.
    case delete([ItemID])
  }

  /// Returns the changes of the visible items since another outline with the same items, from which
  /// this one was copied or the other way round; `nil` for other outlines.
  ///
  /// Performed one after the other, the changes turn the visible items of the other outline into
  /// the visible items of this one.
  ///
  /// - Complexity: O(items that become visible or invisible, and expanded or collapsed ones).
  package func visibleChanges(since old: SectionSnapshot) -> [VisibleChange]? {
    let changed = log.changes(since: old.log)?.filter {
      nodes[$0].isExpanded != old.nodes[$0].isExpanded
    }
    guard let changed else { return nil }
    // The visible items below one changed item are the same before and after.
    if changed.count == 1 { return change(at: changed[0], visibleIn: self).map { [$0] } ?? [] }
    var state = old
    var changes: [VisibleChange] = []
    for handle in changed {
      if let change = change(at: handle, visibleIn: state) { changes.append(change) }
      state.nodes[handle].isExpanded.toggle()
    }
    return changes
  }

  /// Returns the change by an item that is expanded or collapsed in this outline; `nil` for none.
  ///
  /// - Parameter state: The outline that decides which other items are visible.
  private func change(at handle: Handle, visibleIn state: SectionSnapshot) -> VisibleChange? {
    let items =
      state.isVisible(handle)
      ? state.identifiers(below: handle) { state.nodes[$0].isExpanded } : []
    guard !items.isEmpty else { return nil }
    return nodes[handle].isExpanded ? .insert(items, after: names.ids[handle]) : .delete(items)
  }
}

extension Snapshot {
  /// Performs changes of the visible items of an outline, which are the items of a section.
  ///
  /// - Returns: `false` if an item of the changes is in an unexpected place; the snapshot may be
  ///   changed in part.
  /// - Complexity: O(changed items · log items).
  package mutating func perform(
    _ changes: [SectionSnapshot<ItemID>.VisibleChange], in section: SectionID
  ) -> Bool {
    for change in changes {
      switch change {
      case .delete(let items):
        guard functions.deleteItems(&self, items, section) else { return false }
      case .insert(let items, let parent):
        guard functions.insertItems(&self, items, parent, section) else { return false }
      }
    }
    return true
  }

  /// Deletes items of a section; returns `false`, and changes nothing, if one of them is not in it.
  @inlinable mutating func deleteItems(_ items: [ItemID], of section: SectionID) -> Bool {
    guard let home = sectionNames.handle(of: section) else { return items.isEmpty }
    for item in items {
      guard let handle = itemNames.handle(of: item), itemOrder.owner(of: handle) == home else {
        return false
      }
    }
    deleteItems(items)
    return true
  }

  /// Inserts items after an item of a section; returns `false` if the item is not in it, or if the
  /// items cannot be inserted there.
  @inlinable mutating func insertItems(
    _ items: [ItemID], after parent: ItemID, of section: SectionID
  ) -> Bool {
    guard let handle = itemNames.handle(of: parent),
      itemOrder.owner(of: handle) == sectionNames.handle(of: section)
    else { return false }
    do {
      try insertItems(items, .after, item: parent)
    } catch {
      return false
    }
    return true
  }
}
