import Testing

@testable import UIKit

/// A data source of numbers that can be moved.
@MainActor
private final class MovingSource: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  var fixed: Set<Int> = []
  var moves: [String] = []
  var requests: [Int] = []
  var forgetsToMove = false

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = sections[indexPath.section][indexPath.item]
    requests.append(number)
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      as! RecordingCell
    cell.shown = "\(number)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.sentence) to \(destinationIndexPath.sentence)")
    guard !forgetsToMove else { return }
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }
}

extension IndexPath {
  fileprivate var sentence: String { "\(section).\(item)" }
}

/// A layout that records the calls for moving items.
private final class RecordingGrid: UICollectionViewCompositionalLayout {
  var log: [String] = []

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let target = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    log.append("target \(previousIndexPath.sentence) \(target.sentence)")
    return target
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.7
    log.append("attributes \(indexPath.sentence)")
    return attributes
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    log.append(
      "moving \(previousIndexPaths[0].sentence) \(targetIndexPaths[0].sentence) "
        + "\(context.targetIndexPathsForInteractivelyMovingItems == targetIndexPaths) "
        + "\(context.interactiveMovementTarget == targetPosition)")
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    log.append(
      "ending \(previousIndexPaths[0].sentence) \(indexPaths[0].sentence) \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

/// Interactive movement: the presented order meanwhile, and the order of calls.
@Suite(.serialized) @MainActor struct CollectionMovementTests {
  private let layout = RecordingGrid(section: Make.grid(columns: 1, rowHeight: 40))
  private let source = MovingSource([[0, 1, 2, 3, 4], [10, 11, 12]])
  private let delegate = RecordingDelegate()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    delegate.itemsMove = true
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
    source.requests = []
  }

  /// The displayed items from top to bottom, by the frames of the cells.
  private var seen: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.sorted { $0.frame.midY < $1.frame.midY }
      .map { ($0 as! RecordingCell).shown ?? "nothing" }
  }

  private func position(_ row: Int, _ offset: CGFloat = 20) -> CGPoint {
    CGPoint(x: 160, y: CGFloat(row) * 40 + offset)
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `the others make room and the data source moves the item at the end`() {
    let cell = view.cellForItem(at: path(0, 1))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    #expect(view.hasUncommittedUpdates)
    #expect(cell?.configurationState.isReordering == true)
    view.updateInteractiveMovementTargetPosition(position(3, 10))
    #expect(seen == ["0", "2", "3", "1", "4", "10", "11", "12"])
    #expect(cell?.center == position(3, 10))
    #expect(cell?.layer.opacity == 0.7)
    #expect(view.subviews.last === cell)
    #expect(source.sections[0] == [0, 1, 2, 3, 4])
    view.endInteractiveMovement()
    #expect(!view.hasUncommittedUpdates)
    #expect(source.moves == ["0.1 to 0.3"])
    #expect(seen == ["0", "2", "3", "1", "4", "10", "11", "12"])
    #expect(cell?.frame.minY == 120)
    #expect(cell?.alpha == 1)
    #expect(cell?.configurationState.isReordering == false)
    #expect(view.indexPath(for: cell!) == path(0, 3))
    #expect(source.requests.isEmpty)
    #expect(delegate.imbalances.isEmpty)
  }

  @Test func `the layout is asked in UIKits order`() {
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.layoutIfNeeded()
    #expect(layout.log == ["moving 0.1 0.1 true true", "attributes 0.1"])
    layout.log = []
    view.updateInteractiveMovementTargetPosition(position(2))
    view.layoutIfNeeded()
    #expect(layout.log == ["target 0.1 0.2", "moving 0.1 0.2 true true", "attributes 0.2"])
    layout.log = []
    view.updateInteractiveMovementTargetPosition(position(2, 25))
    view.layoutIfNeeded()
    #expect(layout.log == ["target 0.2 0.2", "moving 0.2 0.2 true true", "attributes 0.2"])
    layout.log = []
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(layout.log == ["ending 0.2 0.2 false"])
  }

  @Test func `cancelling puts everything back`() {
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(position(6, 10))
    #expect(seen == ["1", "2", "3", "4", "10", "0", "11", "12"])
    layout.log = []
    view.cancelInteractiveMovement()
    #expect(layout.log == ["ending 1.1 0.0 true"])
    #expect(seen == ["0", "1", "2", "3", "4", "10", "11", "12"])
    #expect(source.moves.isEmpty)
    #expect(source.requests.isEmpty)
    view.endInteractiveMovement()
    view.updateInteractiveMovementTargetPosition(position(2))
    #expect(source.moves.isEmpty)
  }

  @Test func `an item moves to another section whose count is presented`() {
    #expect(view.beginInteractiveMovementForItem(at: path(0, 4)))
    view.updateInteractiveMovementTargetPosition(position(6))
    #expect(view.numberOfItems(inSection: 0) == 4)
    #expect(view.numberOfItems(inSection: 1) == 4)
    #expect(
      view.presentationIndexPath(forDataSourceIndexPath: path(1, 1)) == path(1, 2))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(1, 1)) == path(0, 4))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    view.endInteractiveMovement()
    #expect(source.sections == [[0, 1, 2, 3], [10, 4, 11, 12]])
    #expect(seen == ["0", "1", "2", "3", "10", "4", "11", "12"])
  }

  @Test func `the data source may refuse and only one item moves at a time`() {
    source.fixed = [2]
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 2)))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 3)))
    view.endInteractiveMovement()
    #expect(source.moves.isEmpty)
  }

  @Test func `the delegate says where the item may go`() {
    @MainActor final class Keeper: NSObject, UICollectionViewDelegate {
      var asked: [String] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        asked.append(
          [originalIndexPath, currentIndexPath, proposedIndexPath].map(\.sentence)
            .joined(separator: " "))
        return proposedIndexPath.section == 0 ? proposedIndexPath : currentIndexPath
      }
    }
    @MainActor final class OlderKeeper: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { originalIndexPath }
    }
    let keeper = Keeper()
    view.delegate = keeper
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.updateInteractiveMovementTargetPosition(position(3))
    view.updateInteractiveMovementTargetPosition(position(6))
    #expect(keeper.asked == ["0.1 0.1 0.3", "0.1 0.3 1.1"])
    #expect(seen.prefix(5) == ["0", "2", "3", "4", "10"])
    #expect(view.numberOfItems(inSection: 0) == 5)
    view.cancelInteractiveMovement()
    let older = OlderKeeper()
    view.delegate = older
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.updateInteractiveMovementTargetPosition(position(3))
    view.endInteractiveMovement()
    #expect(source.moves.isEmpty)
  }

  @Test func `cells that come into sight show what the presentation has there`() {
    source.sections = [Array(0..<40), []]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.contentOffset.y = 600
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20 * 40 + 20))
    view.layoutIfNeeded()
    let shown = view.indexPathsForVisibleItems.map {
      (view.cellForItem(at: $0) as! RecordingCell).shown
    }
    var expected = Array(0..<40)
    expected.remove(at: 1)
    expected.insert(1, at: 20)
    #expect(
      shown == view.indexPathsForVisibleItems.map { "\(expected[$0.item])" })
    #expect(shown.contains("1"))
    view.endInteractiveMovement()
    #expect(source.sections[0] == expected)
  }

  @Test func `a reload ends the movement and a change of data puts the item back first`() {
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.updateInteractiveMovementTargetPosition(position(6))
    view.reloadData()
    #expect(!view.hasUncommittedUpdates)
    #expect(seen == ["0", "1", "2", "3", "4", "10", "11", "12"])
    #expect(view.numberOfItems(inSection: 1) == 3)
  }

  @Test func `the selection moves with the item`() {
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.updateInteractiveMovementTargetPosition(position(3))
    view.endInteractiveMovement()
    #expect(view.indexPathsForSelectedItems == [path(0, 3)])
  }

  @Test func `badges go with their items`() {
    @MainActor final class BadgeSource: NSObject, UICollectionViewDataSource {
      let items = ["a", "b", "c", "d"]
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { items.count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view =
          collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! RecordingHeader
        view.shown = kind == "badge" ? items[indexPath.item] : "top"
        return view
      }
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(40)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Make.size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    section.boundarySupplementaryItems = [Make.header(30)]
    let fixture = CollectionFixture([0], UICollectionViewCompositionalLayout(section: section))
    let view = fixture.view
    view.register(
      RecordingHeader.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
    let source = BadgeSource()
    view.dataSource = source
    view.layoutIfNeeded()
    func badges() -> [String?] {
      view.layoutIfNeeded()
      return view.visibleSupplementaryViews(ofKind: "badge").map { ($0 as! RecordingHeader).shown }
    }
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))
    #expect(badges() == ["a", "b", "c", "d"])
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 30 + 2 * 40 + 20))
    #expect(badges() == ["b", "c", "a", "d"])
    view.cancelInteractiveMovement()
    #expect(badges() == ["a", "b", "c", "d"])
    #expect(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0)) === header)
  }

  @Test func `an item of a row is held outside of it and goes back in`() {
    source.sections = [Array(0..<9)]
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: Make.row(.continuous, header: false)),
      animated: false)
    view.reloadData()
    view.layoutIfNeeded()
    let row = view.rowViews[0]
    row.putRow(at: 108)
    let cell = view.cellForItem(at: path(0, 1))!
    #expect(cell.superview === row)
    let held = view.convert(cell.center, from: row)
    #expect(view.beginInteractiveMovementForItem(at: path(0, 1)))
    view.layoutIfNeeded()
    #expect(cell.superview === view)
    #expect(cell.center == held)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: held.x + 108, y: held.y + 300))
    #expect(view.numberOfItems(inSection: 0) == 9)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: held.x + 108, y: held.y + 5))
    view.layoutIfNeeded()
    #expect(cell.center == CGPoint(x: held.x + 108, y: held.y + 5))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(source.sections == [[0, 2, 1, 3, 4, 5, 6, 7, 8]])
    #expect(cell.superview === row)
    #expect(view.convert(cell.center, from: row) == CGPoint(x: held.x + 108, y: held.y))
  }

  @Test func `the standard gesture belongs to the controller`() {
    let controller = UICollectionViewController(
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 40))
    controller.collectionView.register(
      RecordingCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    let screen = EventScreen(controller)
    let view = controller.collectionView!
    /// Presses for a time at one item, moves to another one, and lifts the finger.
    func drag(after seconds: TimeInterval) -> Bool {
      let (start, end) = (
        view.convert(position(0), to: nil), view.convert(position(2), to: nil)
      )
      screen.down(start.x, start.y)
      screen.wait(seconds)
      let moves = view.isMovingItem
      screen.move(end.x, end.y)
      screen.up(end.x, end.y)
      screen.window.layoutIfNeeded()
      return moves
    }
    #expect(!drag(after: 0.4))
    #expect(drag(after: 0.6))
    #expect(source.sections[0] == [1, 2, 0, 3, 4])
    source.fixed = [1]
    #expect(!drag(after: 0.6))
    source.fixed = []
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(!drag(after: 0.6))
    controller.installsStandardGestureForInteractiveMovement = true
    #expect(drag(after: 0.6))
    #expect(source.sections[0] == [2, 0, 1, 3, 4])
  }

  /// After any movements, all views show the final data, which equals the data of a plain list.
  @Test(arguments: RepeatableRandom.seeds(6)) func `movements are moves of a list`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    source.sections = (0..<3).map { section in
      (0..<Int.random(in: 0...9, using: &random)).map { section * 100 + $0 }
    }
    source.sections[0].append(99)
    view.reloadData()
    view.layoutIfNeeded()
    for step in 0..<25 {
      let label = Comment(rawValue: "seed \(seed), step \(step)")
      let all = source.sections.indices.flatMap { section in
        source.sections[section].indices.map { path(section, $0) }
      }
      let start = all.randomElement(using: &random)!
      let before = source.sections
      #expect(view.beginInteractiveMovementForItem(at: start), label)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: 160, y: CGFloat.random(in: -50...1200, using: &random)))
        if Bool.random(using: &random) { view.layoutIfNeeded() }
      }
      if Bool.random(using: &random) {
        view.cancelInteractiveMovement()
        #expect(source.sections == before, label)
      } else {
        source.moves = []
        view.endInteractiveMovement()
        #expect(source.moves.count <= 1, label)
        #expect(source.sections.joined().sorted() == before.joined().sorted(), label)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        view.contentOffset.y = CGFloat.random(in: 0...600, using: &random)
      }
      view.layoutIfNeeded()
      for indexPath in view.indexPathsForVisibleItems {
        let cell = view.cellForItem(at: indexPath) as! RecordingCell
        #expect(cell.shown == "\(source.sections[indexPath.section][indexPath.item])", label)
        #expect(cell.frame == view.layoutAttributesForItem(at: indexPath)?.frame, label)
      }
    }
    #expect(delegate.imbalances.isEmpty)
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a data source that does not move the item is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = MovingSource([[0, 1], [2]])
        source.forgetsToMove = true
        let fixture = CollectionFixture([1], Make.gridLayout(columns: 1, rowHeight: 40))
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        _ = fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 100))
        fixture.view.endInteractiveMovement()
      }
    }
    #expect(sentence(result).contains("counts [2, 1] item(s) in its sections where [1, 2] are"))
  }

  @Test func `a data source without the method is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([4], Make.gridLayout(columns: 1, rowHeight: 40))
        _ = fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 100))
        fixture.view.endInteractiveMovement()
      }
    }
    #expect(
      sentence(result).contains("The item at [0, 0] was moved to [0, 2], but the data source"))
  }

  @Test func `a target that is no place is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        @MainActor final class Careless: NSObject, UICollectionViewDelegate {
          func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
          ) -> IndexPath { IndexPath(item: 9, section: 0) }
        }
        let fixture = CollectionFixture([4], Make.gridLayout(columns: 1, rowHeight: 40))
        let delegate = Careless()
        fixture.view.delegate = delegate
        _ = fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 100))
      }
    }
    #expect(sentence(result).contains("moved to [0, 9], where there is no place for it"))
  }
}
