import Testing
import UIKit

/// Snapshots applied off the main queue, which the compiler permits in Swift 5 mode.
@Suite(.serialized) @MainActor struct DiffableQueueTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Apply = @Sendable (Snapshot, Bool, (() -> Void)?) -> Void

  /// Returns the method as seen by code compiled without isolation.
  static func apply(of source: UICollectionViewDiffableDataSource<String, Int>) -> Apply {
    let isolated: @MainActor (Snapshot, Bool, (() -> Void)?) -> Void =
      source.apply(_:animatingDifferences:completion:)
    return unsafeBitCast(isolated, to: Apply.self)
  }

  nonisolated static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `snapshots applied off the main queue are shown in order`() async {
    let screen = DiffableScreen()
    let apply = Self.apply(of: screen.source)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue(label: "snapshots").async {
        apply(Self.snapshot([1, 2]), true) { MainActor.assertIsolated() }
        apply(Self.snapshot([2, 3, 4]), true) { continuation.resume() }
      }
    }
    #expect(screen.shown == ["2", "3", "4"])
    // No apply is pending, so the main queue is also valid.
    screen.show([("a", [5])])
    #expect(screen.shown == ["5"])
  }

  @Test func `mixing queues is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = DiffableScreen()
        let apply = DiffableQueueTests.apply(of: screen.source)
        let isApplied = DispatchSemaphore(value: 0)
        DispatchQueue(label: "snapshots").async {
          apply(DiffableQueueTests.snapshot([1]), true, nil)
          isApplied.signal()
        }
        isApplied.wait()
        screen.source.apply(DiffableQueueTests.snapshot([2]))
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      sentence.contains("while 1 snapshot(s) that were applied off the main queue wait for display")
    )
  }
}
