import OpenCombine

// The publishers of more than four merged publishers.

extension Publishers {
  /// A publisher of the values of five publishers.
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
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
    /// The fifth publisher.
    public let e: E

    /// Creates a publisher of the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [
        a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe,
      ]
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }
  }

  /// A publisher of the values of six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    /// Creates a publisher of the values of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [
        a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe,
      ]
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }
  }

  /// A publisher of the values of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Creates a publisher of the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [
        a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe, g.subscribe,
      ]
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }
  }

  /// A publisher of the values of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output, G.Output == H.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H

    /// Creates a publisher of the values of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber, which receives values in the order of their arrival.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let sides: [SideSubscription] = [
        a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe, g.subscribe,
        h.subscribe,
      ]
      MergeJunction(subscriber, sides: sides.count).connect(sides)
    }
  }
}
