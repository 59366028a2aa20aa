import Testing
import UIKit

/// The calls of the handlers after the user has moved an item.
@Suite(.serialized) @MainActor struct DiffableReorderingTests {
  private typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

  private func move(
    _ screen: DiffableScreen, from: (Int, Int), to: (Int, Int)
  ) -> Transaction? {
    var will: Transaction?
    var did: Transaction?
    let before = screen.source.snapshot().itemIdentifiers
    screen.source.reorderingHandlers.willReorder = {
      #expect(screen.source.snapshot().itemIdentifiers == before)
      will = $0
    }
    screen.source.reorderingHandlers.didReorder = {
      #expect(will != nil)
      did = $0
    }
    screen.source.collectionView(
      screen.view, moveItemAt: IndexPath(item: from.1, section: from.0),
      to: IndexPath(item: to.1, section: to.0))
    return did
  }

  @Test func `nothing can be reordered unless a handler says so`() {
    let screen = DiffableScreen()
    screen.show([("a", [1, 2])])
    let first = IndexPath(item: 0, section: 0)
    #expect(!screen.source.collectionView(screen.view, canMoveItemAt: first))
    screen.source.reorderingHandlers.canReorderItem = { $0 == 1 }
    #expect(screen.source.collectionView(screen.view, canMoveItemAt: first))
    #expect(
      !screen.source.collectionView(screen.view, canMoveItemAt: IndexPath(item: 1, section: 0)))
  }

  @Test func `what the user has moved is taken over`() {
    let screen = DiffableScreen()
    screen.show([("a", [1, 2, 3, 4])])
    let cell = screen.cell(1)
    var finals: [[Int]] = []
    screen.source.reorderingHandlers.canReorderItem = { $0 == 1 }
    screen.source.reorderingHandlers.didReorder = {
      finals.append($0.finalSnapshot.itemIdentifiers)
    }
    #expect(!screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 48 * 2 + 24))
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3, 4])
    screen.view.endInteractiveMovement()
    screen.view.layoutIfNeeded()
    #expect(finals == [[2, 3, 1, 4]])
    #expect(screen.shown == ["2", "3", "1", "4"])
    #expect(screen.cell(1) === cell)
  }

  @Test func `a move within a section is one transaction`() throws {
    let screen = DiffableScreen()
    screen.show([("a", [1, 2, 3, 4]), ("b", [5])])
    let transaction = try #require(move(screen, from: (0, 0), to: (0, 2)))
    #expect(screen.source.snapshot().itemIdentifiers == [2, 3, 1, 4, 5])
    #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(transaction.finalSnapshot.itemIdentifiers == [2, 3, 1, 4, 5])
    #expect([1, 2, 3, 4, 5].applying(transaction.difference) == [2, 3, 1, 4, 5])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
    #expect(transaction.sectionTransactions[0].finalSnapshot.items == [2, 3, 1, 4])
  }

  @Test func `a move between sections tells of both`() throws {
    let screen = DiffableScreen()
    screen.show([("a", [1, 2]), ("b", []), ("c", [3])])
    let transaction = try #require(move(screen, from: (2, 0), to: (0, 1)))
    #expect([1, 2, 3].applying(transaction.difference) == [1, 3, 2])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a", "c"])
    let (a, c) = (transaction.sectionTransactions[0], transaction.sectionTransactions[1])
    #expect([1, 2].applying(a.difference) == [1, 3, 2])
    #expect([3].applying(c.difference) == [])
    _ = try #require(move(screen, from: (0, 0), to: (1, 0)))
    #expect(screen.source.snapshot().itemIdentifiers(inSection: "b") == [1])
  }

  @Test func `an outline keeps its levels`() throws {
    let screen = DiffableScreen()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11, 12], to: 1)
    outline.expand([1])
    screen.source.apply(outline, to: "a")
    let transaction = try #require(move(screen, from: (0, 1), to: (0, 2)))
    let after = screen.source.snapshot(for: "a")
    #expect(after.items == [1, 11, 10, 12, 2])
    #expect(after.parent(of: 10) == 1)
    #expect(
      outline.items.applying(transaction.sectionTransactions[0].difference) == after.items)
  }

  @Test(arguments: RepeatableRandom.seeds(5))
  func `random moves are applied by their differences`(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    let screen = DiffableScreen()
    screen.show([("a", Array(0..<9)), ("b", [20, 21]), ("c", [30])])
    for step in 0..<40 {
      let before = screen.source.snapshot()
      let from = before.itemIdentifiers.randomElement(using: &random)!
      let source = screen.source.indexPath(for: from)!
      let section = Int.random(in: 0..<3, using: &random)
      let name = before.sectionIdentifiers[section]
      let count = before.numberOfItems(inSection: name) - (source.section == section ? 1 : 0)
      let place = Int.random(in: 0...count, using: &random)
      let transaction = try #require(
        move(screen, from: (source.section, source.item), to: (section, place)))
      let after = screen.source.snapshot()
      #expect(
        screen.source.indexPath(for: from) == IndexPath(item: place, section: section),
        "seed \(seed), step \(step)")
      #expect(
        before.itemIdentifiers.applying(transaction.difference) == after.itemIdentifiers,
        "seed \(seed), step \(step)")
      for change in transaction.sectionTransactions {
        #expect(
          change.initialSnapshot.items.applying(change.difference)
            == after.itemIdentifiers(inSection: change.sectionIdentifier),
          "seed \(seed), step \(step)")
      }
    }
  }
}
