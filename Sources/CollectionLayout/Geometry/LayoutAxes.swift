/// Some of the two axes.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt8

  /// Axes by their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The axis of widths.
  public static let horizontal = LayoutAxes(rawValue: 1)
  /// The axis of heights.
  public static let vertical = LayoutAxes(rawValue: 2)
  /// Both axes.
  public static let both: LayoutAxes = [.horizontal, .vertical]

  /// One axis.
  @inlinable
  public init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// Whether an axis is among them.
  @inlinable
  public func contains(_ axis: LayoutAxis) -> Bool { contains(LayoutAxes(axis)) }
}

extension LayoutAxes {
  /// The axes for which a test holds.
  @inline(__always)
  init(where holds: (LayoutAxis) -> Bool) {
    self = []
    if holds(.horizontal) { insert(.horizontal) }
    if holds(.vertical) { insert(.vertical) }
  }
}
