import DiffableSnapshots
import Testing

/// The views, the equality and the descriptions of snapshots, compared with plain arrays.
@Suite struct SnapshotValueTests {
  private typealias Content = Snapshot<Int, Int>

  /// The same content, made without the other's storage.
  private func rebuilt(_ naive: NaiveSnapshot) throws -> Content {
    var snapshot = Content()
    try snapshot.appendSections(naive.sections.map(\.name))
    for section in naive.sections {
      try snapshot.appendItems(section.items, toSection: section.name)
    }
    try snapshot.reloadItems(naive.reloaded)
    try snapshot.reconfigureItems(naive.reconfigured)
    try snapshot.reloadSections(naive.reloadedSections)
    return snapshot
  }

  /// Snapshots after each of several random changes, with their expected contents.
  private func history(
    seed: UInt64, steps: Int, items: Int, sections: Int, run: Int
  ) -> [(Content, NaiveSnapshot)] {
    var random = RepeatableRandom(seed: seed)
    var snapshot = Content()
    var naive = NaiveSnapshot()
    var kept: [(Content, NaiveSnapshot)] = []
    for _ in 0..<steps {
      let change = RandomChange(items: items, sections: sections, run: run, using: &random)
      _ = change.make(in: &snapshot)
      _ = change.make(in: &naive)
      if random.once(in: 4) { kept.append((snapshot, naive)) }
      if random.once(in: 12), let past = kept.randomElement(using: &random) {
        (snapshot, naive) = past
      }
    }
    return kept
  }

  @Test(arguments: RepeatableRandom.seeds(5))
  func `views have the elements of plain arrays`(seed: UInt64) throws {
    let sizes = seed % 2 == 0 ? (24, 5, 3) : (1_500, 40, 120)
    var random = RepeatableRandom(seed: seed)
    for (snapshot, naive) in history(
      seed: seed, steps: 160, items: sizes.0, sections: sizes.1, run: sizes.2)
    {
      let all = naive.allItems
      #expect(Array(snapshot.items) == all, "seed \(seed)")
      #expect(snapshot.items.indices.map { snapshot.items[$0] } == all, "seed \(seed)")
      #expect(Array(snapshot.items.reversed()) == all.reversed(), "seed \(seed)")
      #expect(Array(snapshot.sections) == naive.sections.map(\.name), "seed \(seed)")
      #expect(
        snapshot.sections.indices.map { snapshot.sections[$0] } == naive.sections.map(\.name),
        "seed \(seed)")
      let absent = sizes.0
      for item in [all.randomElement(using: &random) ?? absent, absent] {
        #expect(snapshot.items.firstIndex(of: item) == all.firstIndex(of: item), "seed \(seed)")
        #expect(snapshot.items.lastIndex(of: item) == all.lastIndex(of: item), "seed \(seed)")
        #expect(snapshot.items.contains(item) == all.contains(item), "seed \(seed)")
      }
      for (place, section) in naive.sections.enumerated() {
        let view = try #require(snapshot.items(in: section.name))
        #expect(Array(view) == section.items, "seed \(seed)")
        #expect(view.indices.map { view[$0] } == section.items, "seed \(seed)")
        #expect(snapshot.sections.firstIndex(of: section.name) == place, "seed \(seed)")
        for item in [section.items.last, all.first].compactMap({ $0 }) {
          #expect(view.firstIndex(of: item) == section.items.firstIndex(of: item), "seed \(seed)")
          #expect(view.contains(item) == section.items.contains(item), "seed \(seed)")
        }
      }
      #expect(snapshot.items(in: sizes.1) == nil)
      #expect(!snapshot.sections.contains(sizes.1))
    }
  }

  @Test(arguments: RepeatableRandom.seeds(5))
  func `snapshots are equal exactly where plain arrays are`(seed: UInt64) throws {
    let sizes = seed % 2 == 0 ? (6, 3, 2) : (400, 5, 30)
    let kept = history(
      seed: 100 + seed, steps: 240, items: sizes.0, sections: sizes.1, run: sizes.2)
    for (snapshot, naive) in kept {
      let other = try rebuilt(naive)
      #expect(!snapshot.isRelated(to: other) || naive.sections.isEmpty, "seed \(seed)")
      #expect(snapshot == other, "seed \(seed)")
      #expect(other == snapshot, "seed \(seed)")
      for (past, its) in kept {
        #expect((snapshot == past) == (naive == its), "seed \(seed)")
        #expect((other == past) == (naive == its), "seed \(seed)")
        #expect((snapshot.items == past.items) == (naive.allItems == its.allItems), "seed \(seed)")
      }
    }
  }

  @Test func `the borders between sections count in a comparison`() throws {
    var one = Content()
    try one.appendSections([0, 1])
    try one.appendItems([1, 2], toSection: 0)
    try one.appendItems([3], toSection: 1)
    var other = Content()
    try other.appendSections([0, 1])
    try other.appendItems([1], toSection: 0)
    try other.appendItems([2, 3], toSection: 1)
    #expect(one != other)
    #expect(one.items == other.items)
  }

  @Test func `marks and their order count in a comparison`() throws {
    var snapshot = Content()
    try snapshot.appendSections([0])
    try snapshot.appendItems([1, 2])
    var one = snapshot
    try one.reloadItems([1, 2])
    var other = snapshot
    try other.reloadItems([2, 1])
    #expect(one != snapshot)
    #expect(one != other)
    one.removeAllMarks()
    #expect(one == snapshot)
  }

  /// An identifier that counts comparisons and hashes.
  private struct Counted: Hashable {
    nonisolated(unsafe) static var calls = 0
    var value: Int
    static func == (left: Self, right: Self) -> Bool {
      calls += 1
      return left.value == right.value
    }
    func hash(into hasher: inout Hasher) {
      Self.calls += 1
      hasher.combine(value)
    }
  }

  @Test func `a comparison of copies asks no identifier, and one of relatives few`() throws {
    var snapshot = Snapshot<Int, Counted>()
    try snapshot.appendSections([0])
    try snapshot.appendItems((0..<10_000).map(Counted.init))
    var copy = snapshot
    Counted.calls = 0
    #expect(copy == snapshot)
    #expect(copy.items == snapshot.items)
    #expect(Counted.calls == 0)
    try copy.moveItem(Counted(value: 5_000), .after, item: Counted(value: 7_000))
    Counted.calls = 0
    #expect(copy != snapshot)
    #expect(Counted.calls < 2_000)
  }

  @Test func `an index of a view is found without visiting the items in front`() throws {
    var snapshot = Snapshot<Int, Counted>()
    try snapshot.appendSections([0])
    try snapshot.appendItems((0..<10_000).map(Counted.init))
    Counted.calls = 0
    #expect(snapshot.items[9_999].value == 9_999)
    #expect(snapshot.items.firstIndex(of: Counted(value: 9_000)) == 9_000)
    #expect(Counted.calls < 20)
  }

  @Test func `descriptions show the beginning and are bounded`() throws {
    var snapshot = Snapshot<String, Int>()
    #expect(snapshot.description == "Snapshot of 0 sections, 0 items")
    try snapshot.appendSections(["even", "odd"])
    try snapshot.appendItems([2, 4], toSection: "even")
    try snapshot.appendItems(Array(0..<20).map { $0 * 2 + 1 }, toSection: "odd")
    try snapshot.reloadItems([2])
    #expect(
      snapshot.description == """
        Snapshot of 2 sections, 22 items
          even [2, 4]
          odd [1, 3, 5, 7, 9, 11, … 14 more]
        """)
    #expect(
      snapshot.debugDescription == """
        Snapshot of 2 sections, 22 items
          "even" [2, 4]
          "odd" [1, 3, 5, 7, 9, 11, … 14 more]; reloaded items: 1
        """)
    #expect(snapshot.items.description == "[2, 4, 1, 3, 5, 7, … 16 more]")
    #expect(snapshot.sections.description == "[even, odd]")

    var large = Snapshot<String, String>()
    let long = String(repeating: "x", count: 1_000)
    try large.appendSections((0..<100).map { "\(long)\($0)" })
    for section in large.sectionIDs {
      try large.appendItems((0..<100).map { "\(long)\(section)\($0)" }, toSection: section)
    }
    #expect(large.description.count < 2_100)
    #expect(large.debugDescription.count < 2_100)
    #expect(large.description.contains("… 94 more"))
    #expect(large.customMirror.children.count == 2)
  }
}
