import TestSupport
import Testing
import UIKit

/// Sizes that a layout of this module takes without UIKit's questions and contexts. Risk: another
/// result than by the questions, which a subclass of an app can answer otherwise.
@Suite(.serialized) @MainActor struct TakenSizeTests {
  private final class AppLayout: UICollectionViewCompositionalLayout {
    private(set) var questions = 0

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      questions += 1
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  private func section(columns: Int, header: Bool) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(40)),
      subitems: [Make.item(.fractionalWidth(1 / CGFloat(columns)), .estimated(40))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    if header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Make.size(.fractionalWidth(1), .estimated(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return section
  }

  @Test(arguments: RepeatableRandom.seeds(8))
  func `the frames and the measurements are the ones by UIKit's questions`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let columns = (0..<4).map { _ in Int.random(in: 1...3, using: &random) }
    let headers = (0..<4).map { _ in random.once(in: 2) }
    let counts = (0..<4).map { _ in Int.random(in: 0...30, using: &random) }
    let heights = (0..<120).map { _ in CGFloat(Int.random(in: 10...160, using: &random)) / 2 }
    let sections = (0..<4).map { section(columns: columns[$0], header: headers[$0]) }
    func fixture(_ layout: UICollectionViewCompositionalLayout) -> SizingFixture {
      SizingFixture(counts, layout) { heights[$0] }
    }
    let asked = AppLayout { section, _ in sections[section] }
    let own = fixture(UICollectionViewCompositionalLayout { section, _ in sections[section] })
    let app = fixture(asked)
    for step in 0..<24 {
      let label: Comment = "seed \(seed), step \(step)"
      #expect(own.view.contentSize == app.view.contentSize, label)
      #expect(own.view.contentOffset == app.view.contentOffset, label)
      #expect(own.view.indexPathsForVisibleItems == app.view.indexPathsForVisibleItems, label)
      #expect(own.view.visibleCells.map(\.frame) == app.view.visibleCells.map(\.frame), label)
      #expect(own.source.questions == app.source.questions, label)
      #expect(own.source.offered == app.source.offered, label)
      let offset = CGFloat.random(in: 0...max(1, own.view.contentSize.height - 480), using: &random)
      if random.once(in: 8) {
        for screen in [own, app] {
          screen.view.reloadData()
          screen.view.layoutIfNeeded()
        }
      } else {
        for screen in [own, app] { screen.scroll(toY: offset) }
      }
    }
    #expect(asked.questions > 0 || counts.allSatisfy { $0 == 0 }, "seed \(seed)")
  }
}
