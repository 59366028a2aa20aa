/// The ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt
  /// The line ends in a half circle around its end point.
  case round
  /// The line ends half of its width beyond its end point.
  case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed corners, up to the miter limit.
  case miter
  /// Round corners.
  case round
  /// Corners that are cut off.
  case bevel
}

/// The rule that decides which areas a path encloses.
public enum CGPathFillRule: Int, Sendable {
  /// Areas that the path surrounds, in either direction: the winding number is not zero.
  case winding
  /// Areas from which a ray outwards crosses the path an odd number of times.
  case evenOdd
}

/// The kind of a step of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath, with one point.
  case moveToPoint
  /// A line, with one point.
  case addLineToPoint
  /// A quadratic curve, with a control point and the end point.
  case addQuadCurveToPoint
  /// A cubic curve, with two control points and the end point.
  case addCurveToPoint
  /// A line to the beginning of the subpath, without points.
  case closeSubpath

  init(_ step: PathStep) {
    self =
      switch step {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quadCurve: .addQuadCurveToPoint
      case .curve: .addCurveToPoint
      case .close: .closeSubpath
      }
  }
}

/// A step of a path, as ``CGPath/applyWithBlock(_:)`` passes it.
public struct CGPathElement {
  /// The kind of the step, which determines the number of points.
  public var type: CGPathElementType
  /// The points, control points before the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step from a kind and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
