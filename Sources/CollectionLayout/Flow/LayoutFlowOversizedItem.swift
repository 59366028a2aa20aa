/// An item that is longer than the lines of its section.
public struct LayoutFlowOversizedItem: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The item's index in the section.
  public var item: Int
  /// The axis of the lines.
  public var axis: LayoutAxis
  /// The item's length along the line, in points.
  public var length: Double
  /// The length of a line, in points.
  public var room: Double
}

extension SolvedFlowLayout {
  /// Returns the first item whose given size is longer than a line, or `nil` if there is none.
  /// UIKit logs that the behavior of such a layout is not defined.
  ///
  /// - Complexity: O(S + g), where S is the number of sections and g the number of items with sizes
  ///   of their own.
  public func firstOversizedItem() -> LayoutFlowOversizedItem? {
    let axis = scrollAxis.perpendicular
    for (index, section) in description.sections.enumerated() where !section.isEstimated {
      let room = description.breaker(of: section).room
      let limit = room + PixelGrid.roundingTolerance
      switch section.items {
      case .uniform(let size, let count):
        guard count > 0, size[axis] > limit else { continue }
        return LayoutFlowOversizedItem(
          section: index, item: 0, axis: axis, length: size[axis], room: room)
      case .sizes(let sizes):
        guard let item = sizes.firstIndex(where: { $0[axis] > limit }) else { continue }
        return LayoutFlowOversizedItem(
          section: index, item: item, axis: axis, length: sizes[item][axis], room: room)
      }
    }
    return nil
  }
}
