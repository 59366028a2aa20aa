import DiffableSnapshots
import Testing

/// Random changes of a snapshot, compared with plain arrays.
@Suite struct SnapshotModelTests {
  /// Few items in few sections, so that changes meet each other.
  @Test(arguments: RepeatableRandom.seeds(4))
  func `random changes of few items agree with plain arrays`(seed: UInt64) {
    compare(seed: seed, changes: 3000, items: 24, sections: 5, run: 3)
  }

  /// Sections of hundreds of items, so that trees grow and shrink, and are packed.
  @Test(arguments: RepeatableRandom.seeds(3))
  func `random changes of many items agree with plain arrays`(seed: UInt64) {
    compare(seed: 1000 + seed, changes: 500, items: 1500, sections: 6, run: 120)
  }

  @Test(arguments: RepeatableRandom.seeds(2))
  func `random changes of many sections agree with plain arrays`(seed: UInt64) {
    compare(seed: 2000 + seed, changes: 500, items: 40, sections: 400, run: 3)
  }

  private func compare(seed: UInt64, changes: Int, items: Int, sections: Int, run: Int) {
    var random = RepeatableRandom(seed: seed)
    var snapshot = Snapshot<Int, Int>()
    var naive = NaiveSnapshot()
    if sections > 100 {
      let all = Array(0..<sections).shuffled(using: &random)
      _ = RandomChange.appendSections(all).make(in: &snapshot)
      _ = RandomChange.appendSections(all).make(in: &naive)
    }
    // Copies taken on the way must not change afterwards.
    var kept: [(Snapshot<Int, Int>, NaiveSnapshot)] = []
    for step in 0..<changes {
      let change = RandomChange(items: items, sections: sections, run: run, using: &random)
      let allowed = change.make(in: &snapshot)
      let expected = change.make(in: &naive)
      guard allowed == expected, describe(snapshot) == naive else {
        Issue.record(
          """
          seed \(seed), step \(step): \(change)
          allowed  \(allowed), expected \(expected)
          got      \(describe(snapshot))
          expected \(naive)
          """)
        return
      }
      if let problem = query(snapshot, against: naive, using: &random) {
        Issue.record("seed \(seed), step \(step): \(change): \(problem)")
        return
      }
      switch Int.random(in: 0..<60, using: &random) {
      case 0: kept.append((snapshot, naive))
      case 1: if let past = kept.randomElement(using: &random) { (snapshot, naive) = past }
      default: break
      }
    }
    for (snapshot, naive) in kept { #expect(describe(snapshot) == naive, "seed \(seed)") }
  }

  private func describe(_ snapshot: Snapshot<Int, Int>) -> NaiveSnapshot {
    NaiveSnapshot(
      sections: snapshot.sectionIDs.map { .init(name: $0, items: snapshot.itemIDs(in: $0)!) },
      reloaded: snapshot.reloadedItemIDs, reconfigured: snapshot.reconfiguredItemIDs,
      reloadedSections: snapshot.reloadedSectionIDs)
  }

  /// Asks about an item, a section and a position; says what is answered wrongly.
  private func query(
    _ snapshot: Snapshot<Int, Int>, against naive: NaiveSnapshot,
    using random: inout RepeatableRandom
  ) -> String? {
    let all = naive.allItems
    guard snapshot.itemCount == all.count else { return "itemCount \(snapshot.itemCount)" }
    guard snapshot.sectionCount == naive.sections.count else { return "sectionCount" }
    let item = all.randomElement(using: &random) ?? 7
    let section = naive.sectionIndex(ofItem: item)
    let position = section.map {
      SnapshotPosition(section: $0, item: naive.sections[$0].items.firstIndex(of: item)!)
    }
    guard snapshot.position(of: item) == position else { return "position(of: \(item))" }
    guard snapshot.contains(item: item) == (section != nil) else { return "contains(\(item))" }
    guard snapshot.index(ofItem: item) == all.firstIndex(of: item) else { return "index(\(item))" }
    guard snapshot.section(containing: item) == section.map({ naive.sections[$0].name })
    else { return "section(containing: \(item))" }
    if let position, snapshot.item(at: position) != item { return "item(at: \(position))" }
    let name = naive.sections.randomElement(using: &random)?.name ?? 3
    let index = naive.sectionIndex(name)
    guard snapshot.index(ofSection: name) == index else { return "index(ofSection: \(name))" }
    guard snapshot.itemCount(in: name) == index.map({ naive.sections[$0].items.count })
    else { return "itemCount(in: \(name))" }
    if let index, snapshot.section(at: index) != name { return "section(at: \(index))" }
    guard snapshot.section(at: naive.sections.count) == nil else { return "a section too many" }
    return nil
  }
}
