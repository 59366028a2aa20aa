import Testing
import UIKit

/// The queries and results of a compositional layout, through a collection view.
@Suite(.serialized) @MainActor struct LayoutCompositionalTests {
  @Test func `panels are laid out to the pixel`() {
    let large = Make.item(.fractionalWidth(2 / 3), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
      subitem: Make.item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.fractionalWidth(1), .absolute(100)), subitems: [large, column]))
    let fixture = CollectionFixture([5], UICollectionViewCompositionalLayout(section: section))
    #expect(
      fixture.view.frames(5) == [
        CGRect(x: 0, y: 0, width: 213, height: 100), CGRect(x: 213, y: 0, width: 106.5, height: 50),
        CGRect(x: 213, y: 50, width: 106.5, height: 50),
        CGRect(x: 0, y: 100, width: 213, height: 100),
        CGRect(x: 213, y: 100, width: 106.5, height: 50),
      ])
  }

  @Test func `the provider is asked once per section and solve`() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, _ in
      asked.append(section)
      return Make.grid(columns: 2, rowHeight: 50)
    }
    let fixture = CollectionFixture([30, 30, 30], layout)
    #expect(asked == [0, 1, 2])
    fixture.scroll(toY: 300)
    fixture.scroll(toY: 900)
    #expect(asked == [0, 1, 2])
    fixture.view.frame.size.width = 400
    fixture.view.layoutIfNeeded()
    #expect(asked == [0, 1, 2, 0, 1, 2])
    #expect(fixture.view.frames(2).map(\.width) == [200, 200])
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(asked.count == 9)
    layout.invalidateLayout()
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(asked.count == 12)
  }

  @Test func `the provider sees the bounds and the traits`() {
    var sizes: [CGSize] = []
    var scales: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      sizes = [environment.container.contentSize, environment.container.effectiveContentSize]
      scales = [environment.traitCollection.displayScale]
      return Make.grid(columns: 1, rowHeight: 50)
    }
    _ = CollectionFixture([1], layout)
    #expect(sizes == [CGSize(width: 320, height: 480), CGSize(width: 320, height: 480)])
    #expect(scales == [2])
  }

  @Test func `a section without items may be nil`() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? nil : Make.grid(columns: 1, rowHeight: 50)
    }
    let fixture = CollectionFixture([1, 0, 1], layout)
    #expect(fixture.view.contentSize.height == 100)
    #expect(fixture.view.frames(1, section: 2).first?.minY == 50)
  }

  @Test func `changing the returned configuration has no effect`() {
    let layout = Make.gridLayout(columns: 1, rowHeight: 50)
    let fixture = CollectionFixture([1, 1], layout)
    layout.configuration.scrollDirection = .vertical
    let configuration = layout.configuration
    configuration.interSectionSpacing = 30
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 100)
    layout.configuration = configuration
    configuration.interSectionSpacing = 70
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 130)
  }

  @Test func `right to left mirrors the picture and not the numbers`() {
    let section = Make.grid(columns: 3, rowHeight: 50)
    section.contentInsets.leading = 20
    let fixture = CollectionFixture([7], UICollectionViewCompositionalLayout(section: section))
    let original = fixture.view.frames(7)
    let screen = UIView(frame: fixture.view.bounds)
    screen.addSubview(fixture.view)
    fixture.view.traitOverrides.layoutDirection = .rightToLeft
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.frames(7) == original)
    let shown = (0..<7).compactMap { fixture.cell($0) }.map { $0.convert($0.bounds, to: screen) }
    #expect(shown.map(\.minX) == original.map { 320 - $0.maxX })
    #expect(shown.map(\.minY) == original.map(\.minY))
    #expect(shown[0].maxX == 300)
    let touch = fixture.view.convert(CGPoint(x: 290, y: 10), from: screen)
    #expect(fixture.view.indexPathForItem(at: touch)?.item == 0)
    #expect(
      screen.hitTest(CGPoint(x: 290, y: 10), with: nil)?.isDescendant(of: fixture.cell(0)!) == true)
    fixture.view.traitOverrides.layoutDirection = .leftToRight
    fixture.view.layoutIfNeeded()
    #expect(fixture.cell(0).map { $0.convert($0.bounds, to: screen) } == original[0])
  }

  @Test func `sideways content begins at offset zero from right to left too`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Make.size(.absolute(100), .fractionalHeight(1)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    let source = CountingSource([50])
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.semanticContentAttribute = .forceRightToLeft
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 0)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    view.contentOffset.x += 500
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [5, 6, 7, 8])
    source.counts = [60]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [5, 6, 7, 8])
  }

  @Test func `margins narrow the section where they are the reference`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.fractionalWidth(1), .absolute(40)),
        subitems: [Make.item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    section.boundarySupplementaryItems = [Make.header(20)]
    section.contentInsetsReference = .layoutMargins
    let fixture = CollectionFixture([3], UICollectionViewCompositionalLayout(section: section))
    fixture.view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    fixture.view.layoutIfNeeded()
    // Behavior 1.2: the insets apply across the scroll axis only, and the content size is not
    // reduced.
    #expect(fixture.view.frames(2).map(\.minX) == [20, 150])
    #expect(fixture.view.frames(2).map(\.width) == [130, 130])
    let header = fixture.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 20, y: 0, width: 260, height: 20))
    #expect(fixture.view.contentSize.width == 320)
  }

  @Test func `queries return what touches the rectangle in order`() {
    let section = Make.grid(columns: 2, rowHeight: 50)
    section.boundarySupplementaryItems = [Make.header(20)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CollectionFixture([3, 3], layout)
    func names(_ rect: CGRect) -> [String] {
      (layout.layoutAttributesForElements(in: rect) ?? []).map {
        "\($0.representedElementKind == nil ? "cell" : "header") \($0.indexPath.section)."
          + "\($0.indexPath.item)"
      }
    }
    #expect(
      names(CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)) == [
        "cell 0.0", "cell 0.1", "cell 0.2", "header 0.0", "cell 1.0", "cell 1.1", "cell 1.2",
        "header 1.0",
      ])
    #expect(names(CGRect(x: 0, y: 20, width: 160, height: 50)) == ["cell 0.0"])
    #expect(names(CGRect(x: 5, y: 25, width: 0, height: 0)) == [])
    withExtendedLifetime(fixture) {}
  }

  @Test func `index paths that do not exist have no attributes`() {
    let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 50))
    for path in [
      IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 1),
      IndexPath(item: -1, section: 0),
      IndexPath(index: 0),
    ] {
      #expect(fixture.view.layoutAttributesForItem(at: path) == nil)
      #expect(fixture.view.cellForItem(at: path) == nil)
    }
  }

  @Test func `an orthogonal section is one row`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.absolute(100), .absolute(60)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CollectionFixture([8, 1], UICollectionViewCompositionalLayout(section: section))
    #expect(fixture.view.frames(8).map(\.minX) == (0..<8).map { CGFloat($0) * 108 })
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 120))
  }
}
