/// The reuse queues of a collection view or a layout, by purpose.
///
/// A collection view has one pool for its cells and supplementary views, and each layout one for
/// its decoration views.
@MainActor
final class ReusePool {
  private var queues: [ReuseQueue.Purpose: ReuseQueue] = [:]
  /// The queue of the last lookup. Consecutive cells mostly have the same purpose.
  private var lastQueue: ReuseQueue?

  /// Registers a class or a nib for a purpose. Pass `nil` to unregister.
  func register(_ source: ViewSource?, for purpose: ReuseQueue.Purpose) {
    let queue = queues[purpose] ?? ReuseQueue(for: purpose)
    queues[purpose] = queue
    queue.register(source)
  }

  /// Returns whether a class or a nib is registered for a purpose.
  func isRegistered(_ purpose: ReuseQueue.Purpose) -> Bool {
    queues[purpose]?.isRegistered == true
  }

  /// Returns the queue of a purpose; `nil` if nothing is registered for it.
  func queue(for purpose: ReuseQueue.Purpose) -> ReuseQueue? {
    if let lastQueue, lastQueue.purpose == purpose, lastQueue.isRegistered { return lastQueue }
    guard let queue = queues[purpose], queue.isRegistered else { return nil }
    lastQueue = queue
    return queue
  }

  /// Returns the queue of a purpose, which also keeps views that an app has created itself.
  func openQueue(for purpose: ReuseQueue.Purpose) -> ReuseQueue {
    if let queue = queues[purpose] { return queue }
    let queue = ReuseQueue(for: purpose, keepsOwnViews: true)
    queues[purpose] = queue
    return queue
  }

  /// The purposes with a registered class or nib, in no particular order.
  var purposes: [ReuseQueue.Purpose] {
    queues.values.filter(\.isRegistered).map(\.purpose)
  }
}

/// The purpose of decoration views of a kind.
extension ReuseQueue.Purpose {
  static func decoration(_ kind: String) -> ReuseQueue.Purpose {
    ReuseQueue.Purpose(kind: .decoration(kind), identifier: nil)
  }
}
