import DiffableSnapshots
import Testing

/// The rules of snapshots, and the errors of rejected changes.
@Suite struct SnapshotRuleTests {
  private func sample() throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems([1, 2, 3], toSection: "a")
    try snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `appending a contained item moves it`() throws {
    var snapshot = try sample()
    try snapshot.appendItems([2, 6], toSection: "b")
    #expect(snapshot.itemIDs(in: "a") == [1, 3])
    #expect(snapshot.itemIDs(in: "b") == [4, 5, 2, 6])
  }

  @Test func `inserting a contained item moves it`() throws {
    var snapshot = try sample()
    try snapshot.insertItems([3, 1], .before, item: 5)
    #expect(snapshot.itemIDs == [2, 4, 3, 1, 5])
  }

  @Test func `sections and items may share an identifier`() throws {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([1])
    try snapshot.appendItems([1])
    #expect(snapshot.section(containing: 1) == 1)
  }

  @Test func `deleting all items deletes the sections too`() throws {
    var snapshot = try sample()
    snapshot.deleteAllItems()
    #expect(snapshot.sectionCount == 0)
    #expect(snapshot.itemCount == 0)
  }

  @Test func `deleting an absent item has no effect`() throws {
    var snapshot = try sample()
    snapshot.deleteItems([9])
    snapshot.deleteSections(["z"])
    #expect(snapshot.itemIDs == [1, 2, 3, 4, 5])
  }

  @Test func `a mark survives a move and is removed by a deletion`() throws {
    var snapshot = try sample()
    try snapshot.reloadItems([1, 2])
    try snapshot.reconfigureItems([4])
    try snapshot.reloadSections(["b"])
    try snapshot.moveItem(1, .after, item: 5)
    #expect(snapshot.reloadedItemIDs == [1, 2])
    snapshot.deleteItems([2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIDs.isEmpty)
    #expect(snapshot.reconfiguredItemIDs.isEmpty)
    #expect(snapshot.reloadedSectionIDs.isEmpty)
  }

  @Test func `a copy does not change with its original`() throws {
    var snapshot = try sample()
    let copy = snapshot
    snapshot.deleteItems([1])
    #expect(copy.itemIDs == [1, 2, 3, 4, 5])
  }

  @Test func `a rejected change throws its reason and changes nothing`() throws {
    var snapshot = try sample()
    #expect(throws: SnapshotError.repeatedItems(.init(["7"]))) {
      try snapshot.appendItems([7, 8, 7])
    }
    #expect(throws: SnapshotError.sectionNotFound("z", sectionCount: 2)) {
      try snapshot.appendItems([7], toSection: "z")
    }
    #expect(throws: SnapshotError.itemNotFound("9", itemCount: 5)) {
      try snapshot.insertItems([1], .after, item: 9)
    }
    #expect(throws: SnapshotError.destinationIsMoved("1")) {
      try snapshot.insertItems([2, 1], .after, item: 1)
    }
    // UIKit: "destination for item move is the same as the source", as reported in
    // noppefoxwolf/ColorPicker, issue 10.
    #expect(throws: SnapshotError.destinationIsMoved("2")) {
      try snapshot.moveItem(2, .after, item: 2)
    }
    #expect(throws: SnapshotError.destinationIsMoved("a")) {
      try snapshot.moveSection("a", .before, section: "a")
    }
    #expect(throws: SnapshotError.sectionsExist(.init(["b"]))) {
      try snapshot.appendSections(["c", "b"])
    }
    #expect(throws: SnapshotError.repeatedSections(.init(["c"]))) {
      try snapshot.insertSections(["c", "c"], .before, section: "a")
    }
    #expect(throws: SnapshotError.itemNotFound("9", itemCount: 5)) {
      try snapshot.reloadItems([1, 9])
    }
    #expect(snapshot.itemIDs == [1, 2, 3, 4, 5])
    #expect(snapshot.sectionIDs == ["a", "b"])
    #expect(snapshot.reloadedItemIDs.isEmpty)
  }

  @Test func `appending items without a section throws`() {
    var snapshot = Snapshot<String, Int>()
    #expect(throws: SnapshotError.noSections) { try snapshot.appendItems([1]) }
  }

  @Test func `an error lists at most ten identifiers and counts the rest`() {
    let items = Array(1...12)
    var snapshot = Snapshot<String, Int>()
    #expect(throws: Never.self) { try snapshot.appendSections(["a"]) }
    do {
      try snapshot.appendItems(items + items)
    } catch .repeatedItems(let repeated) {
      #expect(repeated.count == 12)
      #expect(
        "\(repeated)"
          == "'1', '2', '3', '4', '5', '6', '7', '8', '9', '10' and 2 more")
    } catch {
      Issue.record(error)
    }
  }

  @Test func `a long section is edited in the middle`() throws {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(Array(0..<100_000))
    try snapshot.insertItems([-1, -2], .after, item: 50_000)
    try snapshot.moveItem(99_999, .before, item: 0)
    snapshot.deleteItems([70_000])
    #expect(snapshot.index(ofItem: -2) == 50_003)
    #expect(snapshot.index(ofItem: 99_998) == 100_000)
    #expect(snapshot.item(at: SnapshotPosition(section: 0, item: 0)) == 99_999)
  }

  @Test func `items need only be hashable`() throws {
    final class Model: Hashable {
      static func == (left: Model, right: Model) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let model = Model()
    var snapshot = Snapshot<Model, Model>()
    try snapshot.appendSections([model])
    try snapshot.appendItems([model])
    #expect(snapshot.position(of: model) == SnapshotPosition(section: 0, item: 0))
  }
}
