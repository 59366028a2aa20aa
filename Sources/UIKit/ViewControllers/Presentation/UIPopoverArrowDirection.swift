/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left: the popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right: the popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not displayed as one.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
