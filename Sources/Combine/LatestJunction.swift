import Foundation
import OpenCombine

/// The latest values of several publishers, each time that one of them has a new one.
///
/// A subscriber that wants no value gets the latest ones when it wants one.
final class LatestJunction<Downstream: Subscriber>: Junction, Subscription {
  private let lock = NSRecursiveLock()
  private let make: ([Any]) -> Downstream.Input
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var subscriptions: [(any Subscription)?]
  private var values: [Any?]
  private var hasNews = false
  private var openSides: Int
  let combineIdentifier = CombineIdentifier()

  /// Connects publishers with a subscriber.
  static func connect(
    _ downstream: Downstream, _ sides: [(any Junction, Int) -> Void],
    _ make: @escaping ([Any]) -> Downstream.Input
  ) {
    let junction = LatestJunction(downstream, sides.count, make)
    downstream.receive(subscription: junction)
    for (side, subscribe) in sides.enumerated() { subscribe(junction, side) }
  }

  private init(
    _ downstream: Downstream, _ count: Int, _ make: @escaping ([Any]) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.make = make
    subscriptions = Array(repeating: nil, count: count)
    values = Array(repeating: nil, count: count)
    openSides = count
  }

  func receive(_ subscription: any Subscription, side: Int) {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return subscription.cancel()
    }
    subscriptions[side] = subscription
    lock.unlock()
    subscription.request(.unlimited)
  }

  func receive(_ value: Any, side: Int) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    values[side] = .some(value)
    hasNews = true
    deliver()
    return .none
  }

  func receiveEnd(_ failure: (any Error)?, side: Int) {
    lock.lock()
    defer { lock.unlock() }
    subscriptions[side] = nil
    openSides -= 1
    guard let downstream else { return }
    if let failure = failure as? Downstream.Failure {
      cancel()
      downstream.receive(completion: .failure(failure))
    } else if openSides == 0 || values[side] == nil {
      // Without a value of one side there is never one of all.
      cancel()
      downstream.receive(completion: .finished)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    deliver()
  }

  private func deliver() {
    let latest = values.compactMap { $0 }
    guard hasNews, demand > .none, latest.count == values.count, let downstream else { return }
    hasNews = false
    demand -= 1
    demand += downstream.receive(make(latest))
  }

  func cancel() {
    lock.lock()
    let subscriptions = self.subscriptions
    downstream = nil
    self.subscriptions = subscriptions.map { _ in nil }
    lock.unlock()
    for subscription in subscriptions { subscription?.cancel() }
  }
}
