import Foundation
import OpenCombine

/// The values of several publishers, in the order of their arrival.
///
/// Each publisher is asked for one value at a time unless the subscriber wants all. A value beyond
/// the subscriber's demand waits.
final class MergeJunction<Downstream: Subscriber>: Junction, Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var subscriptions: [(any Subscription)?]
  private var waiting: [(side: Int, value: Downstream.Input)] = []
  private var openSides: Int
  private var isDelivering = false
  let combineIdentifier = CombineIdentifier()

  /// Connects publishers with a subscriber.
  ///
  /// - Parameter sides: A closure for each publisher that subscribes the junction.
  static func connect(
    _ downstream: Downstream, _ sides: [(any Junction, Int) -> Void]
  ) {
    let junction = MergeJunction(downstream, sides.count)
    downstream.receive(subscription: junction)
    if sides.isEmpty { return junction.finishIfDone() }
    for (side, subscribe) in sides.enumerated() { subscribe(junction, side) }
  }

  private init(_ downstream: Downstream, _ count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    openSides = count
  }

  func receive(_ subscription: any Subscription, side: Int) {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return subscription.cancel()
    }
    subscriptions[side] = subscription
    let demand = self.demand
    lock.unlock()
    subscription.request(demand == .unlimited ? .unlimited : .max(1))
  }

  func receive(_ value: Any, side: Int) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard downstream != nil, let value = value as? Downstream.Input else { return .none }
    waiting.append((side, value))
    deliver()
    return .none
  }

  func receiveEnd(_ failure: (any Error)?, side: Int) {
    lock.lock()
    defer { lock.unlock() }
    subscriptions[side] = nil
    openSides -= 1
    if let failure = failure as? Downstream.Failure {
      let downstream = downstream
      cancel()
      downstream?.receive(completion: .failure(failure))
    } else {
      finishIfDone()
    }
  }

  private func finishIfDone() {
    guard openSides == 0, waiting.isEmpty, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    let wasLimited = self.demand != .unlimited
    self.demand += demand
    deliver()
    guard wasLimited, self.demand == .unlimited else { return }
    for subscription in subscriptions { subscription?.request(.unlimited) }
  }

  /// Delivers waiting values as far as the subscriber wants them.
  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while demand > .none, !waiting.isEmpty, let downstream {
      let (side, value) = waiting.removeFirst()
      demand -= 1
      demand += downstream.receive(value)
      if demand != .unlimited { subscriptions[side]?.request(.max(1)) }
    }
    isDelivering = false
    finishIfDone()
  }

  func cancel() {
    lock.lock()
    let subscriptions = self.subscriptions
    downstream = nil
    waiting = []
    self.subscriptions = subscriptions.map { _ in nil }
    lock.unlock()
    for subscription in subscriptions { subscription?.cancel() }
  }
}
