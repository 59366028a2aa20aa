/// A set of a rectangle's edges, with left and right as on screen.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set, as in UIKit: top 1, left 2, bottom 4, right 8.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of a rectangle's edges, where leading and trailing follow the user interface layout
/// direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set, as in UIKit: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// An alignment within a rectangle: the middle of an edge, or a corner.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment; the center if an alignment is required.
  case none = 0
  /// The middle of the top edge.
  case top
  /// The corner of the top and the leading edge.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The corner of the bottom and the leading edge.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The corner of the bottom and the trailing edge.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The corner of the top and the trailing edge.
  case topTrailing
}

/// A set of the two axes of the plane.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the set, as in UIKit: horizontal 1, vertical 2.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is on the left, as for English.
  case leftToRight = 0
  /// The leading edge is on the right, as for Arabic.
  case rightToLeft = 1
}
