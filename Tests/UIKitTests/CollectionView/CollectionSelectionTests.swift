import Testing
import UIKit

/// What a tap and a program's selection do, and what the delegate is told.
@Suite(.serialized) @MainActor struct CollectionSelectionTests {
  private func fixture() -> CollectionFixture {
    CollectionFixture([10], Make.gridLayout(columns: 1, rowHeight: 48))
  }

  private func tap(_ fixture: CollectionFixture, _ item: Int) -> [String] {
    fixture.delegate.log = []
    fixture.view.tap(at: CGPoint(x: 10, y: CGFloat(item) * 48 + 10))
    return fixture.delegate.log
  }

  @Test func aTapHighlightsAndSelectsInOrder() {
    let fixture = fixture()
    #expect(
      tap(fixture, 3) == [
        "shouldHighlight 0.3", "didHighlight 0.3", "shouldSelect 0.3", "didSelect 0.3",
        "didUnhighlight 0.3",
      ])
    #expect(fixture.cell(3)?.isSelected == true)
    #expect(fixture.cell(3)?.isHighlighted == false)
  }

  @Test func aTapOnAnotherItemDeselectsTheFirst() {
    let fixture = fixture()
    _ = tap(fixture, 3)
    #expect(tap(fixture, 4).contains("didDeselect 0.3"))
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    #expect(fixture.cell(3)?.isSelected == false)
  }

  @Test func whereSeveralMayBeSelectedATapTakesTheSelectionBack() {
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

  @Test func theDelegateCanRefuse() {
    let fixture = fixture()
    fixture.delegate.refusals = ["shouldHighlight"]
    #expect(tap(fixture, 3) == ["shouldHighlight 0.3"])
    fixture.delegate.refusals = ["shouldSelect"]
    _ = tap(fixture, 3)
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func whereNothingMayBeSelectedATapOnlyHighlights() {
    let fixture = fixture()
    fixture.view.allowsSelection = false
    #expect(
      tap(fixture, 3) == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
    fixture.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func aTapBesideTheItemsDoesNothing() {
    let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
    #expect(tap(fixture, 5) == [])
  }

  @Test func theProgramsSelectionTellsTheDelegateNothing() {
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

  @Test func aSelectedItemIsStillSelectedWhenItComesBack() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    fixture.view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    fixture.scroll(toY: 2000)
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
    fixture.scroll(toY: 0)
    #expect(fixture.cell(2)?.isSelected == true)
  }

  @Test func reloadingDropsTheSelection() {
    let fixture = fixture()
    _ = tap(fixture, 3)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func theSelectedBackgroundIsShownWhileSelected() {
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
