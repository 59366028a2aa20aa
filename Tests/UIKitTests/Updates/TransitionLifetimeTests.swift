import Testing
import UIKit

/// Animations of a change do not retain a screen that is closed while they run.
@Suite @MainActor struct TransitionLifetimeTests {
  @Test func `a collection view in the middle of an animated update goes with its window`() {
    weak var view: UICollectionView?
    do {
      let fixture = CollectionFixture([30], Make.gridLayout(columns: 1, rowHeight: 48))
      let window = fixture.showInPlayingWindow()
      fixture.source.counts = [28]
      fixture.view.performBatchUpdates {
        fixture.view.deleteItems(at: [[0, 0], [0, 2]])
      }
      window.animationClock.advance(by: 0.05)
      #expect(window.animationClock.isBusy)
      view = fixture.view
    }
    #expect(view == nil)
  }
}
