import Foundation
import Testing
import UIKit

/// Declarations that apps have from the Objective-C runtime and from Core Foundation.
struct ObjectiveCNameTests {
  private struct Failure: Error {}

  @Test func `a pool of objects returns what its closure returns, and throws what it throws`() {
    let text = autoreleasepool { "made" }
    #expect(text == "made")
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test func `the absolute time is the time of the reference date`() {
    let (before, now, after) = (Date(), CFAbsoluteTimeGetCurrent(), Date())
    #expect(before.timeIntervalSinceReferenceDate <= now)
    #expect(now <= after.timeIntervalSinceReferenceDate)
    #expect(kCFAbsoluteTimeIntervalSince1970 == 978_307_200)
  }

  @MainActor @Test func `the class of an object is the class that it was made with`() {
    let view: UIView = UILabel()
    #expect(object_getClass(view) == UILabel.self)
    #expect(object_getClass(nil) == nil)
    #expect(object_getClass(3) == nil)
  }

  @Test func `one thread at a time has the lock of an object`() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        objc_sync_enter(count)
        objc_sync_enter(count)
        count.value += 1
        objc_sync_exit(count)
        objc_sync_exit(count)
      }
    }
    #expect(count.value == 4000)
    #expect(objc_sync_exit(count) == -1)
  }
}

/// Updates of tables and collections by closures that do not escape.
@MainActor struct UnescapingUpdateTests {
  private final class Table: UITableView {
    var updates = 0
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      self.updates += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private func update(_ table: UITableView, _ changes: () -> Void) {
    table.performBatchUpdates(changes)
  }

  @Test func `a closure that does not escape is called once, by the override of a subclass`() {
    let table = Table()
    var calls = 0
    update(table) { calls += 1 }
    #expect(calls == 1)
    #expect(table.updates == 1)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    func run(_ changes: () -> Void) { collection.performBatchUpdates(changes, completion: nil) }
    run { calls += 1 }
    #expect(calls == 2)
  }
}
