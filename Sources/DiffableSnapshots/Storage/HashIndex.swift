/// Which handles have a hash value: a hash table that copies share.
///
/// It grows and shrinks by one bucket at a time (linear hashing, Litwin 1980), so that no change
/// costs more than a few buckets, however often a table was copied.
@usableFromInline
struct HashIndex: Sendable {
  /// In each bucket the hash value in the upper half, the handle in the lower.
  @usableFromInline typealias Bucket = ContiguousArray<UInt64>

  @usableFromInline var buckets = PagedArray<Bucket>()
  /// How many handles there are.
  @usableFromInline var count = 0

  /// How many handles a bucket has on average, at most.
  @inlinable static var load: Int { 10 }

  @inlinable init() {}

  /// The greatest power of two that is not above the number of buckets.
  @inlinable var round: Int { 1 << (Int.bitWidth - 1 - buckets.count.leadingZeroBitCount) }

  /// - Precondition: there are buckets.
  @inlinable func place(of hash: UInt32) -> Int {
    let round = round
    let place = Int(hash) & (round << 1 - 1)
    return place < buckets.count ? place : Int(hash) & (round - 1)
  }

  /// The entries among which the handles with a hash value are.
  ///
  /// The buffer is valid until the table is changed or goes away.
  @inlinable func entries(hash: UInt32) -> UnsafeBufferPointer<UInt64> {
    guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return buckets.pointer(at: Int32(place(of: hash))).pointee.withUnsafeBufferPointer { $0 }
  }

  /// Returns whether an entry has one of some hash values.
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
      UInt64(hash) << 32 | UInt64(UInt32(bitPattern: handle)), to: &buckets[place(of: hash)])
    count += 1
    if count > buckets.count * Self.load { split() }
    return isAlone
  }

  /// - Complexity: O(1).
  @usableFromInline mutating func remove(_ handle: Handle, hash: UInt32) {
    let entry = UInt64(hash) << 32 | UInt64(UInt32(bitPattern: handle))
    let place = place(of: hash)
    guard let offset = buckets[place].firstIndex(of: entry) else { return }
    let last = buckets[place].removeLast()
    if offset < buckets[place].count { buckets[place][offset] = last }
    count -= 1
    if buckets.count > 1, count < buckets.count * Self.load / 4 { join() }
  }

  /// Makes room, so that many handles can be put in without splitting one bucket after the other.
  ///
  /// - Complexity: O(handles in the table), if it has to grow to twice its size; else O(1).
  @usableFromInline mutating func reserveCapacity(_ capacity: Int) {
    let needed = capacity / Self.load + 1
    guard needed > buckets.count * 2 else { return }
    let old = buckets
    buckets = PagedArray(repeatElement(Bucket(), count: needed))
    for place in 0..<old.count {
      for entry in old[place] { add(entry) }
    }
  }

  /// Makes the table of the handles from zero on, in place of an empty one.
  ///
  /// Entries are sorted by bucket first, so that each bucket is made once and at its size.
  ///
  /// - Parameters:
  ///   - hashes: the hash value of each handle.
  ///   - isSame: whether two handles of one hash value stand for the same identifier.
  /// - Returns: false where some do; then the table stays empty.
  /// - Complexity: O(handles).
  @usableFromInline mutating func build(
    _ hashes: ContiguousArray<UInt32>, isSame: (Handle, Handle) -> Bool
  ) -> Bool {
    let bucketCount = hashes.count / Self.load + 1
    let round = 1 << (Int.bitWidth - 1 - bucketCount.leadingZeroBitCount)
    func place(of hash: UInt32) -> Int {
      let place = Int(hash) & (round << 1 - 1)
      return place < bucketCount ? place : Int(hash) & (round - 1)
    }
    // Where each bucket ends; while it is filled, where its next entry goes.
    var ends = ContiguousArray<Int32>(repeating: 0, count: bucketCount + 1)
    for hash in hashes { ends[place(of: hash) + 1] += 1 }
    for bucket in 0..<bucketCount { ends[bucket + 1] += ends[bucket] }
    let entries = Bucket(unsafeUninitializedCapacity: hashes.count) { buffer, count in
      for (handle, hash) in hashes.enumerated() {
        let bucket = place(of: hash)
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
      for place in start..<end {
        let hash = Self.hash(of: entries[place])
        for other in start..<place where Self.hash(of: entries[other]) == hash {
          if isSame(Self.handle(of: entries[other]), Self.handle(of: entries[place])) {
            return false
          }
        }
      }
      made.append(start < end ? Bucket(entries[start..<end]) : [])
      start = end
    }
    buckets = PagedArray(made)
    count = hashes.count
    return true
  }

  private mutating func add(_ entry: UInt64) {
    Self.add(entry, to: &buckets[place(of: Self.hash(of: entry))])
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

  /// Adds a bucket, and gives it what is to be in it from now on.
  private mutating func split() {
    let new = buckets.count
    let source = new - round
    let mask = round << 1 - 1
    buckets.append(Self.takeEntries(of: new, by: mask, outOf: &buckets[source]))
  }

  /// Takes the entries of another bucket out of one. Those that stay keep their order and their memory.
  private static func takeEntries(
    of place: Int, by mask: Int, outOf bucket: inout Bucket
  ) -> Bucket {
    var taken = Bucket()
    var kept = 0
    for offset in bucket.indices {
      let entry = bucket[offset]
      if Int(hash(of: entry)) & mask == place {
        add(entry, to: &taken)
      } else {
        if kept < offset { bucket[kept] = entry }
        kept += 1
      }
    }
    bucket.removeLast(bucket.count - kept)
    return taken
  }

  /// Takes the last bucket away, and gives what is in it back to where it came from.
  private mutating func join() {
    let entries = buckets[buckets.count - 1]
    buckets.removeLast()
    for entry in entries { add(entry) }
  }
}
