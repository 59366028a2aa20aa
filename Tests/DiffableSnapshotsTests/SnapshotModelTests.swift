import DiffableSnapshots
import Testing

/// Random changes, made to a snapshot and to plain arrays, must leave the same behind.
@Suite struct SnapshotModelTests {
  @Test(arguments: UInt64(1)...40)
  func randomChangesAgreeWithPlainArrays(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    var snapshot = Snapshot<Int, Int>()
    var naive = NaiveSnapshot()
    var log: [String] = []

    for _ in 0..<150 {
      let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0..<30, using: &random)
      }
      let names = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Int.random(in: 0..<8, using: &random)
      }
      let neighbour = Int.random(in: 0..<30, using: &random)
      let name = Int.random(in: 0..<8, using: &random)
      let after = Bool.random(using: &random)
      let side: Snapshot<Int, Int>.Side = after ? .after : .before
      let allowed: Bool
      let expected: Bool
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        log.append("appendItems(\(items), toSection: \(name))")
        allowed = did { () throws(SnapshotError) in try snapshot.appendItems(items, toSection: name)
        }
        expected = naive.append(items, to: name)
      case 2:
        log.append("appendItems(\(items))")
        allowed = did { () throws(SnapshotError) in try snapshot.appendItems(items) }
        expected = naive.append(items, to: nil)
      case 3:
        log.append("insertItems(\(items), \(side), item: \(neighbour))")
        allowed = did { () throws(SnapshotError) in
          try snapshot.insertItems(items, side, item: neighbour)
        }
        expected = naive.insert(items, after: after, neighbour)
      case 4:
        log.append("deleteItems(\(items))")
        snapshot.deleteItems(items)
        naive.delete(items)
        (allowed, expected) = (true, true)
      case 5:
        log.append("moveItem(\(neighbour), \(side), item: \(neighbour / 2))")
        allowed = did { () throws(SnapshotError) in
          try snapshot.moveItem(neighbour, side, item: neighbour / 2)
        }
        expected = naive.move(neighbour, after: after, neighbour / 2)
      case 6:
        log.append("appendSections(\(names))")
        allowed = did { () throws(SnapshotError) in try snapshot.appendSections(names) }
        expected = naive.appendSections(names)
      case 7:
        log.append("insertSections(\(names), \(side), section: \(name))")
        allowed = did { () throws(SnapshotError) in
          try snapshot.insertSections(names, side, section: name)
        }
        expected = naive.insertSections(names, after: after, name)
      case 8:
        let doomed = Bool.random(using: &random) ? names : []
        log.append("deleteSections(\(doomed))")
        snapshot.deleteSections(doomed)
        naive.deleteSections(doomed)
        (allowed, expected) = (true, true)
      case 9:
        log.append("moveSection(\(name), \(side), section: \(7 - name / 2))")
        allowed = did { () throws(SnapshotError) in
          try snapshot.moveSection(name, side, section: 7 - name / 2)
        }
        expected = naive.moveSection(name, after: after, 7 - name / 2)
      case 10:
        log.append("reloadItems(\(items)), reloadSections(\(names))")
        let itemsAllowed = did { () throws(SnapshotError) in try snapshot.reloadItems(items) }
        let namesAllowed = did { () throws(SnapshotError) in try snapshot.reloadSections(names) }
        allowed = itemsAllowed && namesAllowed
        let itemsExpected = naive.mark(items, \.reloaded)
        let namesExpected = naive.markSections(names)
        expected = itemsExpected && namesExpected
      default:
        log.append("reconfigureItems(\(items))")
        allowed = did { () throws(SnapshotError) in try snapshot.reconfigureItems(items) }
        expected = naive.mark(items, \.reconfigured)
      }
      guard allowed == expected, describe(snapshot) == naive else {
        Issue.record(
          """
          seed \(seed): allowed \(allowed), expected \(expected)
          got      \(describe(snapshot))
          expected \(naive)
          after
          \(log.joined(separator: "\n"))
          """)
        return
      }
      checkQueries(snapshot, against: naive, seed: seed)
    }
  }

  private func did(_ change: () throws(SnapshotError) -> Void) -> Bool {
    do {
      try change()
      return true
    } catch {
      return false
    }
  }

  private func describe(_ snapshot: Snapshot<Int, Int>) -> NaiveSnapshot {
    NaiveSnapshot(
      sections: snapshot.sectionIDs.map { .init(name: $0, items: snapshot.itemIDs(in: $0)!) },
      reloaded: snapshot.reloadedItemIDs, reconfigured: snapshot.reconfiguredItemIDs,
      reloadedSections: snapshot.reloadedSectionIDs)
  }

  private func checkQueries(
    _ snapshot: Snapshot<Int, Int>, against naive: NaiveSnapshot, seed: UInt64
  ) {
    #expect(snapshot.itemIDs == naive.allItems, "seed \(seed)")
    #expect(snapshot.itemCount == naive.allItems.count, "seed \(seed)")
    #expect(snapshot.sectionCount == naive.sections.count, "seed \(seed)")
    for item in 0..<30 {
      let section = naive.sectionIndex(ofItem: item)
      let position = section.map { section in
        SnapshotPosition(
          section: section, item: naive.sections[section].items.firstIndex(of: item)!)
      }
      #expect(snapshot.position(of: item) == position, "seed \(seed)")
      #expect(snapshot.index(ofItem: item) == naive.allItems.firstIndex(of: item), "seed \(seed)")
      #expect(
        snapshot.section(containing: item) == section.map { naive.sections[$0].name },
        "seed \(seed)")
      if let position { #expect(snapshot.item(at: position) == item, "seed \(seed)") }
    }
    for name in 0..<8 {
      let index = naive.sectionIndex(name)
      #expect(snapshot.index(ofSection: name) == index, "seed \(seed)")
      #expect(
        snapshot.itemCount(in: name) == index.map { naive.sections[$0].items.count },
        "seed \(seed)")
    }
  }
}
