import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tables that are created at once, compared with tables of single insertions.
@Suite("Identifiers of an empty table")
struct BulkInsertionTests {
  /// An identifier that shares its hash value with many others.
  struct Crowded: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 7) }
  }

  @Test(arguments: [1, 2, 9, 10, 11, 63, 64, 65, 127, 128, 129, 1000, 16_384, 20_001])
  func `a table made at once finds, adds and removes like one made step by step`(count: Int) throws
  {
    var random = RepeatableRandom(seed: UInt64(70_000 + count))
    let identifiers = (0..<count).map { $0 * 3 }.shuffled(using: &random)
    var table = IdentityTable<Int>()
    let made = table.insert(allNew: identifiers)
    let handles = try #require(made)
    #expect(handles == 0..<Int32(count))
    var known = Dictionary(uniqueKeysWithValues: zip(identifiers, handles))
    for step in 0..<200 {
      let identifier = Int.random(in: 0..<3 * count + 3, using: &random)
      switch step % 3 {
      case 0: known[identifier] = table.insert(identifier).handle
      case 1:
        if let handle = known.removeValue(forKey: identifier) { table.remove(handle) }
      default: break
      }
      #expect(table.handle(of: identifier) == known[identifier], "seed \(70_000 + count)")
      #expect(table.count == known.count, "seed \(70_000 + count)")
    }
    for (identifier, handle) in known { #expect(table.handle(of: identifier) == handle) }
  }

  @Test func `identifiers of one hash value are told apart`() {
    var table = IdentityTable<Crowded>()
    let handles = table.insert(allNew: (0..<300).map(Crowded.init(number:)))
    #expect(handles == 0..<300)
    for number in 0..<300 {
      #expect(table.handle(of: Crowded(number: number)) == Int32(number))
    }
    #expect(table.handle(of: Crowded(number: 300)) == nil)
  }

  @Test func `a repetition among the first items is refused and leaves nothing behind`() throws {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0])
    #expect(throws: SnapshotError.self) { try snapshot.appendItems([5, 6, 7, 5]) }
    #expect(snapshot.itemCount == 0)
    try snapshot.appendItems([5, 6, 7])
    #expect(snapshot.itemIDs == [5, 6, 7])
  }

  @Test(arguments: RepeatableRandom.seeds(3))
  func `many small runs leave the table that single insertions do`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    var table = IdentityTable<Int>()
    var single = IdentityTable<Int>()
    var copies: [(IdentityTable<Int>, Int)] = []
    var next = 0
    for step in 0..<1500 {
      let isCopied = Int.random(in: 0..<100, using: &random) == 0
      if isCopied { copies.append((table, table.count)) }
      var run = (0..<Int.random(in: 0..<9, using: &random)).map { next + $0 }
      // One of three runs has an identifier that is known, or one twice.
      if let last = run.indices.last, step % 3 == 0 {
        run[last] = Bool.random(using: &random) ? run[0] : Int.random(in: 0...next, using: &random)
      }
      let isNew = Set(run).count == run.count && run.allSatisfy { single.handle(of: $0) == nil }
      let handles = table.insert(allNew: run)
      #expect((handles != nil) == isNew, "seed \(seed), step \(step)")
      #expect(table.count == single.count + (isNew ? run.count : 0))
      guard isNew else { continue }
      #expect(handles.map(Array.init) == run.map { single.insert($0).handle })
      next += run.count
    }
    for identifier in 0..<next {
      #expect(table.handle(of: identifier) == single.handle(of: identifier), "seed \(seed)")
    }
    for (copy, count) in copies {
      #expect(copy.count == count)
      #expect((0..<next).filter { copy.handle(of: $0) != nil }.count == count, "seed \(seed)")
    }
  }

  @Test(arguments: RepeatableRandom.seeds(2))
  func `counts read apart from the snapshot equal the snapshot's`(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections(Array(0..<700))
    var next = 0
    for section in (0..<700).shuffled(using: &random) {
      let count = Int.random(in: 0..<80, using: &random)
      try snapshot.appendItems(Array(next..<next + count), toSection: section)
      next += count
    }
    let old = (0..<700).map { snapshot.itemCount(inSectionAt: $0) }
    var oldCounts = snapshot.counts
    snapshot.deleteItems((0..<200).map { _ in Int.random(in: 0..<next, using: &random) })
    snapshot.deleteSections((0..<50).map { _ in Int.random(in: 0..<700, using: &random) })
    var counts = snapshot.counts
    #expect(counts.sectionCount == snapshot.sectionCount)
    let inOrder = Array(0..<snapshot.sectionCount)
    for section in inOrder + inOrder.reversed() + inOrder.shuffled(using: &random) {
      #expect(
        counts.itemCount(inSectionAt: section) == snapshot.itemCount(inSectionAt: section),
        "seed \(seed)")
    }
    #expect((0..<700).map { oldCounts.itemCount(inSectionAt: $0) } == old)
  }

  @Test(arguments: [0, 1, 63, 64, 127, 128, 129, 300])
  func `elements of an array lie where single appends put them`(start: Int) {
    for count in [0, 1, 2, 63, 64, 65, 127, 128, 129, 400, 16_500] {
      var pages = PagedArray<Int>(Array(0..<start))
      let copy = pages
      pages.append(contentsOf: Array(start..<start + count))
      #expect(pages.count == start + count)
      #expect((0..<pages.count).allSatisfy { pages[$0] == $0 })
      #expect(pages.books.allSatisfy { $0.count <= 128 })
      #expect(pages.books.allSatisfy { $0.allSatisfy { $0.count <= 128 } })
      #expect(copy.count == start)
    }
  }

  @Test func `elements at indices of several pages and books are in the order of the indices`() {
    let pages = PagedArray<String>((0..<40_000).map(String.init))
    let indices: [Int32] = [39_999, 0, 127, 128, 127, 16_383, 16_384, 5, 5, 39_999]
    #expect(pages.elements(at: indices) == indices.map(String.init))
    #expect(pages.elements(at: []) == [])
    #expect(PagedArray<String>().elements(at: []) == [])
  }

  @Test(arguments: [0, 1, 63, 64, 127, 128, 129, 300])
  func `an element appended many times lies where single appends put it`(start: Int) {
    for count in [0, 1, 2, 63, 64, 65, 127, 128, 129, 400, 16_500] {
      var pages = PagedArray<Int>(Array(0..<start))
      let copy = pages
      pages.append(repeating: -1, count: count)
      #expect(pages.count == start + count)
      #expect((0..<pages.count).allSatisfy { pages[$0] == ($0 < start ? $0 : -1) })
      #expect(pages.books.allSatisfy { $0.count <= 128 })
      #expect(pages.books.allSatisfy { $0.allSatisfy { $0.count <= 128 } })
      #expect(copy.count == start)
      pages.append(7)
      #expect(pages[pages.count - 1] == 7)
    }
  }
}
