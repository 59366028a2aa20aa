import OpenCombine

extension Publisher {
  /// Returns a publisher of the values of this and another publisher.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where
    B.Failure == Failure, B.Output == Output
  {
    Publishers.Merge(self, other)
  }

  /// Returns a publisher of the values of this and two other publishers.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output
  {
    Publishers.Merge3(self, b, c)
  }

  /// Returns a publisher of the values of this and three other publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output,
    C.Output == Output, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Returns a publisher of the values of this and four other publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Returns a publisher of the values of this and five other publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, B.Output == Output, C.Output == Output, D.Output == Output,
    E.Output == Output, F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Returns a publisher of the values of this and six other publishers.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure, B.Output == Output, C.Output == Output,
    D.Output == Output, E.Output == Output, F.Output == Output, G.Output == Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Returns a publisher of the values of this and seven other publishers.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure, H.Failure == Failure, B.Output == Output,
    C.Output == Output, D.Output == Output, E.Output == Output, F.Output == Output,
    G.Output == Output, H.Output == Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Returns a publisher of the values of this and another publisher of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
