import DiffableSnapshots
import TestSupport
import Testing

struct DocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/DiffableSnapshots/DiffableSnapshots.docc",
      comparedWith: ["Tests/DiffableSnapshotsTests/DocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the snapshots of the documentation differ as described`() throws {
    // snippet.difference
    var old = Snapshot<String, Int>()
    try old.appendSections(["even", "odd"])
    try old.appendItems([2, 4, 6], toSection: "even")
    try old.appendItems([1, 3, 5], toSection: "odd")
    var new = old
    new.deleteItems([4])
    try new.insertItems([0], .before, item: 2)
    try new.moveItem(5, .before, item: 1)
    let difference = new.difference(from: old)
    print(difference.deletedItems, difference.insertedItems, difference.movedItems)
    // snippet.end
    #expect(difference.deletedItems == [.init(section: 0, item: 1)])
    #expect(difference.insertedItems == [.init(section: 0, item: 0)])
    #expect(
      difference.movedItems == [
        .init(from: .init(section: 1, item: 2), to: .init(section: 1, item: 0))
      ])
    // snippet.changes
    for position in difference.deletedItems {
      print("remove", old.item(at: position)!)
    }
    for position in difference.insertedItems {
      print("insert", new.item(at: position)!, "at", position)
    }
    for move in difference.movedItems {
      print("move from", move.from, "to", move.to)
    }
    // snippet.end
    // snippet.views
    print(new.items.count, new.items.first!, new.items.last!)
    for section in new.sections {
      print(section, new.items(in: section)!.map { $0 * 10 })
    }
    print(new.items.firstIndex(of: 5)!)
    // snippet.end
    #expect(Array(new.items) == [0, 2, 6, 5, 1, 3])
    // snippet.equality
    var copy = new
    print(copy == new)  // true
    try copy.moveItem(2, .after, item: 6)
    print(copy == new)  // false
    // snippet.end
    #expect(copy != new)
    // snippet.marks
    try new.reconfigureItems([6])
    print(new.difference(from: old).reconfiguredItems.map(\.to))
    // snippet.end
    #expect(
      new.difference(from: old).reconfiguredItems.map(\.to) == [.init(section: 0, item: 2)])
    let before = new
    // snippet.errors
    do {
      try new.moveItem(6, .after, item: 99)
    } catch {
      print(error)
    }
    // snippet.end
    #expect(new == before)
  }

  @Test func `the outline of the documentation expands`() throws {
    // snippet.outline
    var outline = SectionSnapshot<String>()
    try outline.append(["Fruit", "Bread"])
    try outline.append(["Apple", "Pear"], to: "Fruit")
    print(outline.visibleItems)  // ["Fruit", "Bread"]
    outline.expand(["Fruit"])
    print(outline.visibleItems)  // ["Fruit", "Apple", "Pear", "Bread"]
    print(outline.level(of: "Pear")!)  // 1
    // snippet.end
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(outline.level(of: "Pear") == 1)
  }
}
