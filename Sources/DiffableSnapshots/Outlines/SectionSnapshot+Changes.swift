extension SectionSnapshot {
  /// Appends new items to the children of an item.
  ///
  /// - Parameters:
  ///   - items: The new items.
  ///   - parent: The parent; `nil` for root items.
  /// - Throws: `itemNotFound`, `repeatedItems` or `itemsExist`.
  /// - Complexity: O(new items + log items).
  public mutating func append(
    _ items: [ItemID], to parent: ItemID? = nil
  ) throws(SnapshotError) {
    var home = Self.root
    if let parent { home = try handle(of: parent) }
    order.append(try make(items, below: home), to: home + 1)
  }

  /// Inserts new items next to another item, with the same parent. Items inserted after an item
  /// follow all its descendants.
  ///
  /// - Throws: `itemNotFound`, `repeatedItems` or `itemsExist`.
  /// - Complexity: O(new items + log items).
  public mutating func insert(
    _ items: [ItemID], _ side: Snapshot<ItemID, ItemID>.Side, item neighbor: ItemID
  ) throws(SnapshotError) {
    let target = try handle(of: neighbor)
    order.insert(try make(items, below: nodes[target].parent), after: side == .after, target)
  }

  /// Inserts an outline next to an item, with the same parent. The outline's expanded items stay
  /// expanded.
  ///
  /// - Throws: `itemNotFound`, or `itemsExist` for items of both outlines.
  /// - Complexity: O(new items + log items).
  public mutating func insert(
    _ outline: SectionSnapshot, _ side: Snapshot<ItemID, ItemID>.Side, item neighbor: ItemID
  ) throws(SnapshotError) {
    let target = try handle(of: neighbor)
    try requireNew(outline.items)
    graft(
      outline, below: Self.root, includingTop: false, to: nodes[target].parent,
      at: .next(to: target, after: side == .after))
  }

  /// Replaces the descendants of an item with an outline.
  ///
  /// - Throws: `itemNotFound`, or `itemsExist` for items of the outline that are not descendants of
  ///   the item, and leaves the section snapshot unchanged.
  /// - Complexity: O(old and new descendants).
  public mutating func replaceChildren(
    of parent: ItemID, with outline: SectionSnapshot
  ) throws(SnapshotError) {
    let home = try handle(of: parent)
    var leaving: Set<Handle> = []
    walk(below: home) { handle, _ in leaving.insert(handle).inserted }
    let known = outline.items.filter { item in
      names.handle(of: item).map { !leaving.contains($0) } ?? false
    }
    guard known.isEmpty else { throw .itemsExist(SnapshotError.describe(known)) }
    for child in order.handles(of: home + 1) { remove(child) }
    graft(outline, below: Self.root, includingTop: false, to: home, at: .end)
    packIfWasteful()
  }

  /// Deletes items and their descendants.
  ///
  /// - Throws: `itemNotFound`, and leaves the section snapshot unchanged.
  /// - Complexity: O(log items) for each deleted item.
  public mutating func delete(_ items: [ItemID]) throws(SnapshotError) {
    var handles: [Handle] = []
    for item in items { handles.append(try handle(of: item)) }
    // A descendant of another item in the list is already removed.
    for handle in handles where order.contains(handle) { remove(handle) }
    packIfWasteful()
  }

  /// Deletes all items.
  ///
  /// - Complexity: O(1), plus the release of unshared storage.
  public mutating func deleteAll() { self = SectionSnapshot() }

  /// Expands items. The children of a visible expanded item are visible.
  ///
  /// - Returns: The items that the outline does not contain, which are ignored.
  /// - Complexity: O(expanded items).
  @discardableResult
  public mutating func expand(_ items: [ItemID]) -> [ItemID] { set(items, isExpanded: true) }

  /// Collapses items. The descendants of a collapsed item are not visible.
  ///
  /// - Returns: The items that the outline does not contain, which are ignored.
  /// - Complexity: O(collapsed items).
  @discardableResult
  public mutating func collapse(_ items: [ItemID]) -> [ItemID] { set(items, isExpanded: false) }

  private mutating func set(_ items: [ItemID], isExpanded: Bool) -> [ItemID] {
    items.filter { item in
      guard let handle = names.handle(of: item) else { return true }
      if nodes[handle].isExpanded != isExpanded {
        nodes[handle].isExpanded = isExpanded
        log.add(handle)
      }
      return false
    }
  }

  private func handle(of item: ItemID) throws(SnapshotError) -> Handle {
    guard let handle = names.handle(of: item) else {
      throw .itemNotFound(SnapshotError.describe(item), itemCount: itemCount)
    }
    return handle
  }

  private func requireNew(_ items: [ItemID]) throws(SnapshotError) {
    let known = items.filter { contains($0) }
    guard known.isEmpty else { throw .itemsExist(SnapshotError.describe(known)) }
  }

  /// Creates the handles of new items, which are in no tree.
  private mutating func make(
    _ items: [ItemID], below parent: Handle
  ) throws(SnapshotError) -> ContiguousArray<Handle> {
    let handles = try names.insert(
      new: items, ifRepeated: SnapshotError.repeatedItems, ifKnown: SnapshotError.itemsExist)
    log.reset()
    for _ in handles {
      nodes.append(OutlineNode(parent: parent))
      order.addTree()
    }
    return handles
  }

  /// Removes an item and its descendants.
  private mutating func remove(_ handle: Handle) {
    log.reset()
    order.remove(handle)
    var remaining = [handle]
    while let next = remaining.popLast() {
      remaining += order.handles(of: next + 1)
      order.removeAll(of: next + 1)
      names.remove(next)
    }
  }

  /// A position among the children of an item.
  enum ChildPosition {
    case end
    case next(to: Handle, after: Bool)
  }

  /// Inserts part of another outline, whose items are all new.
  mutating func graft(
    _ outline: SectionSnapshot, below top: Handle, includingTop: Bool, to parent: Handle,
    at position: ChildPosition
  ) {
    log.reset()
    /// The handle in this outline of each handle in the other one.
    var copies: [Handle: Handle] = [:]
    func copy(_ handles: ContiguousArray<Handle>, below parent: Handle) -> ContiguousArray<Handle> {
      ContiguousArray(
        handles.map { handle in
          let copy = names.insert(outline.names.ids[handle]).handle
          var node = OutlineNode(parent: parent)
          node.isExpanded = outline.nodes[handle].isExpanded
          nodes.append(node)
          order.addTree()
          copies[handle] = copy
          return copy
        })
    }
    let first = includingTop ? [top] : outline.order.handles(of: top + 1)
    let run = copy(first, below: parent)
    switch position {
    case .end: order.append(run, to: parent + 1)
    case .next(let neighbor, let after): order.insert(run, after: after, neighbor)
    }
    var open = Array(first)
    while let next = open.popLast() {
      let below = outline.order.handles(of: next + 1)
      guard !below.isEmpty else { continue }
      order.append(copy(below, below: copies[next]!), to: copies[next]! + 1)
      open += below
    }
  }

  /// Rebuilds the storage without removed items, once they outnumber the remaining ones.
  private mutating func packIfWasteful() {
    guard names.isWasteful else { return }
    var packed = SectionSnapshot()
    packed.graft(self, below: Self.root, includingTop: false, to: Self.root, at: .end)
    self = packed
  }
}
