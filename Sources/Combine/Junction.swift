import Foundation
import OpenCombine

/// The values of several publishers for one subscriber.
///
/// A subclass decides about the order of the values: it stores those that arrive and delivers them.
/// Its methods are called with the lock held.
class Junction<Downstream: Subscriber>: SideReceiver, Subscription {
  let lock = NSRecursiveLock()
  /// The subscriber; `nil` after the end.
  private(set) var downstream: Downstream?
  /// The number of values that the subscriber still requests.
  var demand = Subscribers.Demand.none
  /// The subscriptions to the publishers; `nil` before their beginning and after their end.
  private(set) var subscriptions: [(any Subscription)?]
  /// The number of publishers that have not ended.
  private(set) var openSides: Int
  let combineIdentifier = CombineIdentifier()

  init(_ downstream: Downstream, sides count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    openSides = count
  }

  /// Connects the publishers with the subscriber.
  ///
  /// - Parameter sides: A closure for each publisher that subscribes the junction.
  final func connect(_ sides: [SideSubscription]) {
    downstream?.receive(subscription: self)
    if sides.isEmpty { return finish() }
    for (side, subscribe) in sides.enumerated() { subscribe(self, side) }
  }

  // MARK: For subclasses

  /// The number of values that a publisher is asked for at its beginning.
  var initialDemand: Subscribers.Demand { .unlimited }
  /// Stores a value of a publisher.
  func store(_ value: Any, side: Int) {}
  /// Delivers stored values, at most as many as the subscriber requests.
  func deliver() {}
  /// Returns whether there are no further values, because a publisher has finished.
  func isComplete(afterEndOf side: Int) -> Bool { openSides == 0 }

  /// Completes the subscription.
  final func finish() {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: .finished)
  }

  // MARK: From the publishers

  final func receive(_ subscription: any Subscription, side: Int) {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return subscription.cancel()
    }
    subscriptions[side] = subscription
    let demand = initialDemand
    lock.unlock()
    subscription.request(demand)
  }

  final func receive(_ value: Any, side: Int) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard downstream != nil else { return .none }
    store(value, side: side)
    deliver()
    return .none
  }

  final func receiveEnd(_ failure: (any Error)?, side: Int) {
    lock.lock()
    defer { lock.unlock() }
    subscriptions[side] = nil
    openSides -= 1
    guard let downstream else { return }
    if let failure = failure as? Downstream.Failure {
      cancel()
      downstream.receive(completion: .failure(failure))
    } else if isComplete(afterEndOf: side) {
      finish()
    }
  }

  // MARK: From the subscriber

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    deliver()
  }

  final func cancel() {
    lock.lock()
    let subscriptions = self.subscriptions
    downstream = nil
    self.subscriptions = subscriptions.map { _ in nil }
    lock.unlock()
    for subscription in subscriptions { subscription?.cancel() }
  }
}
