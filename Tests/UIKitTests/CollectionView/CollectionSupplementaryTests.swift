import Testing
import UIKit

/// Headers and footers: creation, reuse, queries, display.
@Suite(.serialized) @MainActor struct CollectionSupplementaryTests {
  private let kind = UICollectionView.elementKindSectionHeader

  private func fixture(_ counts: [Int]) -> CollectionFixture {
    let section = Make.grid(columns: 1, rowHeight: 48)
    section.boundarySupplementaryItems = [Make.header(30)]
    return CollectionFixture(counts, UICollectionViewCompositionalLayout(section: section))
  }

  @Test func `headers come from the data source with their section`() {
    let fixture = fixture([2, 0, 3])
    let headers = fixture.view.visibleSupplementaryViews(ofKind: kind)
    #expect(headers.map { ($0 as! RecordingHeader).shown } == (0...2).map { "\(kind) \($0)" })
    #expect(
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == (0...2).map { IndexPath(item: 0, section: $0) })
    #expect(headers.map(\.frame.minY) == [0, 126, 156])
    let second = fixture.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 1))
    #expect(second === headers[1])
    #expect(
      fixture.view.indexPath(forSupplementaryView: headers[2]) == IndexPath(item: 0, section: 2))
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "other").isEmpty)
  }

  @Test func `headers are displayed and used again`() {
    let fixture = fixture([Int](repeating: 20, count: 30))
    let first = fixture.view.visibleSupplementaryViews(ofKind: kind)[0]
    fixture.delegate.log = []
    fixture.scroll(toY: 990)
    #expect(
      fixture.delegate.log == ["didEndDisplaying \(kind) 0.0", "willDisplay \(kind) 1.0"])
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind) == [first])
    #expect((first as? RecordingHeader)?.shown == "\(kind) 1")
  }

  @Test func `a header lies in front of cells`() {
    let fixture = fixture([3])
    let attributes = fixture.view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(attributes?.zIndex == 1)
    #expect(attributes?.representedElementKind == kind)
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 1, section: 0)) == nil)
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(
        ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `a view dequeued with another kind displays the element of the layout`() throws {
    var messages: [String] = []
    let sink = DeveloperLog.sink
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = sink }
    let size = Make.size(.fractionalWidth(0.25), .absolute(60))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let badges = UICollectionView.SupplementaryRegistration<RecordingHeader>(
      elementKind: "badge-reuse"
    ) { badge, kind, path in badge.shown = "\(kind) \(path.item)" }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").count == 32)
    #expect(view.visibleSupplementaryViews(ofKind: "badge-reuse") == [])
    let shown = try #require(
      view.supplementaryView(forElementKind: "badge", at: [0, 5]) as? RecordingHeader)
    #expect(shown.frame == CGRect(x: 140, y: 60, width: 20, height: 20))
    #expect(shown.shown == "badge-reuse 5")
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(
        "for the 'badge' view at [0, 0] that it had dequeued as a 'badge-reuse' view") == true)
    // The views return to the queue of their own kind.
    let before = Set(view.visibleSupplementaryViews(ofKind: "badge").map { ObjectIdentifier($0) })
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    let after = Set(view.visibleSupplementaryViews(ofKind: "badge").map { ObjectIdentifier($0) })
    #expect(!before.isDisjoint(with: after))
    #expect(messages.count == 1)
  }
}
