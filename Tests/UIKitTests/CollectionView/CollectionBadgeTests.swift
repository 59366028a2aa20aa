import Testing
import UIKit

/// Badges on items and groups, and boundary items of the whole layout: index paths and views.
@Suite(.serialized) @MainActor struct CollectionBadgeTests {
  private let badgeKind = UICollectionView.elementKindSectionHeader
  private let groupKind = UICollectionView.elementKindSectionFooter

  private func badge(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(20), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
  }

  private func section() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge(badgeKind)])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return section
  }

  private func frame(_ fixture: CollectionFixture, _ indexPath: IndexPath) -> CGRect? {
    fixture.view.supplementaryView(forElementKind: badgeKind, at: indexPath)?.frame
  }

  @Test func `the data source is asked for badges by their count in the section`() {
    let fixture = CollectionFixture(
      [3, 2], UICollectionViewCompositionalLayout(section: section()))
    #expect(fixture.source.headerRequests == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]])
    #expect(frame(fixture, [0, 0]) == CGRect(x: 150, y: 15, width: 20, height: 10))
    #expect(frame(fixture, [0, 2]) == CGRect(x: 150, y: 75, width: 20, height: 10))
    #expect(frame(fixture, [1, 1]) == CGRect(x: 290, y: 175, width: 20, height: 10))
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(
        ofKind: badgeKind, at: [0, 3]) == nil)
  }

  @Test func `badges are shown mirrored from right to left and keep their numbers`() {
    let paths: [IndexPath] = [[0, 0], [0, 1], [0, 2]]
    let fixture = CollectionFixture([3], UICollectionViewCompositionalLayout(section: section()))
    let before = paths.compactMap { frame(fixture, $0) }
    let screen = fixture.readFromRightToLeft()
    #expect(paths.compactMap { frame(fixture, $0) } == before)
    #expect(before.count == 3)
    let shown = paths.compactMap {
      fixture.view.supplementaryView(forElementKind: badgeKind, at: $0)
    }.map { $0.convert($0.bounds, to: screen) }
    #expect(
      shown
        == before.map {
          CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        })
    let cell = fixture.cell(0)
    #expect(cell?.frame == CGRect(x: 20, y: 20, width: 140, height: 60))
    #expect(
      cell?.convert(cell!.bounds, to: screen) == CGRect(x: 160, y: 20, width: 140, height: 60))
  }

  @Test func `a badge is in front of cells that come later`() {
    let section = section()
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let fixture = CollectionFixture([40], layout)
    fixture.scroll(toY: 100)
    let views = fixture.view.subviews
    let lastCell = views.lastIndex { $0 is UICollectionViewCell }
    let firstBadge = views.firstIndex { $0 is RecordingHeader }
    #expect(try! #require(lastCell) < #require(firstBadge))
  }

  @Test func `badges are asked for again when the items change`() {
    let layout = UICollectionViewCompositionalLayout(section: section())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      RecordingHeader.self, forSupplementaryViewOfKind: badgeKind, withReuseIdentifier: "badge")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    source.supplementaryViewProvider = { [weak source] view, kind, indexPath in
      let badge =
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "badge", for: indexPath) as! RecordingHeader
      badge.shown = source?.itemIdentifier(for: indexPath)
      return badge
    }
    func apply(_ items: [String]) -> [String?] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      view.layoutIfNeeded()
      return view.visibleSupplementaryViews(ofKind: badgeKind).map {
        ($0 as? RecordingHeader)?.shown
      }
    }
    #expect(apply(["a", "b", "c"]) == ["a", "b", "c"])
    #expect(apply(["new", "a", "c"]) == ["new", "a", "c"])
  }

  @Test func `a badge of two equal subitems is one description`() {
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge(badgeKind)])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(60)), subitems: [item, item])
    let fixture = CollectionFixture(
      [3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(fixture.source.headerRequests == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func `groups have badges counted by group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(60)),
      subitem: Make.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.supplementaryItems = [badge(groupKind)]
    let fixture = CollectionFixture(
      [5], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(fixture.source.headerRequests == [[0, 0], [0, 1], [0, 2]])
    #expect(
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: groupKind).map(\.item)
        == [0, 1, 2])
  }

  @Test(arguments: [true, false])
  func `one description twice is refused`(onTheSection: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [onTheSection] in
      await MainActor.run {
        let header = Make.header(30, kind: "twice")
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: header.layoutSize, elementKind: "twice",
          containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: header.layoutSize,
          subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))])
        if !onTheSection { group.supplementaryItems = [badge, badge] }
        let section = NSCollectionLayoutSection(group: group)
        if onTheSection { section.boundarySupplementaryItems = [header, header] }
        _ = CollectionFixture([1], UICollectionViewCompositionalLayout(section: section))
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("element kind 'twice'"))
  }

  // MARK: - The whole layout

  private func wholeLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      Make.header(30, kind: badgeKind), Make.header(20, kind: groupKind, alignment: .bottom),
    ]
    return UICollectionViewCompositionalLayout(
      section: Make.grid(columns: 1, rowHeight: 40), configuration: configuration)
  }

  @Test func `boundary items of the layout have index paths of one index`() throws {
    let fixture = CollectionFixture([2, 1], wholeLayout())
    #expect(fixture.source.headerRequests == [IndexPath(index: 0), IndexPath(index: 0)])
    #expect(fixture.delegate.log == ["willDisplay \(badgeKind) 0", "willDisplay \(groupKind) 0"])
    #expect(frame(fixture, IndexPath(index: 0)) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: groupKind)
        == [IndexPath(index: 0)])
    let footer = try #require(
      fixture.view.layoutAttributesForSupplementaryElement(
        ofKind: groupKind, at: IndexPath(index: 0)))
    #expect(footer.frame == CGRect(x: 0, y: 150, width: 320, height: 20))
    #expect(footer.indexPath.count == 1)
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(ofKind: groupKind, at: [0, 0]) == nil)
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(
        ofKind: groupKind, at: IndexPath(index: 1)) == nil)
    #expect(fixture.view.contentSize.height == 170)
  }

  @Test func `boundary items of the layout outlive reloads and updates`() {
    let fixture = CollectionFixture([2, 1], wholeLayout())
    fixture.source.counts = []
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(frame(fixture, IndexPath(index: 0))?.height == 30)
    #expect(fixture.view.contentSize.height == 50)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func `without a data source there are no headers of the layout`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: wholeLayout())
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: badgeKind).isEmpty)
    #expect(view.numberOfSections == 0)
  }

  @Test func `kinds that badges and headers share are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = NSCollectionLayoutItem(
          layoutSize: Make.size(.fractionalWidth(1), .fractionalHeight(1)),
          supplementaryItems: [
            NSCollectionLayoutSupplementaryItem(
              layoutSize: Make.size(.absolute(20), .absolute(10)), elementKind: "mark",
              containerAnchor: NSCollectionLayoutAnchor(edges: .top))
          ])
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: Make.size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
        section.boundarySupplementaryItems = [Make.header(30, kind: "mark")]
        _ = CollectionFixture([1], UICollectionViewCompositionalLayout(section: section))
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("Section 0 has more than one supplementary item"))
    #expect(sentence.contains("'mark'"))
  }
}
