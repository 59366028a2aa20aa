/// A hash table of handles, whose storage is shared between copies.
///
/// The table grows and shrinks by one bucket at a time (linear hashing, Litwin 1980), so that a
/// change copies only a few buckets.
@usableFromInline
struct HashIndex: Sendable {
  /// A list of entries with a hash value in the upper half and a handle in the lower half.
  @usableFromInline typealias Bucket = ContiguousArray<UInt64>

  @usableFromInline var buckets = PagedArray<Bucket>()
  /// The number of handles.
  @usableFromInline var count = 0

  /// The maximum average number of handles in a bucket.
  @inlinable static var load: Int { 10 }

  @inlinable init() {}

  /// The greatest power of two that does not exceed the number of buckets.
  @inlinable var round: Int { 1 << (Int.bitWidth - 1 - buckets.count.leadingZeroBitCount) }

  /// Returns the index of the bucket of a hash value.
  ///
  /// - Precondition: The table has buckets.
  @inlinable func bucketIndex(of hash: UInt32) -> Int {
    let round = round
    let index = Int(hash) & (round << 1 - 1)
    return index < buckets.count ? index : Int(hash) & (round - 1)
  }

  /// Returns the entries of the bucket of a hash value.
  ///
  /// The buffer is valid until the table is modified or destroyed.
  @inlinable func entries(hash: UInt32) -> UnsafeBufferPointer<UInt64> {
    guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return buckets.pointer(at: Int32(bucketIndex(of: hash))).pointee.withUnsafeBufferPointer { $0 }
  }

  /// Returns a Boolean value that indicates whether an entry has one of some hash values.
  ///
  /// Buckets are located before any is read, and no branch depends on an entry, so that the memory
  /// accesses of several buckets overlap.
  ///
  /// - Complexity: O(hash values).
  @usableFromInline func contains(anyOf hashes: UnsafeBufferPointer<UInt32>) -> Bool {
    guard count > 0 else { return false }
    return withUnsafeTemporaryAllocation(
      of: UnsafeBufferPointer<UInt64>.self, capacity: hashes.count
    ) { found in
      for (offset, hash) in hashes.enumerated() {
        found.initializeElement(at: offset, to: entries(hash: hash))
      }
      var difference: UInt64 = .max
      for (bucket, hash) in zip(found, hashes) {
        let entry = UInt64(hash) << 32
        for other in bucket { difference = min(difference, (other ^ entry) >> 32) }
      }
      return difference == 0
    }
  }

  @inlinable static func hash(of entry: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: entry >> 32)
  }
  @inlinable static func handle(of entry: UInt64) -> Handle { Handle(truncatingIfNeeded: entry) }

  /// Inserts a handle.
  ///
  /// - Returns: `true` if no other handle in the table has the hash value.
  /// - Complexity: O(1).
  @discardableResult
  @usableFromInline mutating func insert(_ handle: Handle, hash: UInt32) -> Bool {
    if buckets.count == 0 { buckets.append([]) }
    let isAlone = Self.add(
      UInt64(hash) << 32 | UInt64(UInt32(bitPattern: handle)), to: &buckets[bucketIndex(of: hash)])
    count += 1
    if count > buckets.count * Self.load { split() }
    checkInvariants(step: Int(handle))
    return isAlone
  }

  /// Inserts consecutive handles.
  ///
  /// - Parameters:
  ///   - first: The first handle.
  ///   - hashes: The hash value of each handle.
  /// - Returns: `true` if no two handles in the table have one of the hash values.
  /// - Complexity: O(hash values).
  @usableFromInline mutating func insert(
    from first: Handle, hashes: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    if buckets.count == 0 { buckets.append([]) }
    let (count, round) = (buckets.count, round)
    func bucketIndex(of hash: UInt32) -> Int {
      let index = Int(hash) & (round << 1 - 1)
      return index < count ? index : Int(hash) & (round - 1)
    }
    var areAlone = true
    var offset = 0
    while offset < hashes.count {
      var bucket = bucketIndex(of: hashes[offset])
      let page = bucket >> PagedArray<Bucket>.pageBits
      // Several handles often belong to one page.
      buckets.withPage(page) { buckets in
        repeat {
          let handle = first + Handle(truncatingIfNeeded: offset)
          let isAlone = Self.add(
            UInt64(hashes[offset]) << 32 | UInt64(UInt32(bitPattern: handle)),
            to: &buckets[bucket & PagedArray<Bucket>.mask])
          areAlone = areAlone && isAlone
          offset += 1
          guard offset < hashes.count else { return }
          bucket = bucketIndex(of: hashes[offset])
        } while bucket >> PagedArray<Bucket>.pageBits == page
      }
    }
    self.count += hashes.count
    while self.count > buckets.count * Self.load { split() }
    checkInvariants(step: Int(first))
    return areAlone
  }

  /// - Complexity: O(1).
  @usableFromInline mutating func remove(_ handle: Handle, hash: UInt32) {
    let entry = UInt64(hash) << 32 | UInt64(UInt32(bitPattern: handle))
    let bucket = bucketIndex(of: hash)
    guard let offset = buckets[bucket].firstIndex(of: entry) else { return }
    let last = buckets[bucket].removeLast()
    if offset < buckets[bucket].count { buckets[bucket][offset] = last }
    count -= 1
    if buckets.count > 1, count < buckets.count * Self.load / 4 { join() }
    checkInvariants(step: Int(handle))
  }

  /// Reserves buckets, so that many insertions do not split one bucket after another.
  ///
  /// - Complexity: O(handles) if the number of buckets more than doubles; otherwise O(1).
  @usableFromInline mutating func reserveCapacity(_ capacity: Int) {
    let needed = capacity / Self.load + 1
    guard needed > buckets.count * 2 else { return }
    let old = buckets
    buckets = PagedArray(repeatElement(Bucket(), count: needed))
    for bucket in 0..<old.count {
      for entry in old[bucket] { add(entry) }
    }
    checkInvariants(step: 0)
  }

  /// Fills an empty table with the handles from zero on.
  ///
  /// Entries are first sorted by bucket, so that each bucket is allocated once at its final size.
  ///
  /// - Parameters:
  ///   - hashes: The hash value of each handle.
  ///   - isSame: A closure that returns whether two handles with equal hash values represent the
  ///     same identifier.
  /// - Returns: `false` if identifiers occur more than once, which leaves the table empty.
  /// - Complexity: O(handles).
  @usableFromInline mutating func build(
    _ hashes: ContiguousArray<UInt32>, isSame: (Handle, Handle) -> Bool
  ) -> Bool {
    let bucketCount = hashes.count / Self.load + 1
    let round = 1 << (Int.bitWidth - 1 - bucketCount.leadingZeroBitCount)
    func bucketIndex(of hash: UInt32) -> Int {
      let index = Int(hash) & (round << 1 - 1)
      return index < bucketCount ? index : Int(hash) & (round - 1)
    }
    // The end of each bucket; during filling, the index of its next entry.
    var ends = ContiguousArray<Int32>(repeating: 0, count: bucketCount + 1)
    for hash in hashes { ends[bucketIndex(of: hash) + 1] += 1 }
    for bucket in 0..<bucketCount { ends[bucket + 1] += ends[bucket] }
    let entries = Bucket(unsafeUninitializedCapacity: hashes.count) { buffer, count in
      for (handle, hash) in hashes.enumerated() {
        let bucket = bucketIndex(of: hash)
        (buffer.baseAddress! + Int(ends[bucket])).initialize(
          to: UInt64(hash) << 32 | UInt64(handle))
        ends[bucket] += 1
      }
      count = hashes.count
    }
    var made = ContiguousArray<Bucket>()
    made.reserveCapacity(bucketCount)
    var start = 0
    for bucket in 0..<bucketCount {
      let end = Int(ends[bucket])
      for index in start..<end {
        let hash = Self.hash(of: entries[index])
        for other in start..<index where Self.hash(of: entries[other]) == hash {
          if isSame(Self.handle(of: entries[other]), Self.handle(of: entries[index])) {
            return false
          }
        }
      }
      made.append(start < end ? Bucket(entries[start..<end]) : [])
      start = end
    }
    buckets = PagedArray(made)
    count = hashes.count
    checkInvariants(step: 0)
    return true
  }

  private mutating func add(_ entry: UInt64) {
    Self.add(entry, to: &buckets[bucketIndex(of: Self.hash(of: entry))])
  }

  /// Adds an entry to a bucket.
  ///
  /// - Returns: `true` if no other entry of the bucket has its hash value.
  @discardableResult
  private static func add(_ entry: UInt64, to bucket: inout Bucket) -> Bool {
    if bucket.capacity == 0 { bucket.reserveCapacity(load + 4) }
    var difference: UInt64 = .max
    bucket.withUnsafeBufferPointer { entries in
      for other in entries { difference = min(difference, (other ^ entry) >> 32) }
    }
    bucket.append(entry)
    return difference != 0
  }

  /// Adds a bucket, and moves its entries from another bucket to it.
  private mutating func split() {
    let new = buckets.count
    let source = new - round
    let mask = round << 1 - 1
    buckets.append(Self.takeEntries(of: new, by: mask, outOf: &buckets[source]))
  }

  /// Removes the entries of a new bucket from an existing one. The others keep their order and
  /// storage.
  private static func takeEntries(
    of index: Int, by mask: Int, outOf bucket: inout Bucket
  ) -> Bucket {
    var taken = Bucket()
    var kept = 0
    for offset in bucket.indices {
      let entry = bucket[offset]
      if Int(hash(of: entry)) & mask == index {
        add(entry, to: &taken)
      } else {
        if kept < offset { bucket[kept] = entry }
        kept += 1
      }
    }
    bucket.removeLast(bucket.count - kept)
    return taken
  }

  /// Removes the last bucket, and moves its entries back to the bucket that it was split from.
  private mutating func join() {
    let entries = buckets[buckets.count - 1]
    buckets.removeLast()
    for entry in entries { add(entry) }
  }
}

extension HashIndex {
  private func checkInvariants(step: Int) {
    checkInvariant(step: step, visiting: count + buckets.count, brokenInvariant())
  }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(handles + buckets).
  func brokenInvariant() -> String? {
    var found = 0
    for bucket in 0..<buckets.count {
      for entry in buckets[bucket] {
        found += 1
        let expected = bucketIndex(of: Self.hash(of: entry))
        guard bucket == expected else {
          return "handle \(Self.handle(of: entry)) of a hash table is in bucket \(bucket), not "
            + "\(expected)"
        }
      }
    }
    guard found == count else { return "\(found) handles of a hash table are counted as \(count)" }
    return count <= max(1, buckets.count) * Self.load
      ? nil : "\(count) handles of a hash table share \(buckets.count) buckets"
  }
}
