/// An object with a center, bounds, and a transform that can be moved.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points, in the coordinates of the item's container.
  var center: CGPoint { get set }
  /// The bounds before the transform, in points.
  var bounds: CGRect { get }
  /// The transform of the item about its center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
