import OpenCombine

// The publishers of merged values that OpenCombine lacks.

extension Publishers {
  /// A publisher of the values of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of the published values.
    public typealias Output = Upstream.Output
    /// The kind of the errors of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of given publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of the values of a sequence of publishers.
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = publishers.map { $0.subscribe }
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }

    /// Returns a publisher with one more publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// A publisher of the values of two publishers.
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output
  {
    /// The kind of the published values.
    public typealias Output = A.Output
    /// The kind of the errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [a.subscribe, b.subscribe]
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }
  }

  /// A publisher of the values of three publishers.
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output
  {
    /// The kind of the published values.
    public typealias Output = A.Output
    /// The kind of the errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [a.subscribe, b.subscribe, c.subscribe]
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }
  }

  /// A publisher of the values of four publishers.
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    /// The kind of the published values.
    public typealias Output = A.Output
    /// The kind of the errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [a.subscribe, b.subscribe, c.subscribe, d.subscribe]
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }
  }
}
