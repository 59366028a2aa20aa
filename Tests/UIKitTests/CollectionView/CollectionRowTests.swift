import Testing

@testable import UIKit

/// Sections that scroll orthogonally: their displayed items, and the sources of scrolling.
@Suite(.serialized) @MainActor struct CollectionRowTests {
  private func rows(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ counts: [Int] = [3, 8],
    width: NSCollectionLayoutDimension = .absolute(100),
    change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionFixture {
    let section = Make.row(behavior, width: width)
    change(section)
    return CollectionFixture(counts, UICollectionViewCompositionalLayout(section: section))
  }

  private func path(_ item: Int, _ section: Int = 1) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: - Positions

  @Test func `every row is a scroll view of its viewport`() {
    let view = rows(.continuous).view
    #expect(
      view.rowViews.map(\.frame) == [
        CGRect(x: 4, y: 23, width: 310, height: 50), CGRect(x: 4, y: 101, width: 310, height: 50),
      ])
    #expect(view.rowViews.map(\.contentOffset) == [CGPoint(x: 4, y: 23), CGPoint(x: 4, y: 101)])
    #expect(view.rowViews.allSatisfy { !$0.clipsToBounds })
  }

  @Test func `cells lie in the row and headers do not`() {
    let fixture = rows(.continuous)
    let row = fixture.view.rowViews[1]
    #expect(fixture.cell(2, 1)?.superview === row)
    let header = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(header?.superview === fixture.view)
    row.putRow(at: 40)
    #expect(header?.frame == CGRect(x: 4, y: 78, width: 310, height: 20))
    #expect(fixture.cell(3, 1)?.frame == CGRect(x: 328, y: 101, width: 100, height: 50))
    #expect(
      fixture.cell(3, 1).map { fixture.view.convert($0.bounds, from: $0) }
        == CGRect(x: 288, y: 101, width: 100, height: 50))
    #expect(
      fixture.view.layoutAttributesForItem(at: path(3))?.frame
        == CGRect(x: 328, y: 101, width: 100, height: 50))
  }

  @Test func `cells are shown beside the viewport too`() {
    let fixture = rows(.continuous)
    fixture.view.rowViews[1].putRow(at: 106)
    // The first cell ends at 104 - 106 = -2, the fourth begins at 436 - 106 = 330.
    #expect(
      fixture.view.indexPathsForVisibleItems.filter { $0.section == 1 }
        == [1, 2, 3].map { path($0) })
    fixture.view.rowViews[1].putRow(at: 102)
    #expect(fixture.cell(0, 1) != nil, "two points of it lie over the leading inset")
  }

  @Test func `scrolling a row fetches and reuses only its cells`() {
    let fixture = rows(.continuous, [3, 100_000])
    let before = fixture.source.cellRequests.count
    RecordingCell.made = 0
    fixture.view.rowViews[1].putRow(at: 5_000_000)
    #expect(fixture.cell(46_296, 1) != nil)
    #expect(fixture.source.cellRequests.count <= before + 5)
    #expect(RecordingCell.made <= 2)
    #expect(fixture.delegate.imbalances.isEmpty)
    #expect(fixture.cell(0, 0)?.shown == "0.0")
  }

  @Test func `rows out of sight have no scroll view`() {
    let fixture = rows(.continuous, Array(repeating: 8, count: 1000))
    #expect(fixture.view.rowViews.count == 6)
    fixture.view.rowViews[1].putRow(at: 200)
    fixture.scroll(toY: 40_000)
    #expect(fixture.view.rowViews.count <= 8)
    fixture.scroll(toY: 0)
    #expect(fixture.view.rowViews[1].rowDistance == 200)
    #expect(fixture.view.rowViews[2].rowDistance == 0)
    let inOrder = fixture.view.subviews.compactMap { ($0 as? UIScrollView)?.frame.minY }
    #expect(inOrder == inOrder.sorted())
  }

  // MARK: - Sources of scrolling

  @Test func `rows rest where UIKit has them rest`() {
    let fixture = rows(.groupPaging)
    let row = fixture.view.rowViews[1]
    let cases: [(CGFloat, CGFloat)] = [(40, 0), (130, 108), (200, 216), (700, 546)]
    for (put, rest) in cases {
      row.putRow(at: put)
      #expect(row.rowDistance == rest)
    }
  }

  @Test func `a centred row begins at its stop nearest to zero`() {
    #expect(rows(.groupPagingCentered).view.rowViews.map(\.rowDistance) == [3, 3])
    let wide = rows(.groupPagingCentered, width: .fractionalWidth(0.8)).view
    #expect(wide.rowViews.map(\.rowDistance) == [-27, -27])
  }

  @Test func `a flick turns one page`() {
    let fixture = rows(.groupPaging)
    let row = fixture.view.rowViews[1]
    row.scrollByUser(to: CGPoint(x: 34, y: 101), velocity: CGPoint(x: 3, y: 0))
    fixture.view.layoutIfNeeded()
    #expect(row.rowDistance == 108)
    row.scrollByUser(to: CGPoint(x: 100, y: 101), velocity: CGPoint(x: -0.4, y: 0))
    fixture.view.layoutIfNeeded()
    #expect(row.rowDistance == 0)
  }

  @Test func `a continuous row runs out by its deceleration rate`() {
    let fixture = rows(.continuous)
    fixture.view.rowViews[1].scrollByUser(
      to: CGPoint(x: 14, y: 101), velocity: CGPoint(x: 0.1, y: 0))
    #expect(abs(fixture.view.rowViews[1].rowDistance - 55) < 0.001)
    let fast = rows(.continuous) { $0.orthogonalScrollingProperties.decelerationRate = .fast }
    fast.view.rowViews[1].scrollByUser(
      to: CGPoint(x: 14, y: 101), velocity: CGPoint(x: 0.1, y: 0))
    #expect(abs(fast.view.rowViews[1].rowDistance - 19) < 0.001)
  }

  @Test func `a row is not put to rest under the finger`() {
    let fixture = rows(.groupPaging)
    let row = fixture.view.rowViews[1]
    row.scrollByUser(to: CGPoint(x: 44, y: 101), part: .began)
    fixture.view.layoutIfNeeded()
    #expect(row.rowDistance == 40)
    row.scrollByUser(to: CGPoint(x: 84, y: 101), part: .ended)
    fixture.view.layoutIfNeeded()
    #expect(row.rowDistance == 108)
  }

  @Test func `a row that fits does not scroll`() {
    let fixture = rows(.continuous, [2])
    fixture.view.rowViews[0].scrollByUser(to: CGPoint(x: 90, y: 23))
    #expect(fixture.view.rowViews[0].rowDistance == 0)
  }

  @Test func `bounce follows the properties`() {
    let never = rows(.continuous) { $0.orthogonalScrollingProperties.bounce = .never }
    #expect(never.view.rowViews.allSatisfy { !$0.bounces })
    let always = rows(.continuous) { $0.orthogonalScrollingProperties.bounce = .always }
    for row in always.view.rowViews {
      #expect(row.bounces)
      #expect(row.alwaysBounceHorizontal)
    }
    for row in rows(.continuous).view.rowViews {
      #expect(row.bounces)
      #expect(!row.alwaysBounceHorizontal)
    }
  }

  @Test func `scroll to item scrolls the row`() {
    let fixture = rows(.continuous, Array(repeating: 8, count: 40))
    let view = fixture.view
    view.scrollToItem(
      at: path(5, 20), at: [.centeredHorizontally, .centeredVertically], animated: false)
    view.layoutIfNeeded()
    let cell = fixture.cell(5, 20)
    #expect(cell.map { view.convert($0.bounds, from: $0).midX } == 159)
    view.scrollToItem(at: path(5, 20), at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(cell.map { view.convert($0.bounds, from: $0).minX } == 4)
    #expect(view.contentOffset.x == 0)
  }

  @Test func `taps and queries follow the row`() {
    let fixture = rows(.continuous)
    fixture.view.rowViews[1].putRow(at: 200)
    let point = CGPoint(x: 30, y: 120)
    #expect(fixture.view.indexPathForItem(at: point) == path(2))
    #expect(fixture.view.tap(at: point))
    #expect(fixture.cell(2, 1)?.isSelected == true)
    #expect(fixture.view.hitTest(point, with: nil)?.isDescendant(of: fixture.cell(2, 1)!) == true)
    let beside = CGPoint(x: 2, y: 120)
    #expect(fixture.view.indexPathForItem(at: beside) == path(1))
    #expect(fixture.view.hitTest(beside, with: nil)?.isDescendant(of: fixture.cell(1, 1)!) == true)
  }

  // MARK: - Preserved offsets

  @Test func `a reload and an invalidation keep the offset`() {
    let fixture = rows(.continuous)
    fixture.view.rowViews[1].putRow(at: 200)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rowViews.map(\.rowDistance) == [0, 200])
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rowViews.map(\.rowDistance) == [0, 200])
    fixture.source.counts = [3, 4]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rowViews.map(\.rowDistance) == [0, 114], "pulled back to the new end")
  }

  @Test func `a snapshot keeps the offset by the section's identity`() {
    let layout = UICollectionViewCompositionalLayout(section: Make.row(.continuous, header: false))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, indexPath, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? RecordingCell)?.shown = "\(number)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(Array(0..<8), toSection: "a")
    snapshot.appendItems(Array(10..<18), toSection: "b")
    source.apply(snapshot)
    view.layoutIfNeeded()
    let row = view.rowViews[1]
    row.putRow(at: 150)
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 1))

    snapshot.moveSection("b", beforeSection: "a")
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.rowViews.map(\.rowDistance) == [150, 0])
    #expect(view.rowViews[0] === row)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(cell?.superview === row)

    snapshot.moveItem(12, beforeItem: 0)
    source.apply(snapshot)
    #expect(row.superview === view)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
    #expect(cell?.superview === view.rowViews[1], "a cell goes with its item to another row")
    #expect(view.rowViews.map(\.rowDistance) == [150, 0])

    snapshot.moveItem(1, beforeItem: 10)
    snapshot.deleteSections(["a"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.rowViews.count == 1)
    #expect(view.rowViews[0] === row)
    #expect(view.rowViews[0].rowDistance == 150)
    #expect(view.visibleCells.allSatisfy { $0.superview === row })
  }

  @Test func `another behavior moves the cells out`() {
    let fixture = rows(.continuous)
    fixture.view.rowViews[1].putRow(at: 100)
    fixture.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: Make.row(.none)), animated: false)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rowViews.isEmpty)
    #expect(fixture.view.visibleCells.allSatisfy { $0.superview === fixture.view })
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  // MARK: - Directions

  @Test func `right to left rows begin at the right of the screen`() {
    let fixture = rows(.continuous)
    let screen = fixture.readFromRightToLeft()
    func shown(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: screen) } }
    let row = fixture.view.rowViews[1]
    #expect(row.frame == CGRect(x: 4, y: 101, width: 310, height: 50))
    #expect(shown(row) == CGRect(x: 6, y: 101, width: 310, height: 50))
    #expect(row.rowDistance == 0)
    #expect(fixture.cell(0, 1)?.frame.minX == 4)
    #expect(shown(fixture.cell(0, 1))?.maxX == 316)
    #expect(
      fixture.view.indexPathsForVisibleItems.filter { $0.section == 1 }
        == [0, 1, 2].map { path($0) })
    row.putRow(at: -40)
    #expect(row.rowDistance == 0, "there is nothing before the beginning")
    row.putRow(at: 200)
    #expect(row.rowDistance == 200)
    #expect(shown(fixture.cell(2, 1))?.maxX == 300)
    let touch = fixture.view.convert(CGPoint(x: 310, y: 120), from: screen)
    #expect(fixture.view.indexPathForItem(at: touch) == path(1))
    row.putRow(at: 9000)
    #expect(row.rowDistance == 546)
    #expect(shown(fixture.cell(7, 1))?.minX == 6)
  }

  @Test func `rows of a sideways layout scroll down`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Make.size(.absolute(200), .absolute(100)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPaging
    let fixture = CollectionFixture(
      [10, 10], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    let rows = fixture.view.subviews.compactMap { $0 as? UIScrollView }
    #expect(
      rows.map(\.frame.size) == [CGSize(width: 200, height: 480), CGSize(width: 200, height: 480)])
    let second = rows.first { $0.frame.minX == 200 }
    second?.contentOffset.y = 230
    fixture.view.layoutIfNeeded()
    #expect(second?.contentOffset == CGPoint(x: 200, y: 200))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 210, y: 10)) == path(2))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == path(0, 0))
  }
}
