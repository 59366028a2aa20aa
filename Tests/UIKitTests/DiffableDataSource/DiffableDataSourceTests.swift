import Testing
import UIKit

/// The effects of applying a snapshot on the displayed items.
@Suite(.serialized) @MainActor struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private typealias Screen = DiffableScreen

  @Test func `a snapshot is shown`() {
    let screen = Screen()
    #expect(screen.view.dataSource === screen.source)
    screen.show([("a", [1, 2]), ("b", [3])])
    #expect(screen.shown == ["1", "2", "3"])
    #expect(screen.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(screen.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(screen.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(screen.source.sectionIdentifier(for: 1) == "b")
    #expect(screen.source.sectionIdentifier(for: 2) == nil)
    #expect(screen.source.index(for: "b") == 1)
    #expect(screen.source.index(for: "z") == nil)
  }

  @Test func `cells of items that stay are kept`() {
    let screen = Screen()
    screen.show([("a", [1, 2, 3]), ("b", [4])])
    let second = screen.cell(2)
    screen.provided = []
    screen.show([("b", [4, 9, 2]), ("a", [3, 1])])
    #expect(screen.shown == ["4", "9", "2", "3", "1"])
    #expect(screen.cell(2) === second)
    #expect(second?.preparations == 0)
    #expect(second?.frame.minY == 96)
    #expect(screen.provided == [9])
    #expect(screen.delegate.imbalances.isEmpty)
  }

  @Test func `the offset and the selection are kept by identity`() {
    let screen = Screen()
    screen.show([("a", Array(0..<100))])
    screen.view.contentOffset = CGPoint(x: 0, y: 480)
    screen.view.layoutIfNeeded()
    screen.view.selectItem(
      at: IndexPath(item: 12, section: 0), animated: false, scrollPosition: [])
    screen.show([("a", [500] + Array(5..<100))])
    #expect(screen.view.contentOffset.y == 480)
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 8, section: 0)])
    #expect(screen.cell(12) == nil)
    screen.view.contentOffset = .zero
    screen.view.layoutIfNeeded()
    #expect(screen.cell(12)?.isSelected == true)
    screen.show([("a", [1])])
    #expect(screen.view.indexPathsForSelectedItems == [])
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `reloading makes a cell anew and reconfiguring fills the one there`() {
    let screen = Screen()
    screen.show([("a", [1, 2, 3])])
    let cells = [1, 2, 3].map { screen.cell($0)! }
    screen.provided = []
    screen.suffix = "!"
    screen.show([("a", [1, 2, 3])]) {
      $0.reloadItems([1])
      $0.reconfigureItems([2])
    }
    #expect(screen.shown == ["1!", "2!", "3"])
    #expect(Set(screen.provided) == [1, 2])
    #expect(screen.provided.count == 2)
    #expect(screen.cell(2) === cells[1])
    #expect(cells[1].preparations == 0)
    #expect(cells[0].preparations == 1)
    #expect(cells[2].preparations == 0)
    let after = screen.source.snapshot()
    #expect(after.reloadedItemIdentifiers.isEmpty)
    #expect(after.reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `reconfiguring works where the item has moved`() {
    let screen = Screen()
    screen.show([("a", [1, 2, 3])])
    let cell = screen.cell(3)
    screen.suffix = "!"
    screen.show([("a", [3, 1, 2])]) { $0.reconfigureItems([3]) }
    #expect(screen.shown == ["3!", "1", "2"])
    #expect(screen.cell(3) === cell)
  }

  @Test func `reloading a section makes its header and cells anew`() {
    let screen = Screen(header: true)
    var headers: [Int] = []
    screen.view.register(
      RecordingHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    screen.source.supplementaryViewProvider = { view, kind, indexPath in
      headers.append(indexPath.section)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    screen.show([("a", [1]), ("b", [2])])
    #expect(headers == [0, 1])
    screen.provided = []
    headers = []
    screen.show([("b", [2]), ("a", [1])])
    #expect(headers.isEmpty)
    #expect(screen.provided.isEmpty)
    screen.show([("b", [2]), ("a", [1])]) { $0.reloadSections(["a"]) }
    #expect(headers == [1])
    #expect(screen.provided == [1])
  }

  @Test func `applying by reloading makes all cells anew`() {
    let screen = Screen()
    screen.show([("a", [1, 2])])
    screen.view.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    screen.provided = []
    screen.source.applySnapshotUsingReloadData(screen.source.snapshot())
    screen.view.layoutIfNeeded()
    #expect(screen.provided == [1, 2])
    #expect(screen.view.indexPathsForSelectedItems == [])
  }

  @Test func `a snapshot taken from the source is a copy`() {
    let screen = Screen()
    screen.show([("a", [1, 2])])
    var snapshot = screen.source.snapshot()
    snapshot.deleteItems([1])
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2])
    screen.source.apply(snapshot, animatingDifferences: false)
    #expect(screen.shown == ["2"])
  }

  @Test func `the completion is called once and later`() async {
    let screen = Screen()
    var calls = 0
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    await withCheckedContinuation { continuation in
      screen.source.apply(snapshot) {
        calls += 1
        continuation.resume()
      }
      #expect(calls == 0)
    }
    #expect(calls == 1)
    snapshot.appendItems([1])
    await screen.source.apply(snapshot)
    #expect(screen.shown == ["1"])
    snapshot.appendItems([2])
    await screen.source.applySnapshotUsingReloadData(snapshot)
    screen.view.layoutIfNeeded()
    #expect(screen.shown == ["1", "2"])
    #expect(calls == 1)
  }

  /// After any sequence of snapshots, the screen displays the last one, and cells of items that
  /// stayed visible are the same objects.
  @Test(arguments: RepeatableRandom.seeds(6))
  func `random snapshots are followed`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let screen = Screen(rowHeight: 60)
    for step in 0..<40 {
      var numbers = Array(0..<30).shuffled(using: &random)
      let sections = ["a", "b", "c"].shuffled(using: &random).prefix(
        Int.random(in: 0...3, using: &random)
      ).map { name in
        let count = Int.random(in: 0...9, using: &random)
        defer { numbers.removeFirst(count) }
        return (name, Array(numbers.prefix(count)))
      }
      let before = Dictionary(
        uniqueKeysWithValues: screen.source.snapshot().itemIdentifiers.compactMap { number in
          screen.cell(number).map { (number, $0) }
        })
      screen.show(sections)
      let expected = sections.flatMap(\.1)
      let range = screen.view.indexPathsForVisibleItems.compactMap {
        screen.source.itemIdentifier(for: $0)
      }
      let label: Comment = "seed \(seed), step \(step), \(sections)"
      #expect(screen.shown == range.map { "\($0)" }, label)
      #expect(range.count == min(expected.count, 8) || screen.view.contentOffset.y > 0, label)
      for number in range {
        if let cell = before[number] { #expect(screen.cell(number) === cell, label) }
      }
      if Bool.random(using: &random) {
        screen.view.contentOffset.y = CGFloat.random(
          in: 0...max(0, screen.view.contentSize.height - 480), using: &random)
        screen.view.layoutIfNeeded()
      }
    }
    #expect(screen.delegate.imbalances.isEmpty, "seed \(seed)")
  }
}
