internal import Scenes

/// A set of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners. The bits are all set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

extension SceneCorners {
  init(_ corners: UIRectCorner) {
    self = []
    if corners.contains(.topLeft) { insert(.topLeft) }
    if corners.contains(.topRight) { insert(.topRight) }
    if corners.contains(.bottomRight) { insert(.bottomRight) }
    if corners.contains(.bottomLeft) { insert(.bottomLeft) }
  }
}
