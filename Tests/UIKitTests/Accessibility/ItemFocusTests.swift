import Foundation
import Scenes
import Testing

@testable import UIKit

/// The movement of the keyboard among the items of a collection view.
@MainActor struct ItemFocusTests {
  /// A list of numbers in a grid, which counts the attributes that its layout returns.
  private final class Grid: UICollectionViewController {
    var counts: [Int]
    var selected: [IndexPath] = []

    init(_ counts: [Int], layout: UICollectionViewLayout) {
      self.counts = counts
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath) }
  }

  private final class CountingLayout: UICollectionViewFlowLayout {
    var returned = 0

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let result = super.layoutAttributesForElements(in: rect)
      returned += result?.count ?? 0
      return result
    }
  }

  @MainActor private struct Screen {
    let window: UIWindow
    let grid: Grid
    var view: UICollectionView { grid.collectionView }

    init(_ counts: [Int], layout: UICollectionViewLayout) {
      let grid = Grid(counts, layout: layout)
      self.grid = grid
      window = UIWindow(device: .standard) { grid }
    }

    func enter(_ indexPath: IndexPath) throws {
      window.deliverFocus(true, of: try #require(view.cellForItem(at: indexPath)))
    }

    func press(_ code: UIKeyboardHIDUsage) {
      window.deliver(HostKey(isDown: true, code: code), at: window.keyboardElement ?? view)
      window.deliver(HostKey(isDown: false, code: code), at: window.keyboardElement ?? view)
      window.settleLayout()
    }

    var item: IndexPath? { view.keyboardItem }

    func isInSight(_ indexPath: IndexPath) -> Bool {
      guard let cell = view.cellForItem(at: indexPath) else { return false }
      return window.bounds.contains(cell.convert(cell.bounds, to: nil))
    }
  }

  /// Three columns on a screen of 393 points.
  private func flow(_ layout: UICollectionViewFlowLayout = .init()) -> UICollectionViewFlowLayout {
    layout.itemSize = CGSize(width: 125, height: 100)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    return layout
  }

  @Test func `arrows move in a grid, over a last line that is not full and into the next section`()
    throws
  {
    let screen = Screen([7, 5], layout: flow())
    try screen.enter([0, 1])
    screen.press(.keyboardRightArrow)
    #expect(screen.item == [0, 2])
    screen.press(.keyboardRightArrow)
    #expect(screen.item == [0, 2], "A line of a grid ends the movement.")
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    #expect(screen.item == [0, 6], "The nearest item of the next line.")
    screen.press(.keyboardRightArrow)
    #expect(screen.item == [0, 6])
    screen.press(.keyboardDownArrow)
    #expect(screen.item == [1, 0] || screen.item == [1, 1])
    screen.press(.keyboardEnd)
    #expect(screen.item == [1, 4])
    screen.press(.keyboardHome)
    #expect(screen.item == [0, 0])
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardLeftArrow)
    #expect(screen.item == [0, 0])
  }

  @Test func `from right to left, the left arrow leads to the next item`() throws {
    let screen = Screen([9], layout: rows(columns: 3))
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.window.settleLayout()
    try screen.enter([0, 0])
    screen.press(.keyboardLeftArrow)
    #expect(screen.item == [0, 1])
    screen.press(.keyboardRightArrow)
    #expect(screen.item == [0, 0])
    screen.press(.keyboardDownArrow)
    #expect(screen.item == [0, 3])
  }

  private func rows(
    columns: Int, scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> UICollectionViewLayout {
    let isRow = scrolling != .none
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: isRow ? .absolute(150) : .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: isRow ? .absolute(150) : .fractionalWidth(1),
        heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = scrolling
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func `in an orthogonal row, arrows scroll the row, and leave it across`() throws {
    let screen = Screen([20, 20], layout: rows(columns: 1, scrolling: .continuous))
    try screen.enter([0, 0])
    for item in 1...6 {
      screen.press(.keyboardRightArrow)
      #expect(screen.item == [0, item])
      #expect(screen.isInSight([0, item]), "\(item)")
    }
    screen.press(.keyboardDownArrow)
    #expect(screen.item?.section == 1)
    screen.press(.keyboardLeftArrow)
    #expect(screen.item?.section == 1)
    screen.press(.keyboardEnd)
    #expect(screen.item == [1, 19])
    #expect(screen.isInSight([1, 19]))
  }

  @Test
  func `a key asks the layout for about as many items as are in sight, of a hundred thousand`()
    throws
  {
    let layout = CountingLayout()
    let screen = Screen([100_000], layout: flow(layout))
    try screen.enter([0, 0])
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardDownArrow, .keyboardPageDown, .keyboardRightArrow, .keyboardEnd, .keyboardUpArrow,
      .keyboardPageUp, .keyboardHome,
    ]
    for key in keys {
      let before = layout.returned
      screen.press(key)
      #expect(layout.returned - before < 400, "\(key): \(layout.returned - before)")
      #expect(screen.item.map(screen.isInSight) == true, "\(key)")
    }
    #expect(screen.item == [0, 0])
  }

  @Test func `a page is about as many lines as are in sight`() throws {
    let screen = Screen([600], layout: flow())
    try screen.enter([0, 1])
    screen.press(.keyboardPageDown)
    // 852 points less the item's own height are eight lines of 104.
    #expect(screen.item == [0, 25])
    screen.press(.keyboardPageUp)
    #expect(screen.item == [0, 1])
  }

  @Test func `return and space select by a tap, in the delegate's order`() throws {
    let screen = Screen([30_000], layout: flow())
    try screen.enter([0, 4])
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardEnd)
    screen.press(.keyboardSpacebar)
    #expect(screen.grid.selected == [[0, 4], [0, 29_999]])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 29_999]])
  }

  @Test func `the keyboard stays at its item when the data change, and near a deleted one`() throws
  {
    let screen = Screen([10, 10], layout: flow())
    try screen.enter([0, 4])
    screen.grid.counts = [12, 10]
    screen.view.insertItems(at: [[0, 0], [0, 1]])
    #expect(screen.item == [0, 6])
    screen.grid.counts = [11, 10]
    screen.view.deleteItems(at: [[0, 6]])
    #expect(screen.item == [0, 6], "The next item takes its place.")
    screen.grid.counts = [3, 10]
    screen.view.deleteItems(at: (3..<11).map { [0, $0] })
    #expect(screen.item == [0, 2])
    screen.grid.counts = [10]
    screen.view.deleteSections([0])
    #expect(screen.item == [0, 2])
    screen.grid.counts = [0]
    screen.view.reloadData()
    screen.press(.keyboardDownArrow)
    #expect(screen.view.numberOfItems(inSection: 0) == 0)
  }

  @Test func `a recycled cell is not the item that the keyboard is at`() throws {
    let screen = Screen([1_000], layout: flow())
    try screen.enter([0, 1])
    screen.view.contentOffset.y = 20_000
    screen.window.settleLayout()
    #expect(screen.view.visibleCells.allSatisfy { !$0.drawing(at: .end).element!.isFocused })
    screen.press(.keyboardRightArrow)
    #expect(screen.item == [0, 2])
    #expect(screen.isInSight([0, 2]))
    let cell = try #require(screen.view.cellForItem(at: [0, 2]))
    #expect(cell.drawing(at: .end).element?.isFocused == true)
    #expect(cell.drawing(at: .end).element?.position == 3)
  }

  @Test func `places count all items, also after a section before them has changed`() throws {
    let screen = Screen([3, 4], layout: flow())
    func positions() -> [Int?] {
      screen.view.indexPathsForVisibleItems.sorted().map {
        screen.view.cellForItem(at: $0)?.drawing(at: .end).element?.position
      }
    }
    #expect(positions() == [1, 2, 3, 4, 5, 6, 7])
    #expect(screen.view.drawnAccessibility.itemCount == 7)
    let stamp = DrawingStamp.advance()
    screen.grid.counts = [4, 4]
    screen.view.insertItems(at: [[0, 0]])
    #expect(positions() == [1, 2, 3, 4, 5, 6, 7, 8])
    let last = try #require(screen.view.cellForItem(at: [1, 3]))
    #expect(last.drawingStamp > stamp, "Hosts read it again.")
  }
}
