import DiffableSnapshots
import Testing

/// The invariants of the difference of two snapshots.
@Suite struct DifferenceTests {
  /// Two snapshots that know nothing of each other.
  @Test(arguments: RepeatableRandom.seeds(8))
  func `the difference of unrelated snapshots yields the target`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    for _ in 0..<25 {
      let old = Self.random(items: 40, sections: 6, using: &random)
      let new = Self.random(items: 40, sections: 6, using: &random)
      if check(from: old, to: new, "seed \(seed)") { return }
    }
  }

  /// A snapshot and one made from its copy, and two made from copies of a third.
  @Test(arguments: RepeatableRandom.seeds(8))
  func `the difference of related snapshots yields the target`(seed: UInt64) {
    var random = RepeatableRandom(seed: 500 + seed)
    for _ in 0..<4 {
      // Above 128 identifiers, snapshots share pages of them.
      let base = Self.random(items: 700, sections: 5, using: &random)
      let few = Self.changed(base, times: 6, items: 720, sections: 7, run: 2, using: &random)
      let more = Self.changed(base, times: 60, items: 900, sections: 7, run: 6, using: &random)
      let most = Self.changed(few, times: 300, items: 900, sections: 7, run: 30, using: &random)
      for (old, new) in [(base, few), (few, base), (few, more), (more, most), (base, most)]
      where check(from: old, to: new, "seed \(seed)") { return }
    }
  }

  /// Sections in hundreds, that move.
  @Test(arguments: RepeatableRandom.seeds(5))
  func `the difference of many sections yields the target`(seed: UInt64) {
    var random = RepeatableRandom(seed: 900 + seed)
    for _ in 0..<3 {
      let base = Self.random(items: 300, sections: 300, using: &random)
      let next = Self.changed(base, times: 40, items: 310, sections: 320, run: 2, using: &random)
      for (old, new) in [(base, next), (next, base)]
      where check(from: old, to: new, "seed \(seed)") { return }
    }
  }

  @Test func `the shorter of two exchanged blocks is moved`() throws {
    var old = Snapshot<Int, Int>()
    try old.appendSections([0])
    try old.appendItems(Array(0..<1000))
    var new = old
    // All but the first ten are moved in front of them, one by one.
    for item in 10..<1000 { try new.moveItem(item, .before, item: 0) }
    let difference = new.difference(from: old)
    #expect(difference.movedItems.count == 10)
    #expect(difference.movedItems.map(\.from.item) == Array(0..<10))
    #expect(difference.movedItems.map(\.to.item) == Array(990..<1000))
  }

  @Test func `an item that is deleted and inserted again keeps its identity`() throws {
    var old = Snapshot<Int, Int>()
    try old.appendSections([0, 1])
    try old.appendItems(Array(0..<300), toSection: 0)
    var new = old
    new.deleteItems([7, 8])
    try new.insertItems([7], .after, item: 6)
    try new.appendItems([8], toSection: 1)
    new.deleteSections([1])
    try new.appendSections([1])
    try new.appendItems([8])
    let difference = new.difference(from: old)
    var expected = SnapshotDifference()
    expected.movedItems = [
      .init(
        from: SnapshotPosition(section: 0, item: 8), to: SnapshotPosition(section: 1, item: 0))
    ]
    #expect(difference == expected)
  }

  @Test func `copies that assign the same handles are distinguished`() throws {
    var base = Snapshot<Int, Int>()
    try base.appendSections([0])
    try base.appendItems(Array(0..<200))
    var (old, new) = (base, base)
    try old.appendItems([1000, 1001, 1002])
    try new.appendItems([1001, 2000, 1002, 2001])
    let difference = new.difference(from: old)
    #expect(difference.deletedItems == [SnapshotPosition(section: 0, item: 200)])
    #expect(difference.insertedItems.map(\.item) == [201, 203])
    #expect(difference.movedItems.isEmpty)
  }

  @Test func `marks are matched by identity`() throws {
    var old = Snapshot<String, Int>()
    try old.appendSections(["a", "b"])
    try old.appendItems([1, 2], toSection: "a")
    try old.appendItems([3], toSection: "b")
    try old.reloadItems([3])
    var new = Snapshot<String, Int>()
    try new.appendSections(["b", "a", "c"])
    try new.appendItems([3, 9], toSection: "b")
    try new.appendItems([2, 1], toSection: "a")
    try new.reloadItems([2, 9])
    try new.reconfigureItems([2, 3])
    try new.reloadSections(["a", "c"])
    let difference = new.difference(from: old)
    #expect(
      difference.reloadedItems == [
        .init(
          from: SnapshotPosition(section: 0, item: 1), to: SnapshotPosition(section: 1, item: 0))
      ])
    #expect(
      difference.reconfiguredItems == [
        .init(
          from: SnapshotPosition(section: 1, item: 0), to: SnapshotPosition(section: 0, item: 0))
      ])
    #expect(difference.reloadedSections == [.init(from: 0, to: 1)])
  }

  @Test func `the difference of equal snapshots is empty`() throws {
    var random = RepeatableRandom(seed: 3)
    let one = Self.random(items: 500, sections: 4, using: &random)
    var two = Snapshot<Int, Int>()
    try two.appendSections(one.sectionIDs)
    for section in one.sectionIDs {
      try two.appendItems(one.itemIDs(in: section)!, toSection: section)
    }
    #expect(one.difference(from: one).isEmpty)
    #expect(two.difference(from: one).isEmpty)
    #expect(one.difference(from: Snapshot()).insertedSections == Array(0..<one.sectionCount))
    #expect(Snapshot().difference(from: one).deletedSections == Array(0..<one.sectionCount))
  }

  // MARK: - Snapshots at random

  static func random(
    items: Int, sections: Int, using random: inout RepeatableRandom
  ) -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    let names = (0..<sections).shuffled(using: &random).dropLast(
      Int.random(in: 0...sections / 3, using: &random))
    // Ascending now and then, so that orders have much in common.
    var numbers = Array(0..<items)
    if Bool.random(using: &random) { numbers.shuffle(using: &random) }
    numbers.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
    do {
      try snapshot.appendSections(Array(names))
      for (place, name) in names.enumerated() {
        let range = numbers.count * place / names.count..<numbers.count * (place + 1) / names.count
        try snapshot.appendItems(Array(numbers[range]), toSection: name)
      }
    } catch {
      Issue.record(error)
    }
    return snapshot
  }

  static func changed(
    _ snapshot: Snapshot<Int, Int>, times: Int, items: Int, sections: Int, run: Int,
    using random: inout RepeatableRandom
  ) -> Snapshot<Int, Int> {
    var snapshot = snapshot
    for _ in 0..<times {
      let change = RandomChange(items: items, sections: sections, run: run, using: &random)
      _ = change.make(in: &snapshot)
    }
    return snapshot
  }
}
