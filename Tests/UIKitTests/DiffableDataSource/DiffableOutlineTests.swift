import Testing

@testable import UIKit

/// Sections whose items are outlines.
@Suite(.serialized) @MainActor struct DiffableOutlineTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private func sample() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)
    return outline
  }

  @Test func `the visible items of an outline are shown`() {
    let screen = DiffableScreen()
    screen.source.apply(sample(), to: "a")
    screen.view.layoutIfNeeded()
    #expect(screen.source.snapshot().sectionIdentifiers == ["a"])
    #expect(screen.shown == ["1", "2"])
    let kept = screen.cell(2)
    var outline = screen.source.snapshot(for: "a")
    outline.expand([1])
    screen.provided = []
    screen.source.apply(outline, to: "a")
    #expect(screen.shown == ["1", "10", "11", "2"])
    #expect(screen.provided == [10, 11])
    #expect(screen.cell(2) === kept)
    #expect(screen.source.snapshot(for: "a").items == [1, 10, 100, 11, 2])
    #expect(screen.source.snapshot(for: "z").items.isEmpty)
  }

  @Test func `a section without an outline has a flat one`() {
    let screen = DiffableScreen()
    screen.show([("a", [3, 4])])
    #expect(screen.source.snapshot(for: "a").rootItems == [3, 4])
  }

  @Test func `an item shown elsewhere is moved into the outline's section`() {
    let screen = DiffableScreen()
    screen.show([("a", [1, 3]), ("b", [4])])
    screen.source.apply(sample(), to: "b")
    #expect(screen.source.snapshot().itemIdentifiers(inSection: "a") == [3])
    #expect(screen.source.snapshot().itemIdentifiers(inSection: "b") == [1, 2])
  }

  @Test func `a later snapshot keeps the outline`() {
    let screen = DiffableScreen()
    var outline = sample()
    outline.expand([1])
    screen.source.apply(outline, to: "a")
    var snapshot = screen.source.snapshot()
    snapshot.deleteItems([11])
    snapshot.insertItems([12], afterItem: 10)
    snapshot.appendItems([5])
    screen.source.apply(snapshot)
    outline = screen.source.snapshot(for: "a")
    #expect(outline.items == [1, 10, 100, 12, 2, 5])
    #expect(outline.parent(of: 12) == 1)
    #expect(outline.level(of: 5) == 0)
    snapshot.deleteSections(["a"])
    screen.source.apply(snapshot)
    #expect(screen.source.snapshot(for: "a").items.isEmpty)
  }

  @Test func `an order that no outline has makes the section flat`() {
    let screen = DiffableScreen()
    var outline = sample()
    outline.expand([1])
    screen.source.apply(outline, to: "a")
    var snapshot = screen.source.snapshot()
    snapshot.moveItem(2, beforeItem: 1)
    screen.source.apply(snapshot)
    #expect(screen.source.snapshot(for: "a").rootItems == [2, 1, 10, 11])
  }

  @Test func `the handlers are asked and told what the user toggles`() {
    let screen = DiffableScreen()
    screen.source.apply(sample(), to: "a")
    var calls: [String] = []
    screen.source.sectionSnapshotHandlers.shouldExpandItem = {
      calls.append("should expand \($0)")
      return $0 != 2
    }
    screen.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
    screen.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will collapse \($0)") }
    screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      calls.append("children of \(item): \(children.items)")
      var loaded = Outline()
      loaded.append([20, 21])
      return loaded
    }
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(!screen.source.userToggledItem(at: second))
    #expect(screen.source.userToggledItem(at: first))
    #expect(screen.source.outlineState(at: second)?.level == 1)
    #expect(screen.shown == ["1", "20", "21", "2"])
    #expect(screen.source.userToggledItem(at: first))
    #expect(screen.shown == ["1", "2"])
    #expect(
      calls == [
        "should expand 2", "should expand 1", "will expand 1", "children of 1: [10, 100, 11]",
        "will collapse 1",
      ])
    screen.source.apply(screen.source.snapshot(for: "a"), to: "a")
    #expect(calls.count == 5)
  }

  /// After any applied snapshots, a section has the visible items of its outline, and the screen
  /// displays them.
  @Test(arguments: RepeatableRandom.seeds(5))
  func `outlines and snapshots agree`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let screen = DiffableScreen(rowHeight: 10)
    for step in 0..<40 {
      var snapshot = screen.source.snapshot()
      let all = snapshot.itemIdentifiers
      let new = step * 10 + 1000
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let section = ["a", "b"].randomElement(using: &random)!
        var outline = screen.source.snapshot(for: section)
        outline.append([new, new + 1])
        outline.append([new + 2, new + 3], to: outline.items.randomElement(using: &random)!)
        outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
        outline.collapse(outline.items.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
        screen.source.apply(outline, to: section)
        #expect(
          screen.source.snapshot(for: section).visualDescription() == outline.visualDescription(),
          "seed \(seed), step \(step)")
      case 2:
        snapshot.deleteItems(all.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
        screen.source.apply(snapshot)
      case 3:
        if let place = all.randomElement(using: &random) {
          snapshot.insertItems([new], beforeItem: place)
        }
        screen.source.apply(snapshot)
      case 4:
        if all.count > 1 {
          let some = all.shuffled(using: &random)
          snapshot.moveItem(some[0], afterItem: some[1])
        }
        screen.source.apply(snapshot)
      default:
        if !all.isEmpty {
          screen.source.userToggledItem(
            at: screen.source.indexPath(for: all.randomElement(using: &random)!)!)
        }
      }
      screen.view.layoutIfNeeded()
      let shown = screen.source.snapshot()
      for section in shown.sectionIdentifiers {
        #expect(
          screen.source.snapshot(for: section).visibleItems
            == shown.itemIdentifiers(inSection: section), "seed \(seed), step \(step)")
      }
      #expect(
        screen.shown == shown.itemIdentifiers.prefix(screen.shown.count).map { "\($0)" },
        "seed \(seed), step \(step)")
    }
  }
}
