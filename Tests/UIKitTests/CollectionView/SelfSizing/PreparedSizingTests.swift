import Testing

@testable import UIKit

/// Self-sizing cells that are made ahead of a scroll.
@Suite(.serialized) @MainActor struct PreparedSizingTests {
  private func fixture(
    _ count: Int = 60, setUp: @escaping (SizingSource) -> Void = { _ in }
  ) -> SizingFixture {
    let size = Make.size(.fractionalWidth(1), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitems: [Make.item(.fractionalWidth(1), .estimated(40))]))
    return SizingFixture(
      [count], UICollectionViewCompositionalLayout(section: section), setUp: setUp
    ) { _ in 100 }
  }

  private func liveItems(_ fixture: SizingFixture) -> [Int] {
    (0..<60).filter { fixture.cell($0) != nil }
  }

  @Test func `cells ahead of the content have their measured sizes`() {
    let fixture = fixture()
    #expect(liveItems(fixture) == Array(0..<5))
    fixture.view.preparedMargin = 300
    fixture.view.layoutIfNeeded()
    #expect(liveItems(fixture) == Array(0..<8))
    #expect((0..<8).map { fixture.cell($0)?.frame.height } == Array(repeating: 100, count: 8))
    #expect(fixture.view.visibleCells.count == 5)
    // Each cell was measured once.
    #expect(fixture.source.questions.sorted() == Array(0..<8))
    fixture.scroll(toY: 200)
    #expect(fixture.source.questions.sorted() == Array(0..<10))
    #expect(fixture.view.contentOffset.y == 200)
  }

  @Test func `a cell before the content is made when it becomes visible`() {
    let fixture = fixture()
    fixture.view.preparedMargin = 300
    fixture.view.scrollToItem(at: [0, 40], at: .top, animated: false)
    fixture.view.layoutIfNeeded()
    let offset = fixture.view.contentOffset.y
    let first = fixture.view.indexPathsForVisibleItems.first?.item
    #expect(first == 40)
    #expect(liveItems(fixture).allSatisfy { $0 >= 40 })
    #expect(liveItems(fixture).allSatisfy { fixture.cell($0)?.frame.height == 100 })
    fixture.scroll(toY: offset - 10)
    #expect(fixture.cell(39)?.frame.height == 100)
  }

  @Test func `cells beside the visible part of a row do not change its height`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.absolute(100), .estimated(80)),
      subitems: [Make.item(.fractionalWidth(1), .estimated(80))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    // A row of 20 cells that lie mostly at its side, and rows below it.
    let fixture = SizingFixture(
      Array(repeating: 20, count: 10), UICollectionViewCompositionalLayout(section: section)
    ) { _ in 40 }
    func heightOfRow() -> CGFloat? {
      fixture.view.layoutAttributesForItem(at: [1, 0]).map(\.frame.minY)
    }
    fixture.view.layoutIfNeeded()
    #expect(heightOfRow() == 80)
    let visible = fixture.view.visibleCells.count
    fixture.view.preparedMargin = 400
    fixture.view.layoutIfNeeded()
    #expect(heightOfRow() == 80)
    #expect(fixture.view.visibleCells.count == visible)
    // The rows below have cells ahead in what will be visible of them.
    #expect(fixture.view.contentSize.height == 800)
    #expect(fixture.view.cellForItem(at: [0, 3])?.frame.height == 40)

    let row = try #require(fixture.view.rowViews.first)
    for distance in stride(from: 0, through: 1700, by: 100) {
      row.putRow(at: CGFloat(distance))
    }
    #expect(heightOfRow() == 40)
  }

  /// A cell whose content is as high as required.
  private final class FixedCell: UICollectionViewCell {
    static var heights: [CGFloat] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      Self.heights.append(bounds.height)
    }
  }

  @Test func `no cell is laid out at the estimate`() {
    FixedCell.heights = []
    let fixture = fixture()
    fixture.view.register(FixedCell.self, forCellWithReuseIdentifier: "fixed")
    let cells = UICollectionView.CellRegistration<FixedCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<60))
    fixture.view.preparedMargin = 400
    source.apply(snapshot, animatingDifferences: false)
    fixture.view.layoutIfNeeded()
    fixture.view.scrollToItem(at: [0, 30], at: .centeredVertically, animated: false)
    fixture.view.layoutIfNeeded()
    fixture.view.frame.size.width = 200
    fixture.view.layoutIfNeeded()
    #expect(!FixedCell.heights.isEmpty)
    #expect(Set(FixedCell.heights) == [90])
  }
}
