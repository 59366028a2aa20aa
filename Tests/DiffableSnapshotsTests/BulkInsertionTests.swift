import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tables that are made at once, against tables that identifiers were put into one after the other.
@Suite("Identifiers put into an empty table")
struct BulkInsertionTests {
  /// An identifier of which many have one hash value.
  struct Crowded: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 7) }
  }

  @Test(arguments: [1, 2, 9, 10, 11, 63, 64, 65, 127, 128, 129, 1000, 16_384, 20_001])
  func `a table made at once finds, adds and removes like one made step by step`(count: Int) {
    var random = RepeatableRandom(seed: UInt64(70_000 + count))
    let identifiers = (0..<count).map { $0 * 3 }.shuffled(using: &random)
    var table = IdentityTable<Int>()
    let run = table.insert(contentsOf: identifiers)
    #expect(Array(run.handles) == (0..<Int32(count)).map { $0 })
    #expect(run.known.isEmpty && !run.hasRepetitions)
    var known = Dictionary(uniqueKeysWithValues: zip(identifiers, run.handles))
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
    let run = table.insert(contentsOf: (0..<300).map(Crowded.init(number:)))
    #expect(!run.hasRepetitions)
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

  @Test(arguments: [0, 1, 63, 64, 127, 128, 129, 300])
  func `an element appended many times lies where single appends put it`(start: Int) {
    for count in [0, 1, 2, 63, 64, 65, 127, 128, 129, 400, 16_500] {
      var pages = PagedArray<Int>(Array(0..<start))
      let copy = pages
      pages.append(repeating: -1, count: count)
      #expect(pages.count == start + count)
      #expect((0..<pages.count).allSatisfy { pages[$0] == ($0 < start ? $0 : -1) })
      #expect(pages.books.allSatisfy { $0.count <= 128 && $0.allSatisfy { $0.count <= 128 } })
      #expect(copy.count == start)
      pages.append(7)
      #expect(pages[pages.count - 1] == 7)
    }
  }
}
