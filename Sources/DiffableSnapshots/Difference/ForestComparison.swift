/// The correspondence between the handles of two forests, in the ranges where the forests may
/// differ.
@usableFromInline
struct ForestComparison<ID: Hashable> {
  @usableFromInline let old: ChangedRanges
  @usableFromInline let new: ChangedRanges
  /// The index in `old.handles` of each handle in `new.handles`; negative for an inserted handle.
  @usableFromInline var partners: ContiguousArray<Int32>
  @usableFromInline let newForest: OrderForest

  /// Compares two forests.
  ///
  /// - Parameter owners: The owners of all trees, for unrelated forests; `nil` for forests that may
  ///   share leaves.
  @inlinable init(
    from oldNames: IdentityTable<ID>, _ oldForest: OrderForest, to newNames: IdentityTable<ID>,
    _ newForest: OrderForest, owners: (old: [Handle], new: [Handle])?
  ) {
    self.newForest = newForest
    guard let owners else {
      let known = Handle(oldNames.ids.sharedCount(with: newNames.ids))
      let isSame = { (handle: Handle) in
        handle < known
          || handle < min(oldNames.ids.count, newNames.ids.count)
            && oldNames.ids[handle] == newNames.ids[handle]
      }
      (old, new) = ChangedRanges.unshared(oldForest, newForest, isSame: isSame)
      partners = ContiguousArray(repeating: -1, count: new.handles.count)
      matchByHandle(oldNames, newNames, isSame)
      return
    }
    old = ChangedRanges(owners.old, of: oldForest)
    new = ChangedRanges(owners.new, of: newForest)
    partners = ContiguousArray(repeating: -1, count: new.handles.count)
    matchByIdentifier(oldNames, newNames)
  }

  /// The correspondence between the compared handles, as owners of the trees of another forest.
  @usableFromInline var ownerMap: OwnerMap {
    var map = OwnerMap()
    var isKept = ContiguousArray(repeating: false, count: old.handles.count)
    for (handle, partner) in zip(new.handles, partners) {
      map.oldByNew[handle] = partner < 0 ? -1 : old.handles[Int(partner)]
      if partner >= 0 { isKept[Int(partner)] = true }
    }
    for (handle, isKept) in zip(old.handles, isKept) where !isKept { map.deleted.insert(handle) }
    return map
  }

  /// Returns the deletions, insertions and moves between the forests.
  @usableFromInline func difference(_ owners: OwnerMap) -> OrderDifference {
    OrderDifference(from: old, to: new, partners: partners, owners: owners) {
      newForest.count(of: $0)
    }
  }

  /// Finds partners in unrelated forests.
  ///
  /// The successors of two partners are usually partners. The next identifiers are therefore
  /// compared first, and the table is queried only where they differ.
  @inlinable mutating func matchByIdentifier(
    _ oldNames: IdentityTable<ID>, _ newNames: IdentityTable<ID>
  ) {
    guard !old.handles.isEmpty else { return }
    let oldIndices = HandleMap(old.handles, limit: oldNames.ids.count)
    var next = 0
    for index in new.handles.indices {
      let id = newNames.ids[new.handles[index]]
      if next < old.handles.count, oldNames.ids[old.handles[next]] == id {
        partners[index] = Int32(next)
        next += 1
      } else if let handle = oldNames.handle(of: id) {
        let partner = oldIndices[handle]
        partners[index] = partner
        next = Int(partner) + 1
      }
    }
  }

  /// Finds partners in related forests, where most partners have the same handle. An identifier
  /// that was deleted and inserted again has another handle.
  @inlinable mutating func matchByHandle(
    _ oldNames: IdentityTable<ID>, _ newNames: IdentityTable<ID>, _ isSame: (Handle) -> Bool
  ) {
    guard !old.handles.isEmpty, !new.handles.isEmpty else { return }
    let oldIndices = HandleMap(old.handles, limit: oldNames.ids.count)
    var isKept = ContiguousArray(repeating: false, count: old.handles.count)
    var matchCount = 0
    for index in new.handles.indices {
      let partner = oldIndices[new.handles[index]]
      guard partner >= 0, isSame(new.handles[index]) else { continue }
      partners[index] = partner
      isKept[Int(partner)] = true
      matchCount += 1
    }
    let oldRest = old.handles.count - matchCount
    let newRest = new.handles.count - matchCount
    if oldRest == 0 || newRest == 0 { return }
    if newRest <= oldRest {
      for index in new.handles.indices where partners[index] < 0 {
        let id = newNames.ids[new.handles[index]]
        if let handle = oldNames.handle(of: id) { partners[index] = oldIndices[handle] }
      }
    } else {
      let newIndices = HandleMap(new.handles, limit: newNames.ids.count)
      for index in old.handles.indices where !isKept[index] {
        let id = oldNames.ids[old.handles[index]]
        if let handle = newNames.handle(of: id) {
          partners[Int(newIndices[handle])] = Int32(index)
        }
      }
    }
  }
}
