import OpenCombine

/// The values of several publishers, in the order of their arrival.
///
/// Each publisher is asked for one value at a time unless the subscriber requests all of them. A
/// value beyond the subscriber's demand waits.
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
  private var waiting: [(side: Int, value: Downstream.Input)] = []
  private var isDelivering = false

  override var initialDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

  override func store(_ value: Any, side: Int) {
    if let value = value as? Downstream.Input { waiting.append((side, value)) }
  }

  override func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while demand > .none, !waiting.isEmpty, let downstream {
      let (side, value) = waiting.removeFirst()
      demand -= 1
      demand += downstream.receive(value)
      if demand != .unlimited { subscriptions[side]?.request(.max(1)) }
    }
    isDelivering = false
    if isEmpty { finish() }
  }

  override func isComplete(afterEndOf side: Int) -> Bool { isEmpty }

  /// A Boolean value that indicates whether no value waits, and none can arrive.
  private var isEmpty: Bool { openSides == 0 && waiting.isEmpty }

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    let wasLimited = self.demand != .unlimited
    super.request(demand)
    guard wasLimited, self.demand == .unlimited else { return }
    for subscription in subscriptions { subscription?.request(.unlimited) }
  }
}
