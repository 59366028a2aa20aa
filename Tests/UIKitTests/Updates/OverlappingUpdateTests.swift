import Testing
import UIKit

/// Display calls of updates that begin during earlier updates.
@Suite @MainActor struct OverlappingUpdateTests {
  /// A delegate that records the cells between their two display calls.
  @MainActor
  private final class DisplayLog: NSObject, UICollectionViewDelegate {
    var displayed: [ObjectIdentifier: Int] = [:]

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { displayed[ObjectIdentifier(cell), default: 0] += 1 }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { displayed[ObjectIdentifier(cell), default: 0] -= 1 }

    /// The cells with an unequal number of calls for the beginning and the end of their display.
    var open: [ObjectIdentifier: Int] { displayed.filter { $0.value != 0 } }
  }

  @Test(arguments: [0.0, 0.1, 0.3])
  func `every cell of overlapping updates is told to have gone, also after the view has no size`(
    pause: Double
  ) {
    let log = DisplayLog()
    let fixture = CollectionFixture([30], Make.gridLayout(columns: 1, rowHeight: 48))
    let window = fixture.showInPlayingWindow()
    for cell in fixture.view.visibleCells { log.displayed[ObjectIdentifier(cell)] = 1 }
    fixture.view.delegate = log
    fixture.source.counts = [26]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [[0, 0], [0, 2], [0, 3], [0, 4]])
    }
    window.animationClock.advance(by: pause)
    fixture.source.counts = [24]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [[0, 0], [0, 1], [0, 5]])
      fixture.view.insertItems(at: [[0, 2]])
    }
    fixture.view.frame.size = CGSize(width: 1, height: 1)
    window.layoutIfNeeded()
    window.animationClock.advance(by: 2)
    // Completions of stopped animations run in the next turn.
    while NextTurn.runWaiting() { window.layoutIfNeeded() }
    #expect(!window.animationClock.isBusy)
    let visible = fixture.view.visibleCells.map { ObjectIdentifier($0) }
    #expect(log.open == Dictionary(uniqueKeysWithValues: visible.map { ($0, 1) }))
  }
}
