/// Insets from the four edges of a rectangle, in points, with left and right as on screen (they do
/// not swap in right-to-left layouts).
///
/// Positive values shrink a rectangle, negative values enlarge it.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the left edge, in points.
  public var left: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the right edge, in points.
  public var right: CGFloat

  /// Insets of zero on all edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero on all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from a distance for each edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  package static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }

  /// Creates insets from leading and trailing ones, in a layout direction.
  package init(
    _ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection
  ) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: mirrored ? insets.leading : insets.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by insets.
  ///
  /// Insets larger than the rectangle result in a negative width or height, as in UIKit; nothing is
  /// clamped.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
