extension CGPoint {
  @inlinable
  package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  @inlinable
  package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

  /// The distance from the origin.
  @inlinable
  package var length: CGFloat { (x * x + y * y).squareRoot() }
}
