/// Insets from the four edges of a rectangle, in points, where leading and trailing follow the user
/// interface layout direction: leading is left in left-to-right layouts, and right in right-to-left
/// ones.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the leading edge, in points.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of zero on all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero on all edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from a distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from left and right ones, in a layout direction.
  package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: mirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: mirrored ? insets.left : insets.right)
  }
}
