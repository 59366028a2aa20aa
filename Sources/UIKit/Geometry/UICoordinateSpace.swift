/// An object with coordinates on the screen: a view, a screen, or the space of a scene.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Returns a point of this space in the coordinates of another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in the coordinates of another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The coordinates of a screen, which are the same as in windows at its origin.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
