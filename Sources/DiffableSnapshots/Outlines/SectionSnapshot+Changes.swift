extension SectionSnapshot {
  /// Puts new items at the end of what is below another one.
  ///
  /// - Parameter parent: the item above them; where it is nil, there is none.
  /// - Throws: `itemNotFound`, `repeatedItems` or `itemsExist`.
  /// - Complexity: O(new items + log items).
  public mutating func append(
    _ items: [ItemID], to parent: ItemID? = nil
  ) throws(SnapshotError) {
    var home = Self.root
    if let parent { home = try handle(of: parent) }
    order.append(try make(items, below: home), to: home + 1)
  }

  /// Puts new items next to another one, below the same item as that. Behind an item means behind all
  /// that is below it, too.
  ///
  /// - Throws: `itemNotFound`, `repeatedItems` or `itemsExist`.
  /// - Complexity: O(new items + log items).
  public mutating func insert(
    _ items: [ItemID], _ side: Snapshot<ItemID, ItemID>.Side, item neighbour: ItemID
  ) throws(SnapshotError) {
    let place = try handle(of: neighbour)
    order.insert(try make(items, below: nodes[place].parent), after: side == .after, place)
  }

  /// Puts an outline next to an item, its root items below the same item as that. What is expanded in
  /// it stays so.
  ///
  /// - Throws: `itemNotFound`, or `itemsExist` for items that are in both.
  /// - Complexity: O(new items + log items).
  public mutating func insert(
    _ outline: SectionSnapshot, _ side: Snapshot<ItemID, ItemID>.Side, item neighbour: ItemID
  ) throws(SnapshotError) {
    let place = try handle(of: neighbour)
    try requireNew(outline.items)
    graft(
      outline, below: Self.root, includingTop: false, to: nodes[place].parent,
      at: .next(to: place, after: side == .after))
  }

  /// Takes everything below an item away, and puts an outline there instead.
  ///
  /// - Throws: `itemNotFound`, or `itemsExist` for items of the outline that are elsewhere; then
  ///   nothing is changed.
  /// - Complexity: O(items below, old and new).
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

  /// Takes items away, and everything below them.
  ///
  /// - Throws: `itemNotFound`; then nothing is changed.
  /// - Complexity: O(log items) for each item that goes.
  public mutating func delete(_ items: [ItemID]) throws(SnapshotError) {
    var handles: [Handle] = []
    for item in items { handles.append(try handle(of: item)) }
    // One that is below another in the list is gone with that.
    for handle in handles where order.contains(handle) { remove(handle) }
    packIfWasteful()
  }

  /// Takes all items away.
  ///
  /// - Complexity: O(1), but for letting go of what no copy holds.
  public mutating func deleteAll() { self = SectionSnapshot() }

  /// Expands items, so that those directly below them are visible if they are themselves.
  ///
  /// - Returns: those that the outline does not have, which are passed over.
  /// - Complexity: O(given items).
  @discardableResult
  public mutating func expand(_ items: [ItemID]) -> [ItemID] { set(items, isExpanded: true) }

  /// Collapses items, so that nothing below them is visible.
  ///
  /// - Returns: those that the outline does not have, which are passed over.
  /// - Complexity: O(given items).
  @discardableResult
  public mutating func collapse(_ items: [ItemID]) -> [ItemID] { set(items, isExpanded: false) }

  private mutating func set(_ items: [ItemID], isExpanded: Bool) -> [ItemID] {
    items.filter { item in
      guard let handle = names.handle(of: item) else { return true }
      if nodes[handle].isExpanded != isExpanded { nodes[handle].isExpanded = isExpanded }
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

  /// The handles of new items, which are in no tree yet.
  private mutating func make(
    _ items: [ItemID], below parent: Handle
  ) throws(SnapshotError) -> ContiguousArray<Handle> {
    let handles = try names.insert(
      new: items, ifRepeated: SnapshotError.repeatedItems, ifKnown: SnapshotError.itemsExist)
    for _ in handles {
      nodes.append(Node(parent: parent))
      order.addTree()
    }
    return handles
  }

  /// Takes an item and everything below it away.
  private mutating func remove(_ handle: Handle) {
    order.remove(handle)
    var doomed = [handle]
    while let next = doomed.popLast() {
      doomed += order.handles(of: next + 1)
      order.removeAll(of: next + 1)
      names.remove(next)
    }
  }

  enum Place {
    case end
    case next(to: Handle, after: Bool)
  }

  /// Puts part of another outline into this one, which has none of its items.
  mutating func graft(
    _ outline: SectionSnapshot, below top: Handle, includingTop: Bool, to parent: Handle,
    at place: Place
  ) {
    /// The handle here of an item there.
    var copies: [Handle: Handle] = [:]
    func copy(_ handles: ContiguousArray<Handle>, below parent: Handle) -> ContiguousArray<Handle> {
      ContiguousArray(
        handles.map { handle in
          let copy = names.insert(outline.names.ids[handle]).handle
          var node = Node(parent: parent)
          node.isExpanded = outline.nodes[handle].isExpanded
          nodes.append(node)
          order.addTree()
          copies[handle] = copy
          return copy
        })
    }
    let first = includingTop ? [top] : outline.order.handles(of: top + 1)
    let run = copy(first, below: parent)
    switch place {
    case .end: order.append(run, to: parent + 1)
    case .next(let neighbour, let after): order.insert(run, after: after, neighbour)
    }
    var open = Array(first)
    while let next = open.popLast() {
      let below = outline.order.handles(of: next + 1)
      guard !below.isEmpty else { continue }
      order.append(copy(below, below: copies[next]!), to: copies[next]! + 1)
      open += below
    }
  }

  /// Begins anew without the items that were taken away, once they are more than those left.
  private mutating func packIfWasteful() {
    guard names.isWasteful else { return }
    var packed = SectionSnapshot()
    packed.graft(self, below: Self.root, includingTop: false, to: Self.root, at: .end)
    self = packed
  }
}
