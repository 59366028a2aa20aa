import Testing
import UIKit

/// Separators of plain cells in list layouts (`ip261-list-top-separators`).
@Suite @MainActor struct PlainCellSeparatorTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private func fixture(
    _ heights: [[CGFloat]], _ appearance: Configuration.Appearance = .insetGrouped,
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> ListFixture {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    return ListFixture(
      heights, size: CGSize(width: 393, height: 852), scale: 3,
      UICollectionViewCompositionalLayout.list(using: configuration))
  }

  private func lines(_ item: Int, _ section: Int, _ fixture: ListFixture) -> [CGRect] {
    fixture.view.cellForItem(at: IndexPath(item: item, section: section))?.subviews
      .filter { !$0.isHidden && $0.backgroundColor == .separator }.map(\.frame) ?? []
  }

  @Test func `every row but the last of a section has one, 16 inside of the card`() {
    let fixture = fixture([[50, 60, 50], [50]])
    #expect(lines(0, 0, fixture) == [CGRect(x: 16, y: 49, width: 329, height: 1)])
    #expect(lines(1, 0, fixture) == [CGRect(x: 16, y: 59, width: 329, height: 1)])
    #expect(lines(2, 0, fixture) == [])
    #expect(lines(0, 1, fixture) == [])
  }

  @Test func `the handler of the list returns them`() {
    let fixture = fixture([[50, 50, 50]]) {
      $0.itemSeparatorHandler = { indexPath, section in
        var result = section
        result.bottomSeparatorVisibility = .hidden
        guard indexPath.item > 0 else { return result }
        result.topSeparatorVisibility = .visible
        result.topSeparatorInsets.leading = 48
        result.topSeparatorInsets.trailing = 0
        return result
      }
    }
    #expect(lines(0, 0, fixture) == [])
    // 64 from the edge of the screen, 313 wide.
    #expect(lines(1, 0, fixture) == [CGRect(x: 48, y: 0, width: 313, height: 1)])
  }

  @Test func `they follow insertions and disappear outside of lists`() {
    let fixture = fixture([[50, 50]], .plain)
    #expect(lines(1, 0, fixture) == [])
    fixture.rows.heights = [[50, 50, 50]]
    fixture.view.insertItems(at: [[0, 2]])
    fixture.view.layoutIfNeeded()
    #expect(lines(1, 0, fixture) == [CGRect(x: 16, y: 49, width: 361, height: 1)])
    #expect(lines(2, 0, fixture) == [])
    fixture.view.setCollectionViewLayout(
      Make.gridLayout(columns: 1, rowHeight: 50), animated: false)
    fixture.view.layoutIfNeeded()
    #expect((0..<3).flatMap { lines($0, 0, fixture) } == [])
  }

  @Test func `there are none without separators, and none from right to left on the wrong side`() {
    #expect(lines(0, 0, fixture([[50, 50]]) { $0.showsSeparators = false }) == [])
    let fixture = fixture([[50, 50]]) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 40
    }
    #expect(lines(0, 0, fixture) == [CGRect(x: 40, y: 49, width: 305, height: 1)])
    fixture.view.semanticContentAttribute = .forceRightToLeft
    for cell in fixture.view.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    fixture.view.layoutIfNeeded()
    #expect(lines(0, 0, fixture) == [CGRect(x: 16, y: 49, width: 305, height: 1)])
  }
}
