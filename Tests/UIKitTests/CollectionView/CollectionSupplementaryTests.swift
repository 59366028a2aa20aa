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
}
