/// Something with a place, a size and a transform that can be moved.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points, in the coordinates of what the item lies in.
  var center: CGPoint { get set }
  /// The bounds before the transform, in points.
  var bounds: CGRect { get }
  /// How the item is transformed about its middle.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
