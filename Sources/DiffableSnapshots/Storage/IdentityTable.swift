/// A small number that stands for an identifier in one snapshot and those made from it.
@usableFromInline typealias Handle = Int32

/// Identifiers and their handles.
///
/// Handles are given out in order and never again for another identifier. So in two tables that
/// were copied from each other, a handle on a page of identifiers that both share stands for the same
/// identifier, and only handles given out lately have to be compared by their identifiers. An
/// identifier that was removed stays on its page until the snapshot is packed.
@usableFromInline
struct IdentityTable<ID: Hashable> {
  /// The identifier of each handle, removed ones included.
  @usableFromInline var ids = PagedArray<ID>()
  /// The handles of the identifiers that were not removed.
  @usableFromInline var index = HashIndex()

  @inlinable init() {}

  /// How many identifiers there are.
  @inlinable var count: Int { index.count }

  /// Whether removed identifiers take up so much room that it pays to begin anew.
  @inlinable var isWasteful: Bool { ids.count > 2 * count + 256 }

  @inlinable static func hash(of id: ID) -> UInt32 { UInt32(truncatingIfNeeded: id.hashValue) }

  /// - Complexity: O(1).
  @inlinable func handle(of id: ID) -> Handle? { handle(of: id, hash: Self.hash(of: id)) }

  @inlinable func handle(of id: ID, hash: UInt32) -> Handle? {
    // Without a closure, for which the table would be copied.
    for entry in index.entries(hash: hash) where HashIndex.hash(of: entry) == hash {
      let handle = HashIndex.handle(of: entry)
      if ids.pointer(at: handle).pointee == id { return handle }
    }
    return nil
  }

  /// The handle of an identifier, which gets one if it has none.
  ///
  /// - Complexity: O(1).
  @inlinable mutating func insert(_ id: ID) -> (handle: Handle, isNew: Bool) {
    let hash = Self.hash(of: id)
    if let handle = handle(of: id, hash: hash) { return (handle, false) }
    let handle = Handle(ids.count)
    ids.append(id)
    index.insert(handle, hash: hash)
    return (handle, true)
  }

  /// - Complexity: O(1).
  @inlinable mutating func remove(_ handle: Handle) {
    index.remove(handle, hash: Self.hash(of: ids[handle]))
  }

  /// Takes back all handles from one on, as if they had not been given out.
  ///
  /// - Complexity: O(handles taken back).
  @inlinable mutating func takeBack(from first: Int) {
    while ids.count > first {
      remove(Handle(ids.count - 1))
      ids.removeLast()
    }
  }
}

extension IdentityTable: Sendable where ID: Sendable {}

extension IdentityTable {
  /// What became of identifiers that were put into a table.
  @usableFromInline struct Run {
    /// The handles, in the order of the identifiers.
    @usableFromInline var handles: ContiguousArray<Handle> = []
    /// Those of them that were in the table before.
    @usableFromInline var known: [Handle] = []
    /// Whether an identifier occurred twice.
    @usableFromInline var hasRepetitions = false

    @inlinable init() {}
  }

  /// Gives handles that follow each other to identifiers, if all of them are new and no two are the same.
  ///
  /// - Returns: the handles; nil otherwise, with the table as it was.
  /// - Complexity: O(given identifiers).
  @inlinable mutating func insert(allNew identifiers: [ID]) -> Range<Handle>? {
    if ids.count == 0, identifiers.count > 1 { return build(identifiers) }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: identifiers.count) { hashes in
      guard containsNone(of: identifiers, hashes) else { return nil }
      let first = Handle(ids.count)
      index.reserveCapacity(count + identifiers.count)
      ids.append(contentsOf: identifiers)
      for offset in identifiers.indices {
        let handle = first + Handle(offset)
        let isAlone = index.insert(handle, hash: hashes[offset])
        if isAlone || !isRepeated(handle, hash: hashes[offset]) { continue }
        for earlier in 0...offset {
          index.remove(first + Handle(earlier), hash: hashes[earlier])
        }
        for _ in identifiers { ids.removeLast() }
        return nil
      }
      return first..<Handle(ids.count)
    }
  }

  /// Hashes identifiers, and returns whether none of them is in the table.
  ///
  /// A nonmutating method, which prevents a copy of the table for each lookup.
  @inlinable @inline(never) func containsNone(
    of identifiers: [ID], _ hashes: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    for offset in identifiers.indices {
      hashes.initializeElement(at: offset, to: Self.hash(of: identifiers[offset]))
    }
    if !index.contains(anyOf: UnsafeBufferPointer(hashes)) { return true }
    return identifiers.indices.allSatisfy {
      handle(of: identifiers[$0], hash: hashes[$0]) == nil
    }
  }

  /// Returns whether another handle stands for the identifier of a handle.
  @inlinable @inline(never) func isRepeated(_ handle: Handle, hash: UInt32) -> Bool {
    let id = ids[handle]
    for entry in index.entries(hash: hash) where HashIndex.hash(of: entry) == hash {
      let other = HashIndex.handle(of: entry)
      if other != handle, ids.pointer(at: other).pointee == id { return true }
    }
    return false
  }

  /// The handles of identifiers; those that have none get one.
  ///
  /// - Complexity: O(given identifiers).
  @inlinable mutating func insert(contentsOf identifiers: [ID]) -> Run {
    let first = Handle(ids.count)
    var run = Run()
    run.handles.reserveCapacity(identifiers.count)
    index.reserveCapacity(count + identifiers.count)
    for id in identifiers {
      let (handle, isNew) = insert(id)
      run.handles.append(handle)
      if isNew { continue }
      if handle >= first { run.hasRepetitions = true } else { run.known.append(handle) }
    }
    if run.known.count > 1, Set(run.known).count < run.known.count { run.hasRepetitions = true }
    return run
  }

  /// Puts the first identifiers into a table; nil, with the table still empty, where some are the same.
  ///
  /// - Complexity: O(given identifiers).
  @inlinable mutating func build(_ identifiers: [ID]) -> Range<Handle>? {
    var hashes = ContiguousArray<UInt32>()
    hashes.reserveCapacity(identifiers.count)
    for id in identifiers { hashes.append(Self.hash(of: id)) }
    guard
      index.build(hashes, isSame: { identifiers[Int($0)] == identifiers[Int($1)] })
    else { return nil }
    ids = PagedArray(identifiers)
    return 0..<Handle(identifiers.count)
  }

  /// The handles of identifiers that must not be in the table yet, and must differ.
  ///
  /// - Parameters:
  ///   - ifRepeated: what is thrown where some are named more than once.
  ///   - ifKnown: what is thrown where some are in the table already.
  /// - Throws: one of these; then the table is as it was.
  /// - Complexity: O(given identifiers).
  mutating func insert(
    new identifiers: [ID], ifRepeated: (SnapshotError.Identifiers) -> SnapshotError,
    ifKnown: (SnapshotError.Identifiers) -> SnapshotError
  ) throws(SnapshotError) -> ContiguousArray<Handle> {
    if let handles = insert(allNew: identifiers) { return ContiguousArray(handles) }
    let first = ids.count
    let run = insert(contentsOf: identifiers)
    guard run.known.isEmpty, !run.hasRepetitions else {
      takeBack(from: first)
      let repeated = SnapshotError.repetitions(in: identifiers)
      guard repeated.count == 0 else { throw ifRepeated(repeated) }
      throw ifKnown(SnapshotError.describe(run.known.map { ids[$0] }))
    }
    return run.handles
  }
}
