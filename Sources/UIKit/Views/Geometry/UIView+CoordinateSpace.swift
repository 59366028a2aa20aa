// Conversions between views are more specific: `convert(_:to:)` with a view or `nil`.
extension UIView: UICoordinateSpace {
  /// Returns a point of this view in another coordinate space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  /// Returns a point of another coordinate space in this view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  /// Returns a rectangle of this view in another coordinate space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  /// Returns a rectangle of another coordinate space in this view.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}
