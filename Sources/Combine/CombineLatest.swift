import OpenCombine

// The publishers of latest values that OpenCombine lacks.

extension Publishers {
  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The kind of the published values.
    public typealias Output = (A.Output, B.Output)
    /// The kind of the errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber, which receives the latest values whenever one is new.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [a.subscribe, b.subscribe]
      LatestJunction(subscriber, sides: sides.count) { values in
        (values[0] as! A.Output, values[1] as! B.Output)
      }.connect(sides)
    }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of the published values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of the errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber, which receives the latest values whenever one is new.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [a.subscribe, b.subscribe, c.subscribe]
      LatestJunction(subscriber, sides: sides.count) { values in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
      }.connect(sides)
    }
  }

  /// A publisher of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The kind of the published values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber, which receives the latest values whenever one is new.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [a.subscribe, b.subscribe, c.subscribe, d.subscribe]
      LatestJunction(subscriber, sides: sides.count) { values in
        (
          values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output,
          values[3] as! D.Output
        )
      }.connect(sides)
    }
  }
}

extension Publisher {
  /// Returns a publisher of the latest values of this and another publisher.
  public func combineLatest<P: Publisher>(
    _ publisher: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, publisher)
  }

  /// Returns a publisher of what a closure makes of the latest values of this and
  /// another publisher.
  public func combineLatest<P: Publisher, T>(
    _ publisher: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(publisher).map(transform)
  }

  /// Returns a publisher of the latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of what a closure makes of the latest values of this and
  /// two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  /// Returns a publisher of the latest values of this and three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of what a closure makes of the latest values of this and
  /// three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}
