import Testing

@testable import UIKit

/// Index maps of batches of changes, compared with lists that are actually changed.
@MainActor @Suite struct BatchChangeTests {
  @Test(arguments: 0..<250)
  func `every place is where a list has it`(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    var model = ListModel(
      (0..<Int.random(in: 0...5, using: &random)).map { _ in .random(in: 0...7, using: &random) })
    let old = model.sections
    let changes = model.change(&random)
    let change = try BatchChange(
      changes, from: old.map(\.items.count), to: model.sections.map(\.items.count))
    var newPlaces: [Int: IndexPath] = [:]
    for (section, list) in model.sections.enumerated() {
      for (item, id) in list.items.enumerated() { newPlaces[id] = [section, item] }
    }
    var oldPlaces: [Int: IndexPath] = [:]
    for (section, list) in old.enumerated() {
      let place = model.sections.firstIndex { $0.id == list.id }
      #expect(change.newSection(section) == place, "seed \(seed), section \(section)")
      for (item, id) in list.items.enumerated() {
        oldPlaces[id] = [section, item]
        #expect(change.newItem([section, item]) == newPlaces[id], "seed \(seed), item \(id)")
      }
    }
    for (section, list) in model.sections.enumerated() {
      #expect(change.oldSection(section) == old.firstIndex { $0.id == list.id }, "seed \(seed)")
      for (item, id) in list.items.enumerated() {
        #expect(change.oldItem([section, item]) == oldPlaces[id], "seed \(seed), item \(id)")
      }
    }
  }

  private func sentence(
    _ old: [Int], _ new: [Int], _ change: (inout BatchOperations) -> Void
  ) -> String? {
    var changes = BatchOperations()
    change(&changes)
    do {
      _ = try BatchChange(changes, from: old, to: new)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an item too many is to be inserted`() {
    #expect(
      sentence([5], [5]) { $0.deletedItems = [[0, 1]] } == """
        Section 0 had 5 item(s) before the update, which deletes 1, moves 0 out, inserts 0 and moves 0 \
        in, so that it must have 4 after it, but collectionView(_:numberOfItemsInSection:) returned 5; \
        call insertItems(at:) for the other 1 inserted item(s).
        """)
  }

  @Test func `an item too few is to be deleted`() {
    #expect(
      sentence([5, 2], [5, 1]) { $0.movedItems = [([0, 1], [0, 0])] } == """
        Section 1 had 2 item(s) before the update, which deletes 0, moves 0 out, inserts 0 and moves 0 \
        in, so that it must have 2 after it, but collectionView(_:numberOfItemsInSection:) returned 1; \
        call deleteItems(at:) for the other 1 deleted item(s).
        """)
  }

  @Test func `an item that is not there is named`() {
    #expect(
      sentence([16], [15]) { $0.deletedItems = [[0, 16]] } == """
        The item at [0, 16] is deleted in an update, but section 0 has only 16 item(s) before it; \
        deletions, reloads and sources of moves use index paths before the update, insertions and \
        destinations of moves index paths after it.
        """)
  }

  @Test func `an item that is named twice is named`() {
    let found = sentence([3], [2]) {
      $0.deletedItems = [[0, 1]]
      $0.reloadedItems = [[0, 1]]
    }
    #expect(
      found == """
        The item at [0, 1] of the data before the update is both deleted and reloaded in it; use each \
        item once in an update.
        """)
  }

  @Test func `a section that is not there is named`() {
    #expect(
      sentence([1, 1], [1, 1]) { $0.insertedSections = [2] } == """
        Section 2 is inserted in an update, but the collection view has only 2 section(s) after it; \
        deletions, reloads and sources of moves use index paths before the update, insertions and \
        destinations of moves index paths after it.
        """)
  }

  @Test func `a section too few is to be deleted`() {
    #expect(
      sentence([1, 1], [1]) { $0.reloadedSections = [0] } == """
        The collection view had 2 section(s) before the update, which deletes 0 and inserts 0, so that \
        it must have 2 after it, but numberOfSections(in:) returned 1; call deleteSections(_:) for the \
        other 1 deleted section(s).
        """)
  }

  @Test func `a reloaded section may have any count`() {
    #expect(sentence([5, 1], [2, 1]) { $0.reloadedSections = [0] } == nil)
  }

  @Test func `the layout hears of what goes before what comes`() throws {
    var changes = BatchOperations()
    changes.insertedItems = [[0, 2], [0, 0]]
    changes.deletedItems = [[0, 1]]
    changes.reloadedItems = [[0, 2]]
    changes.insertedSections = [1]
    let items = try BatchChange(changes, from: [4], to: [5, 3]).updateItems
    #expect(items.map(\.updateAction) == [.delete, .insert, .insert, .insert, .reload])
    #expect(items.map(\.indexPathBeforeUpdate) == [[0, 1], nil, nil, nil, [0, 2]])
    #expect(
      items.map(\.indexPathAfterUpdate) == [nil, [1, NSNotFound], [0, 0], [0, 2], [0, 3]])
  }
}
