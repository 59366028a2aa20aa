import TesseraTesting
import TestSupport
import Testing

@testable import UIKit

/// Drag and drop of items and rows within a view and between two views.
@Suite(.serialized) @MainActor struct ItemDragTests {
  private let source = LetterSource("abcdef")

  /// Returns a screen that plays animations.
  private func screen(
    _ upper: UIScrollView, _ lower: UIScrollView? = nil,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> HostedScreen {
    let screen = HostedScreen(LetterScreen(upper, lower), layoutDirection: direction)
    screen.playsAnimations = true
    return screen
  }

  /// Returns the center of an item in a column of items.
  private func center(_ index: Int, top: CGFloat = 100) -> CGPoint {
    CGPoint(x: 150, y: top + 50 * CGFloat(index) + 25)
  }

  private func lift(_ point: CGPoint, on screen: HostedScreen) -> HostedTouch {
    let finger = screen.touch(at: point)
    finger.hold(for: 0.6)
    return finger
  }

  /// Drags from a point to another one, and waits for the animations.
  private func drag(_ start: CGPoint, to end: CGPoint, on screen: HostedScreen) {
    let finger = lift(start, on: screen)
    finger.move(to: end, duration: 0.5)
    finger.lift()
    screen.advance(by: 1)
  }

  /// Returns the displayed letters from the top.
  private func shown(_ view: UICollectionView) -> String {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }.joined()
  }

  // MARK: - Within a view

  @Test func `a reorder calls the delegates in the order of UIKit`() {
    let view = LetterScreen.collection(source)
    drag(center(1), to: center(3), on: screen(view))
    #expect(
      source.log == [
        "items 1", "begin", "handle", "enter", "update", "perform b 1 3", "landed", "drop end",
        "drag end",
      ])
    #expect(source.text == "acdbef")
    #expect(shown(view) == "acdbef")
  }

  @Test func `rows of a table view are reordered by the same calls`() {
    let view = LetterScreen.table(source)
    drag(center(4), to: center(0), on: screen(view))
    #expect(
      source.log == [
        "items 4", "begin", "handle", "enter", "update", "perform e 4 0", "drop end", "drag end",
      ])
    #expect(source.text == "eabcdf")
    #expect(
      (0..<6).map { view.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text } == [
        "e", "a", "b", "c", "d", "f",
      ])
  }

  @Test func `a proposal to insert opens a gap at the destination`() {
    let view = LetterScreen.collection(source)
    let screen = screen(view)
    let finger = lift(center(1), on: screen)
    finger.move(to: center(3), duration: 0.5)
    screen.advance(by: 0.5)
    #expect(shown(view) == "acdbef")
    #expect(source.text == "abcdef")
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 0)
    #expect(view.hasUncommittedUpdates)
    #expect(view.hasActiveDrag)
    #expect(view.hasActiveDrop)
    finger.cancel()
    screen.advance(by: 1)
    #expect(shown(view) == "abcdef")
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(!view.hasUncommittedUpdates)
    #expect(!view.hasActiveDrag)
    #expect(!view.hasActiveDrop)
    #expect(source.log.suffix(2) == ["drop end", "drag end"])
  }

  @Test func `the gap closes when the items leave the view`() {
    let view = LetterScreen.collection(source)
    let screen = screen(view)
    let finger = lift(center(0), on: screen)
    finger.move(to: center(2), duration: 0.5)
    finger.move(to: CGPoint(x: 150, y: 600), duration: 0.5)
    screen.advance(by: 0.5)
    #expect(source.log.last == "exit")
    #expect(shown(view) == "abcdef")
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
    finger.lift()
    screen.advance(by: 1)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func `a refused drop changes nothing`(_ operation: UIDropOperation) {
    source.operation = operation
    let view = LetterScreen.collection(source)
    drag(center(1), to: center(3), on: screen(view))
    #expect(
      source.log == [
        "items 1", "begin", "handle", "enter", "update", "drop end", "drag end",
      ])
    #expect(shown(view) == "abcdef")
  }

  @Test func `a view that cannot handle the items is asked once`() {
    source.handles = false
    let view = LetterScreen.collection(source)
    drag(center(1), to: center(3), on: screen(view))
    #expect(source.log == ["items 1", "begin", "handle", "drag end"])
  }

  @Test func `an item without drag items is not dragged`() {
    source.fixed = ["b"]
    let view = LetterScreen.collection(source)
    drag(center(1), to: center(3), on: screen(view))
    #expect(source.log == ["items 1"])
    #expect(!view.hasActiveDrag)
  }

  @Test func `a disabled view drags nothing`() {
    let view = LetterScreen.collection(source)
    view.dragInteractionEnabled = false
    drag(center(1), to: center(3), on: screen(view))
    #expect(source.log == [])
  }

  @Test func `a press without a movement ends the lift`() {
    let view = LetterScreen.collection(source)
    let screen = screen(view)
    lift(center(1), on: screen).lift()
    screen.advance(by: 1)
    #expect(source.log == ["items 1"])
    #expect(!view.hasActiveDrag)
  }

  @Test func `a drop into an item highlights it and opens no gap`() {
    source.dropsInto = true
    let view = LetterScreen.collection(source)
    var destination: IndexPath?
    source.performs = {
      destination = $0.destinationIndexPath
      $0.drop(
        $0.items[0].dragItem, intoItemAt: destination!,
        rect: CGRect(x: 0, y: 0, width: 30, height: 5))
    }
    let screen = screen(view)
    let finger = lift(center(1), on: screen)
    finger.move(to: center(3), duration: 0.5)
    screen.advance(by: 0.5)
    let target = view.cellForItem(at: IndexPath(item: 3, section: 0))
    #expect(target?.configurationState.cellDropState == .targeted)
    #expect(target?.isHighlighted == true)
    #expect(shown(view) == "abcdef")
    let other = view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(other?.configurationState.cellDropState == .notTargeted)
    finger.lift()
    #expect(destination == IndexPath(item: 3, section: 0))
    screen.advance(by: 1)
    #expect(target?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
    #expect(target?.isHighlighted == false)
  }

  @Test func `the automatic intent of a table view follows the position in the row`() {
    source.dropsInto = true
    let view = LetterScreen.table(source)
    let screen = screen(view)
    let finger = lift(center(1), on: screen)
    finger.move(to: center(3), duration: 0.5)
    let row = view.cellForRow(at: IndexPath(row: 3, section: 0))
    #expect(row?.configurationState.cellDropState == .targeted)
    #expect(!view.hasUncommittedUpdates)
    finger.move(to: CGPoint(x: 150, y: 296), duration: 0.1)
    #expect(row?.configurationState.cellDropState == .notTargeted)
    #expect(view.hasUncommittedUpdates)
    finger.cancel()
    screen.advance(by: 1)
  }

  @Test func `a delegate without proposals moves the items of its own view`() {
    final class Drop: NSObject, UICollectionViewDropDelegate {
      var destination: IndexPath?
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) { destination = coordinator.destinationIndexPath }
    }
    let drop = Drop()
    let view = LetterScreen.collection(source)
    view.dropDelegate = drop
    drag(center(1), to: center(3), on: screen(view))
    #expect(drop.destination == IndexPath(item: 3, section: 0))
    // Nothing was changed in the data.
    #expect(shown(view) == "abcdef")
  }

  @Test func `cells are told of the stages of a drag`() {
    final class Cell: UICollectionViewCell {
      var stages: [DragState] = []
      override func dragStateDidChange(_ dragState: DragState) { stages.append(dragState) }
    }
    let view = LetterScreen.collection(source)
    view.register(Cell.self, forCellWithReuseIdentifier: "letter")
    source.operation = .cancel
    let screen = screen(view)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell
    drag(center(1), to: center(3), on: screen)
    #expect(cell?.stages == [.lifting, .dragging, .none])
  }

  @Test func `a tap of another finger adds an item`() throws {
    let view = LetterScreen.collection(source)
    let screen = screen(view)
    var sources: [Int?] = []
    source.performs = { sources = $0.items.map { $0.sourceIndexPath?.item } }
    let finger = lift(center(1), on: screen)
    finger.move(to: center(2), duration: 0.2)
    try screen.tap(at: center(4))
    finger.lift()
    screen.advance(by: 1)
    #expect(sources == [1, 4])
  }

  @Test func `a press on a selected item lifts all selected ones`() {
    let view = LetterScreen.collection(source)
    view.allowsMultipleSelection = true
    let screen = screen(view)
    for index in [0, 3] {
      view.selectItem(
        at: IndexPath(item: index, section: 0), animated: false, scrollPosition: [])
    }
    lift(center(3), on: screen).lift()
    screen.advance(by: 1)
    #expect(source.log == ["items 3", "items 0"])
  }

  @Test func `a diffable snapshot moves the dropped item`() {
    let view = LetterScreen.collection(source)
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      [unowned source] view, indexPath, _ in
      source.collectionView(view, cellForItemAt: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(source.letters)
    data.apply(snapshot, animatingDifferences: false)
    source.performs = { coordinator in
      var snapshot = data.snapshot()
      snapshot.moveItem("b", afterItem: "d")
      data.apply(snapshot, animatingDifferences: true)
      coordinator.drop(
        coordinator.items[0].dragItem, toItemAt: coordinator.destinationIndexPath!)
    }
    drag(center(1), to: center(3), on: screen(view))
    #expect(data.snapshot().itemIdentifiers == ["a", "c", "d", "b", "e", "f"])
    #expect(shown(view) == "acdbef")
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  // MARK: - Changes of the data during a drag

  @Test func `an item that is deleted during its drag has no source`() {
    let view = LetterScreen.collection(source)
    let screen = screen(view)
    let finger = lift(center(1), on: screen)
    finger.move(to: center(3), duration: 0.5)
    source.letters.remove(at: 1)
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    #expect(shown(view) == "acdef")
    finger.lift()
    screen.advance(by: 1)
    #expect(source.log.contains { $0.hasPrefix("perform b -") })
    #expect(source.log.last == "drag end")
  }

  @Test func `a reload during a drag closes the gap`() {
    let view = LetterScreen.collection(source)
    let screen = screen(view)
    let finger = lift(center(1), on: screen)
    finger.move(to: center(3), duration: 0.5)
    view.reloadData()
    screen.layOut()
    #expect(shown(view) == "abcdef")
    #expect(!view.hasUncommittedUpdates)
    finger.cancel()
    screen.advance(by: 1)
    #expect(!view.hasActiveDrag)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  // MARK: - Between views

  @Test func `an item is dropped on another collection view`() {
    let other = LetterSource("uvw")
    other.operation = .copy
    let view = LetterScreen.collection(source)
    let lower = LetterScreen.collection(other)
    drag(center(1), to: center(1, top: 450), on: screen(view, lower))
    #expect(
      source.log == [
        "items 1", "begin", "handle", "enter", "update", "exit", "drop end", "drag end",
      ])
    #expect(other.log == ["handle", "enter", "update", "perform b - 1", "landed", "drop end"])
    #expect(source.text == "abcdef")
    #expect(other.text == "ubvw")
    #expect(shown(lower) == "ubvw")
  }

  @Test func `an item behind the last one is dropped at the end`() {
    let other = LetterSource("uvw")
    let lower = LetterScreen.table(other)
    drag(center(1), to: CGPoint(x: 150, y: 640), on: screen(LetterScreen.collection(source), lower))
    #expect(other.lastUpdate == IndexPath(row: 3, section: 0))
    #expect(other.text == "uvwb")
  }

  @Test func `a row is dropped on a collection view`() {
    let other = LetterSource("uvw")
    let view = LetterScreen.collection(source)
    drag(
      center(0, top: 450), to: center(2), on: screen(view, LetterScreen.table(other)))
    #expect(source.text == "abucdef")
    #expect(other.log.suffix(2) == ["drop end", "drag end"])
  }

  // MARK: - Geometry

  @Test func `items of a grid are reordered from right to left`() {
    let view = LetterScreen.collection(source, width: 100)
    let screen = screen(view, direction: .rightToLeft)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 200)
    drag(CGPoint(x: 250, y: 125), to: CGPoint(x: 50, y: 125), on: screen)
    #expect(source.text == "bcadef")
  }

  @Test func `a finger near an edge scrolls the content`() {
    let source = LetterSource("abcdefghijklmnopqrstuvwxyz")
    let view = LetterScreen.collection(source)
    let screen = screen(view)
    let finger = lift(center(1), on: screen)
    finger.move(to: CGPoint(x: 150, y: 390), duration: 0.3)
    screen.advance(by: 10)
    let end: CGFloat = 1000
    #expect(view.contentOffset.y == end)
    #expect(source.lastUpdate == IndexPath(item: 25, section: 0))
    finger.lift()
    screen.advance(by: 1)
    #expect(source.text == "acdefghijklmnopqrstuvwxyzb")
  }

  @Test(arguments: RepeatableRandom.seeds(6))
  func `random drags change the letters like an array`(_ seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let isTable = random.once(in: 2)
    let view = isTable ? LetterScreen.table(source) : LetterScreen.collection(source)
    let screen = screen(view)
    var model = source.letters
    for step in 0..<6 {
      let start = Int.random(in: 0..<6, using: &random)
      let end = Int.random(in: 0..<6, using: &random)
      let isRefused = random.once(in: 4)
      source.operation = isRefused ? .cancel : .move
      drag(center(start), to: center(end), on: screen)
      if !isRefused { model.insert(model.remove(at: start), at: end) }
      #expect(source.letters == model, "seed \(seed), step \(step): \(start) to \(end)")
      if let view = view as? UICollectionView {
        #expect(shown(view) == source.text, "seed \(seed), step \(step)")
      }
    }
  }
}
