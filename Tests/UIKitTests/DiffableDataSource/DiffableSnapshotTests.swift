import Testing
import UIKit

/// The snapshot with UIKit's names, and the messages of its traps.
@Suite struct DiffableSnapshotTests {
  private func sample() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    return snapshot
  }

  @Test func `queries answer`() {
    let snapshot = sample()
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("z") == nil)
  }

  @Test func `changes are made`() {
    var snapshot = sample()
    snapshot.insertItems([10], beforeItem: 2)
    snapshot.insertItems([11, 1], afterItem: 4)
    snapshot.moveItem(3, beforeItem: 10)
    snapshot.moveItem(2, afterItem: 4)
    snapshot.deleteItems([11, 99])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 10])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2, 1])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    snapshot.moveSection("a", afterSection: "d")
    snapshot.moveSection("d", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["d", "c", "b", "a"])
    snapshot.deleteSections(["b", "z"])
    #expect(snapshot.itemIdentifiers == [3, 10])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `marks are listed`() {
    var snapshot = sample()
    snapshot.reloadItems([3, 1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test func `a check throws what a change would trap on and changes nothing`() {
    let snapshot = sample()
    #expect(throws: Never.self) {
      try snapshot.validate { try $0.appendItems([5], toSection: "a") }
    }
    #expect(snapshot.numberOfItems == 4)
    let error = #expect(throws: (any Error).self) {
      try snapshot.validate { try $0.appendItems([7, 8, 7, 8], toSection: "a") }
    }
    #expect(
      "\(error!)".contains("the item identifiers are not unique (repeated: '7', '8')"))
    let missing = #expect(throws: (any Error).self) {
      try snapshot.validate { try $0.insertItems([7], .after, item: 99) }
    }
    #expect("\(missing!)".contains("the snapshot has no item '99' among its 4 item(s)"))
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `repeated items are named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7, 8, 7])
    }
    #expect(sentence(result).contains("the item identifiers are not unique (repeated: '7')"))
  }

  @Test func `an item without a section is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([7])
    }
    #expect(sentence(result).contains("the snapshot has no sections"))
  }

  @Test func `a section that exists is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["main"])
      snapshot.appendSections(["main"])
    }
    #expect(sentence(result).contains("the snapshot already contains the section(s) 'main'"))
  }

  @Test func `unknown destinations are named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.insertItems([1], beforeItem: 99)
    }
    #expect(sentence(result).contains("insertItems(_:beforeItem:): the snapshot has no item '99'"))
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      snapshot.moveItem(2, beforeItem: 2)
    }
    #expect(
      sentence(moved).contains("moveItem(_:beforeItem:): '2' cannot be inserted next to itself"))
    await #expect(processExitsWith: .failure) {
      _ = NSDiffableDataSourceSnapshot<Int, Int>().numberOfItems(inSection: 3)
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.reloadItems([3])
    }
  }
}
