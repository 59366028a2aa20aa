import Testing

@testable import UIKit

/// Selection by taps and by the app, and the calls of the delegate.
@Suite(.serialized) @MainActor struct CollectionSelectionTests {
  private func fixture() -> CollectionFixture {
    CollectionFixture([10], Make.gridLayout(columns: 1, rowHeight: 48))
  }

  private func tap(_ fixture: CollectionFixture, _ item: Int) -> [String] {
    fixture.delegate.log = []
    fixture.view.tap(at: CGPoint(x: 10, y: CGFloat(item) * 48 + 10))
    return fixture.delegate.log
  }

  @Test func `a tap highlights and selects in order`() {
    let fixture = fixture()
    #expect(
      tap(fixture, 3) == [
        "shouldHighlight 0.3", "didHighlight 0.3", "shouldSelect 0.3", "didSelect 0.3",
        "didUnhighlight 0.3",
      ])
    #expect(fixture.cell(3)?.isSelected == true)
    #expect(fixture.cell(3)?.isHighlighted == false)
  }

  @Test func `a tap on another item deselects the first`() {
    let fixture = fixture()
    _ = tap(fixture, 3)
    #expect(tap(fixture, 4).contains("didDeselect 0.3"))
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    #expect(fixture.cell(3)?.isSelected == false)
  }

  @Test func `where several may be selected a tap takes the selection back`() {
    let fixture = fixture()
    fixture.view.allowsMultipleSelection = true
    _ = tap(fixture, 3)
    _ = tap(fixture, 4)
    #expect(fixture.view.indexPathsForSelectedItems?.count == 2)
    #expect(
      tap(fixture, 3) == [
        "shouldHighlight 0.3", "didHighlight 0.3", "shouldDeselect 0.3", "didDeselect 0.3",
        "didUnhighlight 0.3",
      ])
    fixture.delegate.refusals = ["shouldDeselect"]
    _ = tap(fixture, 4)
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test func `the delegate can refuse`() {
    let fixture = fixture()
    fixture.delegate.refusals = ["shouldHighlight"]
    #expect(tap(fixture, 3) == ["shouldHighlight 0.3"])
    fixture.delegate.refusals = ["shouldSelect"]
    _ = tap(fixture, 3)
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func `where nothing may be selected a tap only highlights`() {
    let fixture = fixture()
    fixture.view.allowsSelection = false
    #expect(
      tap(fixture, 3) == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
    fixture.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func `a tap beside the items does nothing`() {
    let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
    #expect(tap(fixture, 5) == [])
  }

  @Test func `the program's selection tells the delegate nothing`() {
    let fixture = fixture()
    fixture.view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    fixture.view.selectItem(
      at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    #expect(fixture.cell(5)?.isSelected == true)
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.delegate.log.isEmpty)
  }

  @Test func `a selected item is still selected when it comes back`() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    fixture.view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    fixture.scroll(toY: 2000)
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
    fixture.scroll(toY: 0)
    #expect(fixture.cell(2)?.isSelected == true)
  }

  @Test func `reloading drops the selection`() {
    let fixture = fixture()
    _ = tap(fixture, 3)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `the selected background is shown while selected`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let background = UIView()
    let selected = UIView()
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    #expect(cell.subviews.first === background)
    #expect(cell.subviews.last === cell.contentView)
    #expect(selected.frame == cell.bounds)
    #expect(selected.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
  }
}

/// Editing mode, primary actions, and selection of several items with a pan.
@Suite(.serialized) @MainActor struct CollectionEditingTests {
  @MainActor private final class Delegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var refusals: Set<String> = []
    var mayPan = true

    private func asked(_ event: String, _ indexPath: IndexPath) -> Bool {
      log.append("\(event) \(indexPath.item)")
      return !refusals.contains("\(event) \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { asked("shouldSelect", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("didDeselect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("didUnhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("primaryAction \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("shouldBegin \(indexPath.item) \(collectionView.isEditing)")
      return mayPan
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("didBegin \(indexPath.item) \(collectionView.isEditing)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("didEnd")
    }
  }

  private let fixture = CollectionFixture([6, 0, 4], Make.gridLayout(columns: 1, rowHeight: 40))
  private let delegate = Delegate()
  private var view: UICollectionView { fixture.view }

  init() { fixture.view.delegate = delegate }

  private func tap(_ row: Int) -> [String] {
    delegate.log = []
    view.tap(at: point(row))
    return delegate.log
  }

  private func point(_ row: Int) -> CGPoint { CGPoint(x: 10, y: CGFloat(row) * 40 + 10) }

  private var selected: [Int] {
    (view.indexPathsForSelectedItems ?? []).map { $0.section * 100 + $0.item }
  }

  @Test func `the primary action follows the selection even where that was refused`() {
    #expect(
      tap(1) == ["shouldSelect 1", "didSelect 1", "primaryAction 1", "didUnhighlight 1"])
    delegate.refusals = ["shouldSelect 3"]
    #expect(tap(3) == ["shouldSelect 3", "primaryAction 3", "didUnhighlight 3"])
  }

  @Test func `there is no primary action in editing mode nor for extending a selection`() {
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    #expect(tap(1) == ["shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
    view.isEditing = false
    view.allowsMultipleSelection = true
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(tap(1).contains("primaryAction 1"))
    #expect(!tap(3).contains("primaryAction 3"))
    #expect(tap(3) == ["didDeselect 3", "didUnhighlight 3"])
  }

  @Test func `editing mode has its own rules of selection`() {
    view.isEditing = true
    #expect(tap(1) == ["didUnhighlight 1"])
    #expect(selected == [])
    view.allowsSelectionDuringEditing = true
    _ = tap(1)
    _ = tap(3)
    #expect(selected == [3])
    view.allowsMultipleSelectionDuringEditing = true
    _ = tap(1)
    #expect(selected == [1, 3])
    view.isEditing = false
    #expect(selected == [])
    #expect(fixture.cell(1)?.isSelected == false)
  }

  @Test func `an item that moves while it is touched is named where it is`() {
    @MainActor final class Inserter: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      var change: (() -> Void)?
      func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
      ) {
        log.append("didHighlight \(indexPath.item)")
        change?()
      }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { log.append("didSelect \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
      ) { log.append("primaryAction \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
      ) { log.append("didUnhighlight \(indexPath.item)") }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 40))
    let registration = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    let inserter = Inserter()
    view.delegate = inserter
    show([0, 1, 2, 3])
    inserter.change = { show([9, 8, 0, 1, 2, 3]) }
    view.tap(at: point(1))
    #expect(
      inserter.log == ["didHighlight 1", "didSelect 3", "primaryAction 3", "didUnhighlight 3"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    inserter.log = []
    inserter.change = { show([9, 8]) }
    view.tap(at: point(4))
    #expect(inserter.log == ["didHighlight 4", "didUnhighlight 4"])
    #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `what may not be selected any longer is deselected`() {
    view.allowsMultipleSelection = true
    for item in 0..<3 {
      view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    view.allowsMultipleSelection = false
    #expect(selected == [])
    _ = tap(4)
    view.allowsSelection = false
    #expect(selected == [])
    #expect(fixture.cell(4)?.isSelected == false)
  }

  @Test func `cells learn of the editing mode where they can be edited`() {
    view.isEditing = true
    let states = (0..<4).map { fixture.cell($0)?.configurationState.isEditing }
    #expect(states == [true, true, false, true])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(fixture.cell(1)?.configurationState.isEditing == true)
    #expect(fixture.cell(2)?.configurationState.isEditing == false)
    view.isEditing = false
    #expect(fixture.cell(1)?.configurationState.isEditing == false)
  }

  @Test func `a pan selects what it passes over across sections and puts back what it leaves`() {
    view.allowsMultipleSelectionDuringEditing = true
    #expect(view.beginSelectionPan(at: point(4)))
    #expect(
      delegate.log == ["shouldBegin 4 false", "didBegin 4 true", "shouldSelect 4", "didSelect 4"])
    view.moveSelectionPan(to: point(7))
    #expect(selected == [4, 5, 200, 201])
    view.moveSelectionPan(to: point(5))
    #expect(selected == [4, 5])
    view.moveSelectionPan(to: point(2))
    #expect(selected == [2, 3, 4])
    view.moveSelectionPan(to: CGPoint(x: 10, y: 4000))
    #expect(selected == [2, 3, 4])
    view.endSelectionPan()
    view.endSelectionPan()
    #expect(delegate.log.filter { $0 == "didEnd" }.count == 1)
    #expect(view.isEditing)
  }

  @Test func `a pan from a selected item deselects`() {
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    for item in [1, 2, 4] {
      view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    #expect(view.beginSelectionPan(at: point(1)))
    view.moveSelectionPan(to: point(3))
    #expect(selected == [4])
    view.moveSelectionPan(to: point(1))
    #expect(selected == [2, 4])
  }

  @Test func `a pan is refused where the delegate says so or the content scrolls both ways`() {
    delegate.mayPan = false
    #expect(!view.beginSelectionPan(at: point(1)))
    #expect(!view.isEditing)
    delegate.mayPan = true
    view.contentSize = CGSize(width: 900, height: 900)
    delegate.log = []
    #expect(!view.beginSelectionPan(at: point(1)))
    #expect(delegate.log.isEmpty)
  }

  @Test func `a pan ends when the data are reloaded`() {
    view.allowsMultipleSelectionDuringEditing = true
    #expect(view.beginSelectionPan(at: point(1)))
    view.reloadData()
    #expect(delegate.log.last == "didEnd")
    view.moveSelectionPan(to: point(3))
    #expect(selected == [])
  }

  /// After any taps, selections, permissions, and scrolling, cells show the selection, which equals
  /// a plain set under the same rules.
  @Test(arguments: 1...10) func `the selection is a set that follows the rules`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    view.delegate = nil
    fixture.source.counts = [40]
    view.reloadData()
    view.layoutIfNeeded()
    var model: Set<Int> = []
    var canSelect: Bool {
      view.isEditing
        ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
        : view.allowsSelection
    }
    var canSelectSeveral: Bool {
      view.isEditing
        ? view.allowsMultipleSelectionDuringEditing
        : view.allowsSelection && view.allowsMultipleSelection
    }
    for step in 0..<120 {
      let item = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: view.allowsMultipleSelection.toggle()
      case 1: view.allowsMultipleSelectionDuringEditing.toggle()
      case 2: view.isEditing.toggle()
      case 3: view.allowsSelection = Int.random(in: 0..<4, using: &random) > 0
      case 4: view.allowsSelectionDuringEditing.toggle()
      case 5: fixture.scroll(toY: CGFloat.random(in: 0...1120, using: &random))
      case 6:
        view.selectItem(
          at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        if canSelect { model = canSelectSeveral ? model.union([item]) : [item] }
      case 7:
        view.deselectItem(at: IndexPath(item: item, section: 0), animated: false)
        model.remove(item)
      default:
        view.tap(at: CGPoint(x: 10, y: CGFloat(item) * 40 + 10))
        if canSelectSeveral {
          model.formSymmetricDifference([item])
        } else if canSelect {
          model = [item]
        }
      }
      if !canSelect || !canSelectSeveral && model.count > 1 { model = [] }
      let label = Comment(rawValue: "seed \(seed), step \(step)")
      #expect(selected == model.sorted(), label)
      for indexPath in view.indexPathsForVisibleItems {
        #expect(
          view.cellForItem(at: indexPath)?.isSelected == model.contains(indexPath.item), label)
      }
    }
  }
}
