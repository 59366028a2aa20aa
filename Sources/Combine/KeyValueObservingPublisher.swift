#if !canImport(ObjectiveC)
  import OpenCombine
  @_spi(Lowering) import UIKit

  extension NSObject {
    /// A publisher of the values of an observed property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
      /// The kind of the published values.
      public typealias Output = Value
      /// The kind of the errors of the publishers.
      public typealias Failure = Never

      /// The object with the property.
      public let object: Subject
      /// The property.
      public let keyPath: KeyPath<Subject, Value>
      /// The values that are published: the first one with `initial`, and with `prior` those
      /// before the changes.
      public let options: NSKeyValueObservingOptions
      let name: String?

      /// Creates a publisher of a property.
      public init(
        object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
      ) {
        self.init(object: object, keyPath: keyPath, options: options, name: nil)
      }

      init(
        object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions,
        name: String?
      ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.name = name
      }

      /// Attaches a subscriber, which receives the current value first if the options have
      /// `initial`.
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Value, S.Failure == Never {
        let subscription = ValueSubscription(
          subscriber, object: object, keyPath: keyPath, options: options)
        subscriber.receive(subscription: subscription)
        subscription.begin(named: name)
      }

      public static func == (a: Self, b: Self) -> Bool {
        a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
      }
    }
  }

  extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of the values of a property, the current one first.
    ///
    /// The properties that can be observed are the same as for `observe(_:options:changeHandler:)`.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }

    /// Returns a publisher of a property of a stated name; lowered calls have this form.
    @_spi(Lowering)
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, _named name: String,
      options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      NSObject.KeyValueObservingPublisher(
        object: self, keyPath: keyPath, options: options, name: name)
    }
  }

  /// The values of a property for one subscriber. A value without demand is kept until there is
  /// some; a later one takes its place.
  private final class ValueSubscription<Subject: NSObject, S: Subscriber>: Subscription,
    @unchecked Sendable
  where S.Failure == Never {
    private let lock = NSRecursiveLock()
    private var subscriber: S?
    private var object: Subject?
    private let keyPath: KeyPath<Subject, S.Input>
    private let options: NSKeyValueObservingOptions
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    private var kept: S.Input?

    init(
      _ subscriber: S, object: Subject, keyPath: KeyPath<Subject, S.Input>,
      options: NSKeyValueObservingOptions
    ) {
      self.subscriber = subscriber
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    func begin(named name: String?) {
      guard let object = lock.withLock({ self.object }) else { return }
      // The value is read, so that the change need not contain it.
      let options = options.subtracting([.new, .old])
      let changeHandler = { [weak self] (object: Subject, _: NSKeyValueObservedChange<S.Input>) in
        guard let self else { return }
        publish(object[keyPath: keyPath])
      }
      let observation =
        if let name {
          object.observe(
            keyPath, _named: name, options: options, changeHandler: changeHandler)
        } else {
          object.observe(keyPath, options: options, changeHandler: changeHandler)
        }
      // A subscriber may have cancelled at the first value.
      lock.withLock { if subscriber != nil { self.observation = observation } }
    }

    private func publish(_ value: S.Input) {
      let receiver = lock.withLock { () -> S? in
        guard demand > .none else {
          kept = value
          return nil
        }
        demand -= 1
        return subscriber
      }
      guard let more = receiver?.receive(value), more > .none else { return }
      lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
      let value = lock.withLock { () -> S.Input? in
        self.demand += demand
        defer { if self.demand > .none { kept = nil } }
        return self.demand > .none ? kept : nil
      }
      if let value { publish(value) }
    }

    func cancel() {
      let ended = lock.withLock { () -> (NSKeyValueObservation?, S?, Subject?) in
        defer {
          observation = nil
          subscriber = nil
          object = nil
          kept = nil
        }
        return (observation, subscriber, object)
      }
      ended.0?.invalidate()
    }
  }
#endif
