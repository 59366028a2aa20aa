import Testing

@testable import UIKit

/// A collection view that displays a list model, in a window with the test's time.
@MainActor
private final class UpdateFixture: NSObject, UICollectionViewDataSource {
  var model: ListModel
  let view: UICollectionView
  let window: UIWindow
  let delegate = RecordingDelegate()
  var finished: [Bool] = []

  init(
    _ counts: [Int], _ layout: UICollectionViewLayout = Make.gridLayout(columns: 2, rowHeight: 60),
    plays: Bool
  ) {
    model = ListModel(counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    window = UIWindow(device: .standard, playsAnimations: plays) { UIViewController() }
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      RecordingHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    delegate.itemsMove = true
    view.delegate = delegate
    view.dataSource = self
    window.rootViewController!.view.addSubview(view)
    window.settleLayout()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      as! RecordingCell
    cell.shown = "\(model.item(at: indexPath))"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! RecordingHeader
    header.shown = "\(model.sections[indexPath.section].id)"
    return header
  }

  func advance(by seconds: TimeInterval) {
    window.animationClock.advance(by: seconds)
    window.settleLayout()
  }

  /// Performs changes in a random order.
  func perform(_ changes: BatchOperations, _ random: inout RepeatableRandom) {
    var calls: [() -> Void] = [
      { self.view.deleteItems(at: changes.deletedItems) },
      { self.view.insertItems(at: changes.insertedItems) },
      { self.view.deleteSections(IndexSet(changes.deletedSections)) },
      { self.view.insertSections(IndexSet(changes.insertedSections)) },
      { for move in changes.movedItems { self.view.moveItem(at: move.from, to: move.to) } },
      {
        for move in changes.movedSections { self.view.moveSection(move.from, toSection: move.to) }
      },
    ]
    calls.shuffle(using: &random)
    view.performBatchUpdates {
      for call in calls { call() }
    } completion: {
      self.finished.append($0)
    }
  }

  /// The difference between the displayed and the expected state; `nil` if there is none.
  var fault: String? {
    window.settleLayout()
    let visible = view.bounds
    for (section, list) in model.sections.enumerated() {
      for (item, id) in list.items.enumerated() {
        let path: IndexPath = [section, item]
        let frame = view.layoutAttributesForItem(at: path)!.frame
        let cell = view.cellForItem(at: path) as? RecordingCell
        if let cell {
          if cell.shown != "\(id)" { return "\(path) shows \(cell.shown ?? "-") and not \(id)" }
          if cell.superview === view, cell.frame != frame {
            return "\(path) is at \(cell.frame) and not \(frame)"
          }
          if cell.alpha != 1 { return "\(path) has alpha \(cell.alpha)" }
          if cell.isSelected != view.selection.contains(path) { return "\(path) selection" }
        } else if view.rows.shownFrame(of: view.layoutAttributesForItem(at: path)!, in: view)
          .sharesArea(with: visible)
        {
          return "\(path) has no cell"
        }
      }
    }
    return delegate.imbalances.first
  }
}

@MainActor @Suite struct BatchUpdateTests {
  /// The rest of the way after 0.15 seconds of the recorded spring, which is critically damped and
  /// has the angular frequency 2π / 0.3 (tb-se261-delete-fade-midflight: 0.179).
  private static let restOfWay = exp(-Double.pi) * (1 + .pi)

  @Test func `cells glide fade in and fade out`() throws {
    let fixture = UpdateFixture([6], Make.gridLayout(columns: 1, rowHeight: 60), plays: true)
    let gone = fixture.view.cellForItem(at: [0, 1])!
    let moved = fixture.view.cellForItem(at: [0, 2])!
    var random = RepeatableRandom(seed: 1)
    fixture.model = ListModel([6])
    var changes = BatchOperations()
    changes.deletedItems = [[0, 1]]
    changes.insertedItems = [[0, 0]]
    fixture.perform(changes, &random)
    #expect(fixture.view.cellForItem(at: [0, 2]) === moved)
    let new = fixture.view.cellForItem(at: [0, 0])!
    #expect(moved.frame.minY == 120)
    #expect(moved.presentation.frame.minY == 120)
    #expect(fixture.view.cellForItem(at: [0, 1])!.frame.minY == 60)
    #expect(fixture.view.cellForItem(at: [0, 1])!.presentation.frame.minY == 0)
    #expect(new.alpha == 1)
    #expect(new.presentation.alpha == 0)
    #expect(gone.superview === fixture.view)
    #expect(!fixture.view.visibleCells.contains(gone))
    fixture.advance(by: 0.15)
    let way = 1 - Self.restOfWay
    #expect(
      abs(fixture.view.cellForItem(at: [0, 1])!.presentation.frame.minY - 60 * way) < 1e-6)
    #expect(abs(gone.presentation.alpha - Self.restOfWay) < 1e-6)
    #expect(abs(new.presentation.alpha - way) < 1e-6)
    #expect(fixture.finished.isEmpty)
    fixture.advance(by: 0.3)
    #expect(gone.superview == nil)
    #expect(fixture.finished == [true])
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test func `it is listed what moves and how`() throws {
    let fixture = UpdateFixture([6], Make.gridLayout(columns: 1, rowHeight: 100), plays: false)
    fixture.model = ListModel([6])
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [[0, 0]])
      fixture.view.insertItems(at: [[0, 2]])
      fixture.view.reloadItems(at: [[0, 1]])
    }
    let transition = try #require(fixture.view.latestTransition)
    let found = transition.elements.map {
      "\($0.change) \($0.indexPathBefore?.item ?? -1) \($0.indexPathAfter?.item ?? -1) "
        + "\(Int($0.start.frame.minY))-\(Int($0.end.frame.minY)) \($0.start.alpha)-\($0.end.alpha)"
    }
    #expect(
      found.sorted() == [
        "deleted 0 -1 0-0 1.0-0.0", "inserted -1 2 200-200 0.0-1.0",
        "moved 2 1 200-100 1.0-1.0", "reloaded 1 0 0-0 0.0-1.0", "replaced 1 0 100-100 1.0-0.0",
      ])
    let moved = try #require(transition.elements.first { $0.change == .moved })
    let share = 0.15 / transition.duration
    let shown = transition.frame(of: moved, at: share)
    #expect(abs(shown.minY - (100 + 100 * Self.restOfWay)) < 1e-6)
    #expect(abs(transition.duration - 0.441) < 1e-3)
  }

  @Test func `items come from where they were out of sight`() throws {
    let fixture = UpdateFixture([12], Make.gridLayout(columns: 1, rowHeight: 100), plays: true)
    let last = fixture.view.cellForItem(at: [0, 4])!
    fixture.model = ListModel([12])
    fixture.view.moveItem(at: [0, 6], to: [0, 0])
    let cell = fixture.view.cellForItem(at: [0, 0])!
    #expect(cell.presentation.frame.minY == 600)
    #expect(cell.presentation.alpha == 1)
    #expect(last.superview === fixture.view)
    #expect(last.frame.minY == 500)
    fixture.advance(by: 1)
    #expect(last.superview == nil)
  }

  @Test(arguments: RepeatableRandom.seeds(30))
  func `no cell shows another item's content`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let plays = seed % 2 == 0
    let section = Make.grid(columns: 2, rowHeight: 60)
    section.boundarySupplementaryItems = [Make.header(30)]
    let across = Make.grid(columns: 1, rowHeight: 100)
    across.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout { index, _ in
      seed % 3 == 0 && index % 2 == 1 ? across : section
    }
    let fixture = UpdateFixture([5, 9, 3], layout, plays: plays)
    fixture.view.allowsMultipleSelection = true
    var performed = 0
    for _ in 0..<8 {
      if Bool.random(using: &random),
        let path = fixture.view.indexPathsForVisibleItems.randomElement(using: &random)
      {
        fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      let selected = Set(fixture.view.selection.sortedItems.map { fixture.model.item(at: $0) })
      let changes = fixture.model.change(&random)
      fixture.perform(changes, &random)
      performed += 1
      let all = Set(fixture.model.sections.flatMap(\.items))
      #expect(
        Set(fixture.view.selection.sortedItems.map { fixture.model.item(at: $0) })
          == selected.intersection(all), "seed \(seed)")
      #expect(fixture.fault == nil, "seed \(seed)")
      if Bool.random(using: &random) { fixture.advance(by: .random(in: 0...0.4, using: &random)) }
      if Bool.random(using: &random) {
        fixture.view.contentOffset.y = .random(
          in: 0...max(0, fixture.view.contentSize.height - 480), using: &random)
        #expect(fixture.fault == nil, "seed \(seed)")
      }
    }
    fixture.advance(by: 2)
    NextTurn.runWaiting()
    #expect(fixture.fault == nil, "seed \(seed)")
    #expect(fixture.finished.count == performed, "seed \(seed)")
    let shown = fixture.delegate.displayedCells.count
    #expect(shown == fixture.view.visibleCells.count, "seed \(seed)")
    let lying = fixture.view.allCells.count
    #expect(lying == fixture.view.elements.keys.filter { $0.isCell }.count, "seed \(seed)")
    for cell in fixture.view.allCells {
      #expect(cell.presentation.frame == cell.frame, "seed \(seed)")
    }
  }

  @Test func `a batch that does not fit changes nothing`() throws {
    let fixture = UpdateFixture([4], plays: true)
    let cells = fixture.view.visibleCells
    let model = fixture.model
    #expect(throws: BatchUpdateError.self) {
      try fixture.view.performUpdates(
        {
          fixture.model = ListModel([7])
          fixture.view.insertItems(at: [[0, 0]])
        }, completion: nil)
    }
    #expect(fixture.view.numberOfItems(inSection: 0) == 4)
    #expect(fixture.view.visibleCells == cells)
    fixture.model = model
    fixture.view.performBatchUpdates {
      fixture.model = ListModel([5])
      fixture.view.insertItems(at: [[0, 4]])
    }
    #expect(fixture.view.visibleCells.count == 5)
  }

  @Test func `calls within each other are one update`() {
    let fixture = UpdateFixture([4], plays: false)
    var calls: [String] = []
    fixture.view.performBatchUpdates {
      fixture.model = ListModel([4])
      fixture.view.deleteItems(at: [[0, 0]])
      fixture.view.performBatchUpdates {
        fixture.view.insertItems(at: [[0, 3]])
      } completion: { _ in
        calls.append("inner")
      }
      #expect(fixture.view.numberOfItems(inSection: 0) == 4)
    } completion: { _ in
      calls.append("outer")
    }
    #expect(calls.isEmpty)
    NextTurn.runWaiting()
    #expect(calls == ["inner", "outer"])
  }

  @Test func `data that were not shown yet are taken as they are`() {
    let fixture = UpdateFixture([4], plays: false)
    fixture.view.reloadData()
    fixture.model = ListModel([6])
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [[0, 0], [0, 1]])
    } completion: {
      fixture.finished.append($0)
    }
    #expect(fixture.fault == nil)
    NextTurn.runWaiting()
    #expect(fixture.finished == [true])
  }

  @Test func `without animation everything is in place at once`() {
    let fixture = UpdateFixture([6], plays: true)
    let gone = fixture.view.cellForItem(at: [0, 0])!
    fixture.model = ListModel([5])
    UIView.performWithoutAnimation { fixture.view.deleteItems(at: [[0, 0]]) }
    #expect(!fixture.window.animationClock.isBusy)
    #expect(gone.superview == nil)
  }

  @Test func `an outer animation says how long it takes`() {
    let fixture = UpdateFixture([6], plays: true)
    fixture.model = ListModel([5])
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      fixture.view.deleteItems(at: [[0, 0]])
    }
    let cell = fixture.view.cellForItem(at: [0, 0])!
    fixture.advance(by: 1)
    #expect(cell.presentation.frame.minX == 80)
  }

  @Test func `reconfiguring keeps the cell`() {
    let fixture = UpdateFixture([3], plays: true)
    let cell = fixture.view.cellForItem(at: [0, 1]) as! RecordingCell
    fixture.model = ListModel([3])
    cell.shown = nil
    fixture.view.reconfigureItems(at: [[0, 1]])
    #expect(fixture.view.cellForItem(at: [0, 1]) === cell)
    #expect(cell.shown == "\(fixture.model.item(at: [0, 1]))")
    #expect(cell.preparations == 0)
  }
}

extension UICollectionView {
  /// All cells in the view or in one of its rows.
  fileprivate var allCells: [UICollectionViewCell] {
    (subviews + subviews.flatMap(\.subviews)).compactMap { $0 as? UICollectionViewCell }
  }
}
