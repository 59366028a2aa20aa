/// A set of axes.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// A bit for each axis.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The axis of widths.
  public static let horizontal = LayoutAxes(rawValue: 1)
  /// The axis of heights.
  public static let vertical = LayoutAxes(rawValue: 2)
  /// Both axes.
  public static let both: LayoutAxes = [.horizontal, .vertical]

  /// Creates a set of one axis.
  @inlinable
  public init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// Returns a Boolean value that indicates whether the set contains an axis.
  @inlinable
  public func contains(_ axis: LayoutAxis) -> Bool { contains(LayoutAxes(axis)) }
}

extension LayoutAxes {
  /// Creates the set of the axes that satisfy a predicate.
  @inline(__always)
  init(where holds: (LayoutAxis) -> Bool) {
    self = []
    if holds(.horizontal) { insert(.horizontal) }
    if holds(.vertical) { insert(.vertical) }
  }
}
