import AllocationCounting
import Testing
import UIKit

/// Allocations of the benchmarks' workloads. The limits apply to builds without optimization, which
/// allocate more than optimized ones.
@Suite(.serialized, .enabled(if: allocation_count() > 0)) @MainActor struct AllocationTests {
  @Test func `a cell that enters allocates little, whatever else is live`() {
    func perCell(columns: Int) -> Double {
      let screen = CostScreen(
        CostScreen.grid(columns: columns, height: .fractionalWidth(1 / CGFloat(columns))),
        count: 50_000, size: CGSize(width: 600, height: 600))
      for step in 1...4 { screen.scroll(to: CGFloat(step) * 600) }
      let before = screen.requests
      let made = allocations { for step in 5...7 { screen.scroll(to: CGFloat(step) * 600) } }
      return Double(made) / Double(screen.requests - before)
    }
    let (few, many) = (perCell(columns: 3), perCell(columns: 12))
    #expect(few <= 56, "\(few) with 9 cells, \(many) with 144")
    #expect(many <= few * 1.5, "\(few) with 9 cells, \(many) with 144")
  }

  @Test func `a drag in which no cell enters allocates the same among a million items`() {
    func perStep(count: Int) -> Int {
      let screen = CostScreen(
        CostScreen.grid(columns: 3, height: .absolute(131)), count: count,
        size: CGSize(width: 393, height: 852))
      for offset in [10, 20, 10, 20] { screen.scroll(to: CGFloat(offset)) }
      return allocations { for offset in [10, 20, 10, 20] { screen.scroll(to: CGFloat(offset)) } }
        / 4
    }
    let (few, many) = (perStep(count: 10_000), perStep(count: 1_000_000))
    #expect(few <= 140, "\(few) of 10,000 items, \(many) of a million")
    #expect(many <= few, "\(few) of 10,000 items, \(many) of a million")
  }

  @Test func `a step of one row allocates the same, however many rows are in sight`() throws {
    func perStep(rows: Int) throws -> Int {
      let screen = CostScreen(
        CostScreen.rows(height: 600 / CGFloat(rows)), count: 200, sections: rows,
        size: CGSize(width: 300, height: 600))
      let row = try #require(screen.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      func step() {
        row.contentOffset.x += 50
        screen.view.layoutIfNeeded()
      }
      for _ in 0..<8 { step() }
      return allocations { for _ in 0..<8 { step() } } / 8
    }
    let (few, many) = (try perStep(rows: 3), try perStep(rows: 60))
    #expect(many <= few * 2, "\(few) with 3 rows, \(many) with 60")
  }

  @Test func `the attributes of a screen take at most one allocation an element`() throws {
    let layout = CostScreen.grid(columns: 3, height: .absolute(131))
    let screen = CostScreen(layout, count: 100_000, size: CGSize(width: 393, height: 852))
    let rects = (0..<8).map { CGRect(x: 0, y: CGFloat($0) * 1000, width: 393, height: 852) }
    for rect in rects { _ = layout.layoutAttributesForElements(in: rect) }
    var elements = 0
    let made = allocations {
      for rect in rects { elements += layout.layoutAttributesForElements(in: rect)?.count ?? 0 }
    }
    #expect(elements >= 8 * 21, "\(made) for \(elements) elements")
    #expect(made <= elements, "\(made) for \(elements) elements")
    _ = screen
  }

  @Test func `a step in one group of estimated items allocates the same among many`() {
    func perStep(count: Int) -> Int {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: count)
      let screen = CostScreen(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        count: count, size: CGSize(width: 393, height: 852))
      for step in 1...4 { screen.scroll(to: CGFloat(step) * 852) }
      return allocations { for step in 5...8 { screen.scroll(to: CGFloat(step) * 852) } } / 4
    }
    let (few, many) = (perStep(count: 400), perStep(count: 8000))
    #expect(many <= few * 3 / 2, "\(few) of 400 items, \(many) of 8,000")
  }

  @Test(arguments: [false, true])
  func `an insertion in sight allocates the same among many items`(isAnimated: Bool) {
    func perEdit(count: Int) -> Int {
      let screen = CostScreen(
        CostScreen.grid(columns: 3, height: .absolute(131)), count: 0,
        size: CGSize(width: 393, height: 852))
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var old = NSDiffableDataSourceSnapshot<Int, Int>()
      old.appendSections([0])
      old.appendItems(Array(0..<count))
      var new = old
      new.insertItems([-1], afterItem: 3)
      func toggle() {
        source.apply(new, animatingDifferences: isAnimated)
        source.apply(old, animatingDifferences: isAnimated)
      }
      source.apply(old, animatingDifferences: false)
      for _ in 0..<3 { toggle() }
      return allocations { toggle() } / 2
    }
    let (few, many) = (perEdit(count: 1000), perEdit(count: 60_000))
    #expect(many <= few * 5 / 4 + 20, "\(few) among 1,000 items, \(many) among 60,000")
  }

  @Test func `an insertion allocates little more among ten times as many sections`() {
    func perEdit(sections: Int) -> Int {
      let screen = CostScreen(
        CostScreen.grid(columns: 1, height: .absolute(44)), count: 0,
        size: CGSize(width: 393, height: 852))
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var old = NSDiffableDataSourceSnapshot<Int, Int>()
      old.appendSections(Array(0..<sections))
      for section in 0..<sections {
        old.appendItems([section * 3, section * 3 + 1, section * 3 + 2], toSection: section)
      }
      var new = old
      new.insertItems([-1], afterItem: 1)
      func toggle() {
        source.apply(new, animatingDifferences: false)
        source.apply(old, animatingDifferences: false)
      }
      source.apply(old, animatingDifferences: false)
      for _ in 0..<3 { toggle() }
      return allocations { toggle() } / 2
    }
    let (few, many) = (perEdit(sections: 500), perEdit(sections: 5_000))
    #expect(many <= few * 4, "\(few) among 500 sections, \(many) among 5,000")
  }
}
