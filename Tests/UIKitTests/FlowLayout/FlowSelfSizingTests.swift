import Testing
import UIKit

/// Self-sizing cells of a flow layout.
@Suite @MainActor struct FlowSelfSizingTests {
  private func layout(_ estimate: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    return layout
  }

  private func height(_ indexPath: IndexPath) -> CGFloat { [29, 63, 97][indexPath.item % 3] }

  @Test func `cells in sight are asked once and the others take the average`() {
    let fixture = FlowFixture([100], layout(CGSize(width: 320, height: 40))) {
      CGSize(width: 320, height: self.height($0))
    }
    // 29 + 63 + 97 with the spacing in between are 219, so exactly 8 cells are visible.
    let shown = fixture.view.indexPathsForVisibleItems
    #expect(shown.map(\.item) == Array(0..<8))
    #expect(WishingCell.asked == Dictionary(uniqueKeysWithValues: shown.map { ($0, 1) }))
    let measured: CGFloat = 2 * 189 + 29 + 63
    #expect(abs(fixture.view.contentSize.height - (measured + 92 * measured / 8 + 990)) < 0.001)
    #expect(
      abs(
        (fixture.view.layoutAttributesForItem(at: IndexPath(item: 50, section: 0))?.size.height ?? 0)
          - measured / 8)
        < 0.001)
  }

  @Test func `scrolling measures only what comes into sight`() {
    let fixture = FlowFixture([1000], layout(CGSize(width: 320, height: 40))) {
      CGSize(width: 320, height: self.height($0))
    }
    for y in stride(from: 0, to: 2000, by: 100) { fixture.scroll(CGFloat(y)) }
    fixture.scroll(0)
    #expect(WishingCell.asked.values.allSatisfy { $0 <= 2 }, "once, and again if it was reused")
    let frames = fixture.view.frames(7)
    #expect(frames.map(\.minY) == [0, 39, 112, 219, 258, 331, 438])
  }

  @Test func `cells that do not size themselves keep the estimate`() {
    let fixture = FlowFixture([30], layout(CGSize(width: 320, height: 40))) { _ in nil }
    #expect(fixture.view.contentSize.height == 1490)
  }

  @Test func `a delegate gives each item its estimate`() {
    let delegate = SizingDelegate { CGSize(width: 320, height: 100 + CGFloat($0.item)) }
    let fixture = FlowFixture(
      [20], layout(CGSize(width: 1, height: 1)), delegate: delegate
    ) { _ in CGSize(width: 320, height: 50) }
    #expect(fixture.view.frames(1)[0].height == 50)
    let last = fixture.view.layoutAttributesForItem(at: IndexPath(item: 19, section: 0))
    #expect(last?.size.height == 119)
  }

  @Test func `an automatic size is estimated at the item size`() {
    let automatic = layout(UICollectionViewFlowLayout.automaticSize)
    let fixture = FlowFixture([3], automatic) { _ in nil }
    #expect(
      fixture.view.frames(3).map(\.size)
        == Array(repeating: CGSize(width: 50, height: 50), count: 3))
    let tags = FlowFixture([4], layout(UICollectionViewFlowLayout.automaticSize)) {
      CGSize(width: 60 + 40 * CGFloat($0.item), height: 30)
    }
    // 60 + 100 + 140 with the spacing in between are 320, exactly a line; 180 starts the next one.
    #expect(
      tags.view.frames(4) == [
        CGRect(x: 0, y: 0, width: 60, height: 30), CGRect(x: 70, y: 0, width: 100, height: 30),
        CGRect(x: 180, y: 0, width: 140, height: 30), CGRect(x: 70, y: 40, width: 180, height: 30),
      ])
  }

  @Test func `without an estimate no cell is asked`() {
    let fixture = FlowFixture([3], UICollectionViewFlowLayout()) { _ in
      CGSize(width: 10, height: 10)
    }
    #expect(WishingCell.asked.isEmpty)
    #expect(fixture.view.frames(1)[0].width == 50)
  }

  @Test func `a new width and an invalidation ask again`() {
    var width: CGFloat = 320
    let layout = layout(CGSize(width: 100, height: 40))
    let fixture = FlowFixture([3], layout) { _ in CGSize(width: width, height: 60) }
    #expect(fixture.view.frames(3).map(\.width) == [320, 320, 320])
    width = 200
    for cell in fixture.view.visibleCells {
      (cell as? WishingCell)?.wish = CGSize(width: 200, height: 60)
    }
    fixture.view.frame.size.width = 200
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.frames(3).map(\.width) == [200, 200, 200])
    for cell in fixture.view.visibleCells {
      (cell as? WishingCell)?.wish = CGSize(width: 80, height: 60)
    }
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.frames(3).map(\.width) == [80, 80, 80])
  }

  @Test func `reloading forgets what was measured`() {
    var height: CGFloat = 60
    let fixture = FlowFixture([3], layout(CGSize(width: 320, height: 40))) { _ in
      CGSize(width: 320, height: height)
    }
    #expect(fixture.view.contentSize.height == 200)
    height = 30
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 110)
  }

  @Test func `measured sizes follow their items through a change of the data`() {
    let layout = layout(CGSize(width: 320, height: 40))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, indexPath, item in
      let cell =
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! WishingCell
      cell.wish = CGSize(width: 320, height: CGFloat(item))
      return cell
    }
    func apply(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    apply([30, 50, 70])
    #expect(view.frames(3).map(\.height) == [30, 50, 70])
    WishingCell.asked = [:]
    apply([20, 70, 30, 50])
    #expect(view.frames(4).map(\.height) == [20, 70, 30, 50])
    #expect(WishingCell.asked.count == 1, "only the new one is asked")
  }
}
