import Testing

@testable import UIKit

/// Changes from one layout to another, with their intermediate states.
@MainActor @Suite struct LayoutChangeTests {
  private func fixture(
    _ counts: [Int], _ layout: UICollectionViewLayout
  ) -> (CollectionFixture, UIWindow) {
    let fixture = CollectionFixture(counts, layout)
    return (fixture, fixture.showInPlayingWindow())
  }

  @Test func `cells glide and resize to their new places`() {
    let (fixture, window) = fixture([40], Make.gridLayout(columns: 1, rowHeight: 60))
    let cell = fixture.cell(3)!
    let last = fixture.cell(7)!
    var finished: [Bool] = []
    fixture.view.setCollectionViewLayout(
      Make.gridLayout(columns: 2, rowHeight: 100), animated: true
    ) { finished.append($0) }
    #expect(fixture.cell(3) === cell)
    #expect(fixture.cell(7) === last)
    #expect(cell.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
    #expect(cell.presentation.frame == CGRect(x: 0, y: 180, width: 320, height: 60))
    // Items that were not visible start at their previous positions, if these were near.
    #expect(fixture.cell(9)!.presentation.frame.minY == 540)
    window.animationClock.advance(by: 0.15)
    #expect(cell.presentation.frame.isNear(CGRect(x: 80, y: 140, width: 240, height: 80)))
    #expect(cell.contentView.presentation.frame.width.rounded() == 240)
    #expect(finished.isEmpty)
    window.animationClock.advance(by: 0.15)
    #expect(cell.presentation.frame == cell.frame)
    #expect(finished == [true])
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test func `cells that ask to be measured on the way cause one further pass, and still glide`() {
    final class CountedView: UICollectionView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
      }
    }
    final class AskingCell: UICollectionViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 44)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 40 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    func rows(_ inset: CGFloat) -> UICollectionViewCompositionalLayout {
      let size = Make.size(.fractionalWidth(1), .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsets.top = inset
      section.contentInsets.leading = inset
      return UICollectionViewCompositionalLayout(section: section)
    }
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    let view = CountedView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows(0))
    view.contentInsetAdjustmentBehavior = .never
    view.register(AskingCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    window.rootViewController!.view.addSubview(view)
    window.settleLayout()
    let cells = view.visibleCells
    let old = cells.map(\.frame)
    view.passes = 0
    view.setCollectionViewLayout(rows(10), animated: true)
    window.settleLayout()
    #expect(view.passes <= 3, "\(view.passes) passes with \(cells.count) cells")
    #expect(cells.map(\.presentation.frame) == old)
    window.animationClock.advance(by: 1)
    #expect(cells.first?.presentation.frame == CGRect(x: 10, y: 10, width: 310, height: 44))
  }

  @Test func `cells that leave sight go where they belong`() {
    let (fixture, window) = fixture([40], Make.gridLayout(columns: 4, rowHeight: 60))
    let cell = fixture.cell(20)!
    fixture.view.setCollectionViewLayout(
      Make.gridLayout(columns: 1, rowHeight: 100), animated: true)
    #expect(fixture.cell(20) == nil)
    #expect(cell.superview === fixture.view)
    #expect(cell.frame == CGRect(x: 0, y: 2000, width: 320, height: 100))
    window.animationClock.advance(by: 1)
    #expect(cell.superview == nil)
    window.settleLayout()
    #expect(fixture.view.visibleCells.count == 5)
  }

  @Test func `headers of one layout only fade`() throws {
    let section = Make.grid(columns: 1, rowHeight: 60)
    section.boundarySupplementaryItems = [Make.header(30)]
    let (fixture, window) = fixture([3], UICollectionViewCompositionalLayout(section: section))
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(fixture.view.supplementaryView(forElementKind: kind, at: [0, 0]))
    fixture.view.setCollectionViewLayout(
      Make.gridLayout(columns: 1, rowHeight: 60), animated: true)
    window.animationClock.advance(by: 0.15)
    #expect(abs(header.presentation.alpha - 0.5) < 1e-6)
    window.animationClock.advance(by: 0.15)
    #expect(header.superview == nil)
  }

  @Test func `both layouts are told`() {
    final class Told: UICollectionViewCompositionalLayout {
      var log: [String] = []
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log.append("from")
      }
      override func finalizeLayoutTransition() { log.append("finalize") }
    }
    let first = Told(section: Make.grid(columns: 1, rowHeight: 60))
    let second = Told(section: Make.grid(columns: 2, rowHeight: 60))
    let third = Told(section: Make.grid(columns: 3, rowHeight: 60))
    let (fixture, window) = fixture([9], first)
    fixture.view.setCollectionViewLayout(second, animated: true)
    #expect(first.log == ["to", "finalize"])
    #expect(second.log == ["from", "finalize"])
    fixture.view.setCollectionViewLayout(third, animated: false)
    window.settleLayout()
    #expect(second.log == ["from", "finalize", "to", "finalize"])
    #expect(third.log == ["from", "finalize"])
  }

  @Test func `the content offset is carried where it moves`() {
    let (fixture, window) = fixture([40], Make.gridLayout(columns: 1, rowHeight: 60))
    fixture.view.contentOffset.y = 1900
    window.settleLayout()
    fixture.view.setCollectionViewLayout(
      Make.gridLayout(columns: 4, rowHeight: 60), animated: true)
    #expect(fixture.view.contentOffset.y == 120)
    #expect(fixture.view.presentation.bounds.minY == 1900)
    window.animationClock.advance(by: 0.3)
    #expect(fixture.view.presentation.bounds.minY == 120)
  }

  @Test(arguments: RepeatableRandom.seeds(25))
  func `every cell is at its place after any changes`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let (fixture, window) = fixture([30], Make.gridLayout(columns: 1, rowHeight: 60))
    fixture.delegate.itemsMove = true
    for _ in 0..<6 {
      let section = Make.grid(
        columns: .random(in: 1...5, using: &random),
        rowHeight: .random(in: 40...200, using: &random))
      if Bool.random(using: &random) { section.orthogonalScrollingBehavior = .continuous }
      if Bool.random(using: &random) { section.boundarySupplementaryItems = [Make.header(30)] }
      fixture.view.setCollectionViewLayout(
        UICollectionViewCompositionalLayout(section: section),
        animated: Double.random(in: 0..<1, using: &random) < 0.8)
      if Bool.random(using: &random) {
        window.animationClock.advance(by: .random(in: 0...0.4, using: &random))
      }
      window.settleLayout()
      for path in fixture.view.indexPathsForVisibleItems {
        let cell = fixture.view.cellForItem(at: path) as! RecordingCell
        #expect(cell.shown == "0.\(path.item)", "seed \(seed)")
        #expect(
          cell.frame == fixture.view.layoutAttributesForItem(at: path)?.frame, "seed \(seed)")
        #expect(cell.alpha == 1, "seed \(seed)")
      }
    }
    window.animationClock.advance(by: 1)
    // A change whose views were removed in the meantime ends in the next turn.
    NextTurn.runWaiting()
    window.settleLayout()
    let lying = (fixture.view.subviews + fixture.view.subviews.flatMap(\.subviews))
      .count { $0 is UICollectionViewCell }
    #expect(lying == fixture.view.elements.keys.count { $0.isCell }, "seed \(seed)")
    #expect(fixture.delegate.imbalances.isEmpty, "seed \(seed)")
  }
}
