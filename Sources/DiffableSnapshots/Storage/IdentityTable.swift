/// A small number that represents an identifier in a snapshot and its copies.
@usableFromInline typealias Handle = Int32

/// A table of identifiers and their handles.
///
/// Handles are assigned in ascending order and never reused. Two related tables therefore agree on
/// every handle whose identifier lies on a page that both share; only recently assigned handles
/// require a comparison of identifiers. A removed identifier remains on its page until the snapshot
/// is packed.
@usableFromInline
struct IdentityTable<ID: Hashable> {
  /// The identifier of each handle, including removed ones.
  @usableFromInline var ids = PagedArray<ID>()
  /// The handles of the identifiers in the table, without removed ones.
  @usableFromInline var index = HashIndex()

  @inlinable init() {}

  /// The number of identifiers.
  @inlinable var count: Int { index.count }

  /// A Boolean value that indicates whether removed identifiers outnumber the remaining ones.
  @inlinable var isWasteful: Bool { ids.count > 2 * count + 256 }

  /// Returns the hash value of an identifier.
  @inlinable static func hash(of id: ID) -> UInt32 {
    guard ID.self == Int.self else { return UInt32(truncatingIfNeeded: id.hashValue) }
    var hashing = NumberHashing()
    return hashing.hash(of: unsafeBitCast(id, to: Int.self))
  }

  /// - Complexity: O(1).
  @inlinable func handle(of id: ID) -> Handle? { handle(of: id, hash: Self.hash(of: id)) }

  @inlinable func handle(of id: ID, hash: UInt32) -> Handle? {
    // A closure would copy the table.
    for entry in index.entries(hash: hash) where HashIndex.hash(of: entry) == hash {
      let handle = HashIndex.handle(of: entry)
      if ids.pointer(at: handle).pointee == id { return handle }
    }
    return nil
  }

  /// Returns the handle of an identifier, and creates it for a new one.
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

  /// Removes all handles from one on, and makes their numbers available again.
  ///
  /// - Complexity: O(removed handles).
  @inlinable mutating func removeHandles(from first: Int) {
    while ids.count > first {
      remove(Handle(ids.count - 1))
      ids.removeLast()
    }
  }
}

extension IdentityTable: Sendable where ID: Sendable {}

extension IdentityTable {
  /// The result of an insertion of identifiers.
  @usableFromInline struct Insertion {
    /// The handles, in the order of the identifiers.
    @usableFromInline var handles: ContiguousArray<Handle> = []
    /// The handles of identifiers that the table already contained.
    @usableFromInline var known: [Handle] = []
    /// A Boolean value that indicates whether an identifier occurs more than once.
    @usableFromInline var hasRepetitions = false

    @inlinable init() {}
  }

  /// Assigns consecutive handles to identifiers, if all of them are new and distinct.
  ///
  /// - Returns: The handles; `nil` if the identifiers are not new and distinct, which leaves the
  ///   table unchanged.
  /// - Complexity: O(identifiers).
  @inlinable mutating func insert(allNew identifiers: [ID]) -> Range<Handle>? {
    if ids.count == 0, identifiers.count > 1 { return build(identifiers) }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: identifiers.count) { hashes in
      guard containsNone(of: identifiers, hashes) else { return nil }
      let first = Handle(ids.count)
      index.reserveCapacity(count + identifiers.count)
      ids.append(contentsOf: identifiers)
      let areAlone = index.insert(from: first, hashes: UnsafeBufferPointer(hashes))
      if areAlone || !hasRepetition(from: first, hashes) { return first..<Handle(ids.count) }
      for offset in identifiers.indices {
        index.remove(first + Handle(offset), hash: hashes[offset])
        ids.removeLast()
      }
      return nil
    }
  }

  /// Hashes identifiers, and returns a Boolean value that indicates whether all of them are new.
  ///
  /// The method is nonmutating, so that a lookup does not copy the table.
  @inlinable @inline(never) func containsNone(
    of identifiers: [ID], _ hashes: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    Self.hash(identifiers, into: hashes)
    if !index.contains(anyOf: UnsafeBufferPointer(hashes)) { return true }
    return identifiers.indices.allSatisfy {
      handle(of: identifiers[$0], hash: hashes[$0]) == nil
    }
  }

  /// Writes the hash value of each identifier to a buffer.
  @inlinable static func hash(
    _ identifiers: [ID], into hashes: UnsafeMutableBufferPointer<UInt32>
  ) {
    if ID.self == Int.self {
      var hashing = NumberHashing()
      for offset in identifiers.indices {
        hashes.initializeElement(
          at: offset,
          to: hashing.hash(of: unsafeBitCast(identifiers[offset], to: Int.self)))
      }
    } else {
      for offset in identifiers.indices {
        hashes.initializeElement(at: offset, to: hash(of: identifiers[offset]))
      }
    }
  }

  /// Returns a Boolean value that indicates whether another handle represents the identifier of one
  /// of the handles from one on.
  @inlinable @inline(never) func hasRepetition(
    from first: Handle, _ hashes: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    hashes.indices.contains { isRepeated(first + Handle($0), hash: hashes[$0]) }
  }

  /// Returns a Boolean value that indicates whether another handle represents the identifier of a
  /// handle.
  @inlinable func isRepeated(_ handle: Handle, hash: UInt32) -> Bool {
    let id = ids[handle]
    for entry in index.entries(hash: hash) where HashIndex.hash(of: entry) == hash {
      let other = HashIndex.handle(of: entry)
      if other != handle, ids.pointer(at: other).pointee == id { return true }
    }
    return false
  }

  /// Returns the handles of identifiers, and creates handles for new ones.
  ///
  /// - Complexity: O(identifiers).
  @inlinable mutating func insert(contentsOf identifiers: [ID]) -> Insertion {
    let first = Handle(ids.count)
    var result = Insertion()
    result.handles.reserveCapacity(identifiers.count)
    index.reserveCapacity(count + identifiers.count)
    for id in identifiers {
      let (handle, isNew) = insert(id)
      result.handles.append(handle)
      if isNew { continue }
      if handle >= first { result.hasRepetitions = true } else { result.known.append(handle) }
    }
    if result.known.count > 1, Set(result.known).count < result.known.count {
      result.hasRepetitions = true
    }
    return result
  }

  /// Inserts identifiers into an empty table.
  ///
  /// - Returns: The handles; `nil` if the identifiers are not distinct, which leaves the table
  ///   empty.
  /// - Complexity: O(identifiers).
  @inlinable mutating func build(_ identifiers: [ID]) -> Range<Handle>? {
    let hashes = ContiguousArray<UInt32>(unsafeUninitializedCapacity: identifiers.count) {
      Self.hash(identifiers, into: $0)
      $1 = identifiers.count
    }
    guard
      index.build(hashes, isSame: { identifiers[Int($0)] == identifiers[Int($1)] })
    else { return nil }
    ids = PagedArray(identifiers)
    return 0..<Handle(identifiers.count)
  }

  /// Creates the handles of identifiers, which have to be new and distinct.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - ifRepeated: The error for identifiers that occur more than once.
  ///   - ifKnown: The error for identifiers that the table already contains.
  /// - Throws: One of these errors, and leaves the table unchanged.
  /// - Complexity: O(identifiers).
  mutating func insert(
    new identifiers: [ID], ifRepeated: (SnapshotError.Identifiers) -> SnapshotError,
    ifKnown: (SnapshotError.Identifiers) -> SnapshotError
  ) throws(SnapshotError) -> ContiguousArray<Handle> {
    if let handles = insert(allNew: identifiers) { return ContiguousArray(handles) }
    let first = ids.count
    let inserted = insert(contentsOf: identifiers)
    guard inserted.known.isEmpty, !inserted.hasRepetitions else {
      removeHandles(from: first)
      let repeated = SnapshotError.repetitions(in: identifiers)
      guard repeated.count == 0 else { throw ifRepeated(repeated) }
      throw ifKnown(SnapshotError.describe(inserted.known.map { ids[$0] }))
    }
    return inserted.handles
  }
}
