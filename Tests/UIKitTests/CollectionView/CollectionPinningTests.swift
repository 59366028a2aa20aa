import Testing
import UIKit

/// Pinned headers and footers: their positions, and the cost of scrolling.
@Suite(.serialized) @MainActor struct CollectionPinningTests {
  private let kind = UICollectionView.elementKindSectionHeader

  /// A compositional layout that records its invalidations.
  private final class NotingLayout: UICollectionViewCompositionalLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @MainActor private final class Calls {
    var provider = 0
  }

  private let calls = Calls()

  private func layout(pinned: Bool) -> NotingLayout {
    NotingLayout { [calls] _, _ in
      calls.provider += 1
      let section = Make.grid(columns: 1, rowHeight: 40)
      let header = Make.header(30)
      header.pinToVisibleBounds = pinned
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private func header(_ section: Int, _ fixture: CollectionFixture) -> UICollectionReusableView? {
    fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  @Test func `scrolling under a pinned header asks for no section`() throws {
    let layout = layout(pinned: true)
    let fixture = CollectionFixture([20, 20, 20], layout)
    let asked = calls.provider
    #expect(asked > 0)
    layout.contexts = []
    let counted = fixture.source.countRequests
    for y in stride(from: CGFloat(10), through: 900, by: 10) {
      fixture.scroll(toY: y)
      let pinned = try #require(header(y < 830 ? 0 : 1, fixture))
      // The first section ends at 830, so its header is pushed out from 800 on.
      #expect(pinned.frame.minY == (y <= 800 ? y : y < 830 ? 800 : max(830, y)))
    }
    #expect(calls.provider == asked)
    #expect(fixture.source.countRequests == counted)
    #expect(layout.contexts.count == 90)
    let context = try #require(layout.contexts.first)
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedSupplementaryIndexPaths == [kind: [[0, 0]]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }

  @Test func `a change of size asks for all sections`() {
    let fixture = CollectionFixture([20, 20], layout(pinned: true))
    let asked = calls.provider
    fixture.view.frame.size.width = 200
    fixture.view.layoutIfNeeded()
    #expect(calls.provider > asked)
    #expect(header(0, fixture)?.frame.width == 200)
  }

  @Test func `scrolling invalidates only what is pinned`() {
    let bounds = CGRect(x: 0, y: 50, width: 320, height: 480)
    let plain = layout(pinned: false)
    let pinned = layout(pinned: true)
    let fixtures = [CollectionFixture([20], plain), CollectionFixture([20], pinned)]
    #expect(!plain.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(pinned.shouldInvalidateLayout(forBoundsChange: bounds))
    plain.contexts = []
    fixtures[0].scroll(toY: 50)
    #expect(plain.contexts.isEmpty)
    #expect(plain.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func `a pinned header is in front of everything while it can be seen`() {
    let fixture = CollectionFixture([20, 20], layout(pinned: true))
    fixture.scroll(toY: 100)
    #expect(fixture.view.subviews.last === header(0, fixture))
    let attributes = fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])
    #expect(attributes?.zIndex == 1_000_000_001)
    #expect(attributes?.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    let hidden = fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [1, 0])
    #expect(hidden?.zIndex == 1)
    #expect(hidden?.frame.minY == 830)
  }

  @Test func `a pinned header stays below the content inset`() {
    let fixture = CollectionFixture([20, 20], layout(pinned: true))
    fixture.scroll(toY: 100)
    let asked = calls.provider
    fixture.view.contentInset.top = 44
    fixture.view.layoutIfNeeded()
    #expect(header(0, fixture)?.frame.minY == 144)
    #expect(calls.provider == asked)
  }

  @Test func `a pinned header of the whole content stays over all sections`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = Make.header(30)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(
      section: Make.grid(columns: 1, rowHeight: 40), configuration: configuration)
    let fixture = CollectionFixture([20, 20], layout)
    for y: CGFloat in [0, 300, 1000] {
      fixture.scroll(toY: y)
      let view = fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
      #expect(view?.frame.minY == y)
    }
    #expect(fixture.source.headerRequests == [IndexPath(index: 0)])
  }

  @Test func `elements named in a context are not asked for anew`() {
    let layout = layout(pinned: false)
    let fixture = CollectionFixture([20], layout)
    let asked = calls.provider
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 2]])
    context.invalidateDecorationElements(ofKind: "back", at: [[0, 0]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
    #expect(context.invalidatedDecorationIndexPaths == ["back": [[0, 0]]])
    layout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(calls.provider == asked)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(calls.provider > asked)
  }

  @Test func `sideways from right to left a header is shown at the right`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Make.size(.absolute(100), .fractionalHeight(1)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Make.size(.absolute(30), .fractionalHeight(1)), elementKind: kind,
      alignment: .leading)
    side.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [side]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let fixture = CollectionFixture(
      [10],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    let screen = fixture.readFromRightToLeft()
    #expect(fixture.view.contentSize.width == 1030)
    // From the first item to beyond the last one: an offset set by the app stays.
    for x: CGFloat in [0, 210, 710, 730] {
      fixture.view.contentOffset.x = x
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.contentOffset.x == x)
      let pinned = header(0, fixture)
      #expect(pinned?.frame.minX == x)
      #expect(pinned?.convert(pinned!.bounds, to: screen).maxX == 320)
    }
  }

  @Test func `a pinned footer stays at the bottom and pushes its header out`() {
    let section = Make.grid(columns: 1, rowHeight: 40)
    let footerKind = UICollectionView.elementKindSectionFooter
    let footer = Make.header(20, kind: footerKind, alignment: .bottom)
    let header = Make.header(30)
    header.pinToVisibleBounds = true
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header, footer]
    let fixture = CollectionFixture(
      [20, 20], UICollectionViewCompositionalLayout(section: section))
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      fixture.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    fixture.scroll(toY: 100)
    #expect(frame(kind, 0)?.minY == 100)
    #expect(frame(footerKind, 0)?.maxY == 580)
    // The first section's rows end at 830, its footer at 850.
    fixture.scroll(toY: 820)
    #expect(frame(kind, 0)?.minY == 800)
    #expect(frame(footerKind, 0)?.minY == 830)
    #expect(frame(kind, 1)?.minY == 850)
    #expect(frame(footerKind, 1)?.maxY == 1300)
  }

  @Test func `a layout that always invalidates is not solved anew by scrolling`() {
    final class Eager: UICollectionViewCompositionalLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let fixture = CollectionFixture(
      [50],
      Eager { [calls] _, _ in
        calls.provider += 1
        return Make.grid(columns: 1, rowHeight: 40)
      })
    let asked = calls.provider
    fixture.scroll(toY: 300)
    #expect(calls.provider == asked)
    #expect(fixture.view.indexPathsForVisibleItems.first == [0, 7])
  }
}
