import DiffableSnapshots
import Testing

/// Random changes of an outline, compared with a plain tree.
@Suite struct OutlineModelTests {
  @Test(arguments: RepeatableRandom.seeds(4))
  func `random changes agree with a plain tree`(seed: UInt64) throws {
    var random = RepeatableRandom(seed: 7000 + seed)
    var outline = SectionSnapshot<Int>()
    var naive = NaiveOutline()
    var kept: [(SectionSnapshot<Int>, NaiveOutline)] = []
    let limit = seed % 3 == 0 ? 400 : 30
    for step in 0..<600 {
      func item() -> Int { Int.random(in: 0..<limit, using: &random) }
      let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in item() }
      let place = item()
      let after = Bool.random(using: &random)
      let allowed: Bool
      let expected: Bool
      var log = "\(items) \(place) \(after)"
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2:
        let parent = after || items.isEmpty ? place : nil
        log = "append(\(items), to: \(parent as Int?))"
        allowed = Self.succeeds { () throws(SnapshotError) in
          try outline.append(items, to: parent)
        }
        let known = parent.map(naive.contains) ?? true
        expected = known && naive.append(items.map { .init(item: $0) }, to: parent)
      case 3, 4:
        log = "insert \(log)"
        allowed = Self.succeeds { () throws(SnapshotError) in
          try outline.insert(items, after ? .after : .before, item: place)
        }
        let known = naive.contains(place)
        expected = known && naive.insert(items.map { .init(item: $0) }, after: after, place)
      case 5:
        let doomed = step % 3 == 0 ? items : Array(items.prefix(1))
        log = "delete(\(doomed))"
        allowed = Self.succeeds { () throws(SnapshotError) in try outline.delete(doomed) }
        expected = naive.delete(doomed)
      case 6, 7:
        log = "expand(\(items))"
        let unknown = outline.expand(items + [place])
        (allowed, expected) = (true, unknown == (items + [place]).filter { !naive.contains($0) })
        naive.set(items + [place], isExpanded: true)
      case 8:
        log = "collapse(\(items))"
        outline.collapse(items)
        naive.set(items, isExpanded: false)
        (allowed, expected) = (true, true)
      case 9, 10:
        // A branch of an earlier outline is put somewhere.
        guard let (past, plain) = kept.randomElement(using: &random),
          let from = plain.all.randomElement(using: &random)?.item,
          let branch = past.branch(of: from, includingParent: after),
          let node = plain.find(from, in: plain.roots)
        else { continue }
        let nodes = after ? [node] : node.children
        #expect(branch.items == NaiveOutline.items(of: nodes), "seed \(seed), step \(step)")
        if Bool.random(using: &random) {
          log = "insert(\(branch.items), \(place))"
          allowed = Self.succeeds { () throws(SnapshotError) in
            try outline.insert(branch, .after, item: place)
          }
          let known = naive.contains(place)
          expected = known && naive.insert(nodes, after: true, place)
        } else {
          log = "replaceChildren(of: \(place), with: \(branch.items))"
          allowed = Self.succeeds { () throws(SnapshotError) in
            try outline.replaceChildren(of: place, with: branch)
          }
          expected = naive.replaceChildren(of: place, with: nodes)
        }
      default:
        if naive.all.count > limit / 2, let doomed = naive.roots.randomElement(using: &random) {
          try outline.delete([doomed.item])
          _ = naive.delete([doomed.item])
        }
        (allowed, expected) = (true, true)
      }
      if let problem = allowed != expected ? "allowed \(allowed)" : compare(outline, naive) {
        Issue.record("seed \(seed), step \(step), \(log): \(problem)\n\(outline.visualDescription)")
        return
      }
      if step % 20 == 0 { kept.append((outline, naive)) }
    }
    for (outline, naive) in kept { #expect(compare(outline, naive) == nil, "seed \(seed)") }
  }

  private static func succeeds(_ change: () throws(SnapshotError) -> Void) -> Bool {
    do {
      try change()
      return true
    } catch {
      return false
    }
  }

  private func compare(_ outline: SectionSnapshot<Int>, _ naive: NaiveOutline) -> String? {
    let all = naive.all
    guard outline.items == all.map(\.item) else { return "items \(outline.items)" }
    guard outline.itemCount == all.count else { return "itemCount" }
    guard outline.rootItems == naive.roots.map(\.item) else { return "rootItems" }
    guard outline.visibleItems == all.filter(\.isVisible).map(\.item) else { return "visible" }
    guard outline.expandedItems == all.filter(\.isExpanded).map(\.item) else { return "expanded" }
    for (index, node) in all.enumerated() where all.count < 40 || index % 17 == 0 {
      guard outline.index(of: node.item) == index, outline.level(of: node.item) == node.path.count,
        outline.parent(of: node.item) == node.path.last,
        outline.isExpanded(node.item) == node.isExpanded,
        outline.isVisible(node.item) == node.isVisible,
        outline.children(of: node.item)
          == naive.find(node.item, in: naive.roots)?.children.map(\.item)
      else { return "queries of \(node.item)" }
    }
    return nil
  }
}
