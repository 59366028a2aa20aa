/// Boxes one after the other along an axis.
public struct LayoutGroup: Hashable, Sendable {
  /// How often the boxes are repeated within one group.
  public enum Repetition: Hashable, Sendable {
    /// The list of boxes, over and over, until the next box does not fit.
    case untilFull
    /// The first box so many times, each an equal share of the group along its axis.
    case divided(Int)
    /// The first box so many times, at its own size, whether it fits or not.
    case repeated(Int)
  }

  /// The axis along which the boxes are placed.
  public var axis: LayoutAxis
  /// The boxes, in order; at least one.
  public var subitems: [LayoutItem]
  /// How often they are repeated.
  public var repetition: Repetition
  /// Room between every two neighbours.
  public var interItemSpacing: LayoutSpacing

  /// A group of boxes.
  ///
  /// - Precondition: there is at least one box, and a count is at least one.
  public init(
    axis: LayoutAxis, subitems: [LayoutItem], repetition: Repetition = .untilFull,
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
