/// A vector of the simulation, in points.
typealias PhysicsVector = SIMD2<Double>

extension SIMD2<Double> {
  /// The length of the vector.
  var magnitude: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in the same direction; zero for the zero vector.
  var direction: PhysicsVector {
    let length = magnitude
    return length > 0 ? self / length : .zero
  }

  /// The vector after a quarter turn from x to y.
  var quarterTurn: PhysicsVector { PhysicsVector(-y, x) }

  func dot(_ other: PhysicsVector) -> Double { x * other.x + y * other.y }

  /// The third component of the cross product in space.
  func cross(_ other: PhysicsVector) -> Double { x * other.y - y * other.x }

  /// Returns the vector after a turn by an angle, in radians.
  func turned(by angle: Double) -> PhysicsVector {
    guard angle != 0 else { return self }
    let (c, s) = (cos(angle), sin(angle))
    return PhysicsVector(c * x - s * y, s * x + c * y)
  }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}
