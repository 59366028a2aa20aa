/// An object with a center, bounds, and a transform that can be moved.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points, in the coordinates of the item's container.
  var center: CGPoint { get set }
  /// The bounds before the transform, in points.
  var bounds: CGRect { get }
  /// The transform of the item about its center.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions. The default is its bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of an item whose shape is a path, in points from its center. It is convex; of
  /// another path, the convex hull counts. The default is an empty path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default is the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default is an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds of the item.
  case rectangle
  /// The ellipse that touches the edges of the bounds.
  case ellipse
  /// The path of ``UIDynamicItem/collisionBoundingPath``.
  case path
}

extension UIView: UIDynamicItem {}
