/// Which handles of one forest stand for the same identifiers as which handles of another, wherever
/// the two may differ.
@usableFromInline
struct ForestComparison<ID: Hashable> {
  @usableFromInline let old: Stretches
  @usableFromInline let new: Stretches
  /// For each handle of the new stretches its place among those of the old ones; below zero for what
  /// is new.
  @usableFromInline var partners: ContiguousArray<Int32>
  @usableFromInline let newForest: OrderForest

  /// - Parameter owners: the owners of all trees, where the forests are not related; nil where they
  ///   may share leaves.
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
      (old, new) = Stretches.unshared(oldForest, newForest, isSame: isSame)
      partners = ContiguousArray(repeating: -1, count: new.handles.count)
      matchByHandle(oldNames, newNames, isSame)
      return
    }
    old = Stretches(owners.old, of: oldForest)
    new = Stretches(owners.new, of: newForest)
    partners = ContiguousArray(repeating: -1, count: new.handles.count)
    matchByIdentifier(oldNames, newNames)
  }

  /// Which of the compared handles, as owners of other trees, are which.
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

  /// What has changed.
  @usableFromInline func changes(_ owners: OwnerMap) -> OrderChanges {
    OrderChanges(from: old, to: new, partners: partners, owners: owners) {
      newForest.count(of: $0)
    }
  }

  /// Finds partners in forests that are not related.
  ///
  /// What follows a pair of partners is most often a pair, too. So the next identifiers are compared
  /// first, and only where they differ is the table asked.
  @inlinable mutating func matchByIdentifier(
    _ oldNames: IdentityTable<ID>, _ newNames: IdentityTable<ID>
  ) {
    guard !old.handles.isEmpty else { return }
    let places = HandleMap(old.handles, limit: oldNames.ids.count)
    var next = 0
    for place in new.handles.indices {
      let id = newNames.ids[new.handles[place]]
      if next < old.handles.count, oldNames.ids[old.handles[next]] == id {
        partners[place] = Int32(next)
        next += 1
      } else if let handle = oldNames.handle(of: id) {
        let partner = places[handle]
        partners[place] = partner
        next = Int(partner) + 1
      }
    }
  }

  /// Finds partners in forests that are related: most often they have the same handle. An identifier
  /// that was taken away and put in again has another one.
  @inlinable mutating func matchByHandle(
    _ oldNames: IdentityTable<ID>, _ newNames: IdentityTable<ID>, _ isSame: (Handle) -> Bool
  ) {
    guard !old.handles.isEmpty, !new.handles.isEmpty else { return }
    let places = HandleMap(old.handles, limit: oldNames.ids.count)
    var isKept = ContiguousArray(repeating: false, count: old.handles.count)
    var found = 0
    for place in new.handles.indices {
      let partner = places[new.handles[place]]
      guard partner >= 0, isSame(new.handles[place]) else { continue }
      partners[place] = partner
      isKept[Int(partner)] = true
      found += 1
    }
    let (oldRest, newRest) = (old.handles.count - found, new.handles.count - found)
    if oldRest == 0 || newRest == 0 { return }
    if newRest <= oldRest {
      for place in new.handles.indices where partners[place] < 0 {
        let id = newNames.ids[new.handles[place]]
        if let handle = oldNames.handle(of: id) { partners[place] = places[handle] }
      }
    } else {
      let newPlaces = HandleMap(new.handles, limit: newNames.ids.count)
      for place in old.handles.indices where !isKept[place] {
        let id = oldNames.ids[old.handles[place]]
        if let handle = newNames.handle(of: id) {
          partners[Int(newPlaces[handle])] = Int32(place)
        }
      }
    }
  }
}

/// The places of handles in a list.
@usableFromInline
struct HandleMap {
  /// By handle, where the list is long; below zero where the handle is not in it.
  @usableFromInline var table: ContiguousArray<Int32> = []
  /// By handle, where the list is short.
  @usableFromInline var dictionary: [Handle: Int32] = [:]

  /// - Parameter limit: a number above all handles that it is asked for.
  @usableFromInline init(_ handles: ContiguousArray<Handle>, limit: Int) {
    if handles.count * 16 > limit {
      table = ContiguousArray(repeating: -1, count: limit)
      for (place, handle) in handles.enumerated() { table[Int(handle)] = Int32(place) }
    } else {
      dictionary.reserveCapacity(handles.count)
      for (place, handle) in handles.enumerated() { dictionary[handle] = Int32(place) }
    }
  }

  @inlinable subscript(handle: Handle) -> Int32 {
    if table.isEmpty { return dictionary[handle] ?? -1 }
    return handle < table.count ? table[Int(handle)] : -1
  }
}
