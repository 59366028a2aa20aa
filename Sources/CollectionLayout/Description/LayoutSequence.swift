/// Subitems that follow each other along an axis.
public struct LayoutSequence: Hashable, Sendable {
  /// The number of times that the subitems occur in a full group.
  public enum Repetition: Hashable, Sendable {
    /// The list of subitems repeats until the next one does not fit.
    case untilFull
    /// The first subitem occurs a number of times, and each occurrence gets an equal share of the
    /// group.
    case divided(Int)
    /// The first subitem occurs a number of times at its own size, even past the end of the group.
    case repeated(Int)
  }

  /// The axis along which the subitems follow each other.
  public var axis: LayoutAxis
  /// The subitems, in order; at least one.
  public var subitems: [LayoutSubitem]
  /// The number of times that the subitems occur in a full group.
  public var repetition: Repetition
  /// The spacing between consecutive subitems.
  public var interItemSpacing: LayoutSpacing

  /// Creates a sequence of subitems.
  ///
  /// - Precondition: There is at least one subitem, and the count of a repetition is at least one.
  public init(
    axis: LayoutAxis, subitems: [LayoutSubitem], repetition: Repetition = .untilFull,
    interItemSpacing: LayoutSpacing = .fixed(0)
  ) {
    require(
      !subitems.isEmpty, "A group needs at least one subitem; give it the items it repeats.")
    switch repetition {
    case .untilFull: break
    case .divided(let count), .repeated(let count):
      require(
        count >= 1,
        "A group cannot repeat its subitem \(count) times; give it a count of at least 1.")
    }
    self.axis = axis
    self.subitems = subitems
    self.repetition = repetition
    self.interItemSpacing = interItemSpacing
  }
}
