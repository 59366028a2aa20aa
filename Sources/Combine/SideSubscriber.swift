import OpenCombine

/// The receiver of the events of several publishers, its sides.
protocol SideReceiver: AnyObject {
  /// Receives the subscription to a side.
  func receive(_ subscription: any Subscription, side: Int)
  /// Receives a value of a side, and returns the number of additional values requested.
  func receive(_ value: Any, side: Int) -> Subscribers.Demand
  /// Receives the end of a side: a failure, or `nil` if the side finished.
  func receiveEnd(_ failure: (any Error)?, side: Int)
}

/// A closure that subscribes a receiver to a publisher, as a side with an index.
typealias SideSubscription = (any SideReceiver, Int) -> Void

/// The subscriber of one of several publishers.
struct SideSubscriber<Input, Failure: Error>: Subscriber {
  let receiver: any SideReceiver
  let side: Int
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { receiver.receive(subscription, side: side) }
  func receive(_ input: Input) -> Subscribers.Demand { receiver.receive(input, side: side) }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: receiver.receiveEnd(nil, side: side)
    case .failure(let failure): receiver.receiveEnd(failure, side: side)
    }
  }
}

extension Publisher {
  /// Subscribes a receiver as one of its sides.
  func subscribe(_ receiver: any SideReceiver, side: Int) {
    subscribe(SideSubscriber<Output, Failure>(receiver: receiver, side: side))
  }
}
