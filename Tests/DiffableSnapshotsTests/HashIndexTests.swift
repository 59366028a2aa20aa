import Testing

@testable import DiffableSnapshots

/// The invariants of hash tables, which debug builds check after changes.
struct HashIndexTests {
  private static func table(_ count: Int) -> HashIndex {
    var table = HashIndex()
    for handle in 0..<count {
      table.insert(Handle(handle), hash: UInt32(truncatingIfNeeded: handle &* 2_654_435_769))
    }
    return table
  }

  @Test(arguments: [0, 1, 10, 11, 1_000, 30_000])
  func `insertions and removals keep every handle in its bucket`(count: Int) {
    var table = Self.table(count)
    #expect(table.brokenInvariant() == nil)
    for handle in 0..<count where !handle.isMultiple(of: 7) {
      table.remove(Handle(handle), hash: UInt32(truncatingIfNeeded: handle &* 2_654_435_769))
    }
    #expect(table.brokenInvariant() == nil)
    table.reserveCapacity(4 * count)
    #expect(table.brokenInvariant() == nil)
  }

  @Test func `a wrong number of handles is found`() {
    var table = Self.table(40)
    table.count += 1
    #expect(table.brokenInvariant() == "40 handles of a hash table are counted as 41")
  }

  @Test func `a handle in another bucket is found`() {
    var table = Self.table(40)
    let first = table.buckets[0]
    table.buckets[0] = table.buckets[1]
    table.buckets[1] = first
    #expect(table.brokenInvariant()?.contains("is in bucket 0, not 1") == true)
  }

  @Test func `a change of a broken table stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var table = HashIndexTests.table(40)
      table.count += 1
      table.insert(90, hash: 5)
    }
  }
}
