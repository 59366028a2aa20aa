import Testing
import UIKit

/// Random scrolling along and across, compared with a model that visits every item.
@Suite(.serialized) @MainActor struct CollectionRowModelTests {
  @Test(arguments: RepeatableRandom.seeds(6))
  func `exactly the cells in sight are shown`(seed: UInt64) async throws {
    var random = RepeatableRandom(seed: seed)
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    let counts = (0..<12).map { _ in Int.random(in: 0...15, using: &random) }
    let chosen = counts.map { _ in behaviors.randomElement(using: &random)! }
    let widths = counts.map { _ in CGFloat.random(in: 30...400, using: &random) }
    let layout = UICollectionViewCompositionalLayout { section, _ in
      Make.row(chosen[section], width: .absolute(widths[section]), header: section % 3 == 0)
    }
    let fixture = CollectionFixture(counts, layout)
    let view = fixture.view
    if seed % 3 == 0 { view.semanticContentAttribute = .forceRightToLeft }
    if seed % 4 == 0 { view.preparedMargin = 120 }
    view.setNeedsLayout()
    view.layoutIfNeeded()

    for step in 0..<30 {
      await Task.yield()
      if Bool.random(using: &random), let row = view.rowViews.randomElement(using: &random) {
        let target = CGPoint(
          x: row.contentOffset.x + CGFloat.random(in: -500...500, using: &random),
          y: row.contentOffset.y)
        if Bool.random(using: &random) {
          row.contentOffset = target
        } else {
          row.scrollByUser(
            to: target, velocity: CGPoint(x: CGFloat.random(in: -2...2, using: &random), y: 0))
        }
      } else {
        view.contentOffset.y = CGFloat.random(in: -60...view.contentSize.height, using: &random)
      }
      view.layoutIfNeeded()

      let label: Comment = "seed \(seed), step \(step), offset \(view.contentOffset)"
      let rows = view.rowViews
      var expected: [IndexPath] = []
      for section in counts.indices {
        for item in 0..<counts[section] {
          let indexPath = IndexPath(item: item, section: section)
          var frame = try #require(layout.layoutAttributesForItem(at: indexPath)).frame
          if chosen[section] != .none {
            // A row outside the visible part has no scroll view, and none of its items is visible.
            guard let row = rows.first(where: { $0.frame.minY == frame.minY }) else { continue }
            frame = frame.offsetBy(dx: row.frame.minX - row.contentOffset.x, dy: 0)
          }
          let seen = frame.intersection(view.bounds)
          if seen.width > 0, seen.height > 0 { expected.append(indexPath) }
        }
      }
      #expect(view.indexPathsForVisibleItems == expected, label)
      #expect(
        view.visibleCells.map { ($0 as? RecordingCell)?.shown }
          == expected.map { "\($0.section).\($0.item)" }, label)
      #expect(Set(fixture.delegate.displayedCells.values) == Set(expected), label)
      if let row = rows.randomElement(using: &random) {
        let before = row.contentOffset
        row.putRow(at: row.rowDistance)
        #expect(row.contentOffset == before, "a row that rests stays: \(label)")
      }
    }
    #expect(fixture.delegate.imbalances.isEmpty, "seed \(seed)")
  }
}
