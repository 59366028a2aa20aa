/// Distances from the four edges of a rectangle, in points, for left and right as they are on
/// screen (they do not swap in right-to-left layouts).
///
/// Positive values shrink the rectangle they are applied to, negative values grow it.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// Distance from the top edge, in points.
  public var top: CGFloat
  /// Distance from the left edge, in points.
  public var left: CGFloat
  /// Distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// Distance from the right edge, in points.
  public var right: CGFloat

  /// Insets of zero on all edges.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero on all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets from a distance for each edge, in points.
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

  /// The same insets with leading and trailing put to the side they are on in `direction`.
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
  /// The rectangle whose edges lie inside this one by the given distances.
  ///
  /// Insets larger than the rectangle give a rectangle with a negative width or height, as in
  /// UIKit; nothing is clamped.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
