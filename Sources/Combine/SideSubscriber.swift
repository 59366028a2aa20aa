import Foundation
import OpenCombine

/// A publisher of several other ones, as a subscriber of each of them knows it.
protocol Junction: AnyObject {
  /// Takes the subscription of a side.
  func receive(_ subscription: any Subscription, side: Int)
  /// Takes a value of a side, and returns the number of further values.
  func receive(_ value: Any, side: Int) -> Subscribers.Demand
  /// Takes the end of a side; `nil` if it finished.
  func receiveEnd(_ failure: (any Error)?, side: Int)
}

/// The subscriber of one of several publishers.
struct SideSubscriber<Input, Failure: Error>: Subscriber {
  let junction: any Junction
  let side: Int
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { junction.receive(subscription, side: side) }
  func receive(_ input: Input) -> Subscribers.Demand { junction.receive(input, side: side) }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: junction.receiveEnd(nil, side: side)
    case .failure(let failure): junction.receiveEnd(failure, side: side)
    }
  }
}

extension Publisher {
  /// Subscribes a junction as one of its sides.
  func subscribe(_ junction: any Junction, side: Int) {
    subscribe(SideSubscriber<Output, Failure>(junction: junction, side: side))
  }
}
