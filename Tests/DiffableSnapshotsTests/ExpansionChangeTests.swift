import DiffableSnapshots
import Testing

/// Changes of visible items by expanding and collapsing, without a visit to other items.
struct ExpansionChangeTests {
  /// An identifier that counts how often it is hashed and compared.
  private struct Counted: Hashable {
    final class Counter { var count = 0 }

    let number: Int
    let counter: Counter

    static func == (a: Counted, b: Counted) -> Bool {
      a.counter.count += 1
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
      counter.count += 1
      hasher.combine(number)
    }
  }

  private func outline(roots: Int, children: Int) throws -> SectionSnapshot<Int> {
    var outline = SectionSnapshot<Int>()
    let stride = children + 1
    try outline.append((0..<roots).map { $0 * stride })
    for root in 0..<roots {
      try outline.append((1...children).map { root * stride + $0 }, to: root * stride)
    }
    return outline
  }

  private func applied(
    _ changes: [SectionSnapshot<Int>.VisibleChange], to items: [Int]
  ) throws -> [Int] {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(items, toSection: 0)
    let isPerformed = snapshot.perform(changes, in: 0)
    #expect(isPerformed)
    return snapshot.itemIDs(in: 0) ?? []
  }

  @Test func `random expansions of copies have the changes between their visible items`() throws {
    var random = RepeatableRandom(seed: 7)
    for _ in 0..<60 {
      var outline = SectionSnapshot<Int>()
      try outline.append(Array(0..<4))
      for item in 4..<40 {
        try outline.append([item], to: Int.random(in: 0..<item, using: &random))
      }
      for item in 0..<40 where Bool.random(using: &random) { outline.expand([item]) }
      var copies = [outline]
      for _ in 0..<30 {
        var copy = copies.randomElement(using: &random)!
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
          let item = Int.random(in: 0..<40, using: &random)
          if Bool.random(using: &random) { copy.expand([item]) } else { copy.collapse([item]) }
        }
        let old = copies.randomElement(using: &random)!
        let changes = try #require(copy.visibleChanges(since: old))
        #expect(try applied(changes, to: old.visibleItems) == copy.visibleItems)
        copies.append(copy)
      }
    }
  }

  @Test func `outlines with other items are not compared`() throws {
    let outline = try outline(roots: 3, children: 2)
    var appended = outline
    try appended.append([100])
    var inserted = outline
    try inserted.insert([100], .after, item: 0)
    var deleted = outline
    try deleted.delete([1])
    var replaced = outline
    try replaced.replaceChildren(of: 3, with: SectionSnapshot(flat: [200]))
    var emptied = outline
    emptied.deleteAll()
    var grafted = outline
    try grafted.insert(SectionSnapshot(flat: [300]), .before, item: 0)
    for other in [appended, inserted, deleted, replaced, emptied, grafted] {
      #expect(other.visibleChanges(since: outline) == nil)
      #expect(outline.visibleChanges(since: other) == nil)
    }
    #expect(outline.visibleChanges(since: outline)?.isEmpty == true)
  }

  @Test func `a log of many expansions begins again`() throws {
    let old = try outline(roots: 3, children: 2)
    var outline = old
    for _ in 0..<100 {
      outline.expand([0])
      outline.collapse([0])
    }
    #expect(outline.visibleChanges(since: old) == nil)
    let later = outline
    outline.expand([3])
    let changes = try #require(outline.visibleChanges(since: later))
    #expect(try applied(changes, to: later.visibleItems) == outline.visibleItems)
  }

  @Test func `an item in another section is not changed`() throws {
    var outline = try outline(roots: 2, children: 2)
    let old = outline
    outline.expand([0])
    let changes = try #require(outline.visibleChanges(since: old))
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0, 1])
    try snapshot.appendItems([0, 3], toSection: 1)
    let isPerformed = snapshot.perform(changes, in: 0)
    #expect(!isPerformed)
    #expect(snapshot.itemIDs(in: 1) == [0, 3])
  }

  @Test func `expanding an item hashes what becomes visible, whatever else is visible`() throws {
    func count(roots: Int) throws -> Int {
      let counter = Counted.Counter()
      func item(_ number: Int) -> Counted { Counted(number: number, counter: counter) }
      var outline = SectionSnapshot<Counted>()
      try outline.append((0..<roots).map { item($0 * 10) })
      for root in 0..<roots { try outline.append([item(root * 10 + 1)], to: item(root * 10)) }
      var snapshot = Snapshot<Int, Counted>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(outline.visibleItems, toSection: 0)
      let (oldOutline, oldSnapshot) = (outline, snapshot)
      counter.count = 0
      outline.expand([item(20)])
      let changes = try #require(outline.visibleChanges(since: oldOutline))
      let isPerformed = snapshot.perform(changes, in: 0)
      #expect(isPerformed)
      let difference = snapshot.difference(from: oldSnapshot)
      #expect(difference.insertedItems.count == 1)
      #expect(difference.movedItems.isEmpty)
      return counter.count
    }
    // Collisions of hashes are few.
    #expect(try count(roots: 20_000) <= count(roots: 20) + 12)
  }
}
