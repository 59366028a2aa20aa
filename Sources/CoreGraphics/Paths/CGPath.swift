internal import Scenes

/// An immutable path: subpaths of lines and Bézier curves, in points.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgpath
///
/// Steps with coordinates that are not finite numbers are left out, and so are lines and curves
/// without a current point to start from.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The steps. Only ``CGMutablePath`` changes them.
  package final fileprivate(set) var steps: [PathStep]
  /// The start of the current subpath.
  fileprivate var start: CGPoint?
  fileprivate var end: CGPoint?

  package init(steps: [PathStep] = []) {
    self.steps = []
    for step in steps { append(step) }
  }

  /// Creates a path of a rectangle.
  ///
  /// - Parameter transform: A transform of the points; `nil` for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathShapes.rectangle(rect).applying(transform?.pointee))
  }

  /// Creates a path of the ellipse that touches the edges of a rectangle.
  ///
  /// - Parameter transform: A transform of the points; `nil` for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathShapes.ellipse(in: rect).applying(transform?.pointee))
  }

  /// Creates a path of a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerWidth: The horizontal radius of the corners, in points.
  ///   - cornerHeight: The vertical radius of the corners, in points.
  ///   - transform: A transform of the points; `nil` for none.
  /// - Precondition: The radii are not negative, and at most half of the sides, as in Core
  ///   Graphics.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      steps: PathShapes.checkedRoundedRectangle(rect, width: cornerWidth, height: cornerHeight)
        .applying(transform?.pointee))
  }

  func append(_ step: PathStep) {
    guard step.isFinite else { return }
    switch step {
    case .move(let point):
      start = point
      end = point
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      guard end != nil else { return }
      end = point
    case .close:
      guard end != nil, steps.last != .close else { return }
      end = start
    }
    steps.append(step)
  }

  // MARK: Queries

  /// A Boolean value that indicates whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// The end of the last step; zero for an empty path.
  public var currentPoint: CGPoint { end ?? .zero }

  /// A Boolean value that indicates whether there is a current point.
  var hasCurrentPoint: Bool { end != nil }

  /// The smallest rectangle around all points, including the control points of curves; null for an
  /// empty path.
  public var boundingBox: CGRect { CGRect(around: steps.lazy.flatMap(\.points)) }

  /// The smallest rectangle around the path, without the control points of curves; null for an
  /// empty path.
  public var boundingBoxOfPath: CGRect {
    CGRect(
      around: steps.subpaths.flatMap { subpath in
        [subpath.start]
          + subpath.segments.flatMap { segment in
            let inner = segment.extrema(of: \.x) + segment.extrema(of: \.y)
            return inner.map(segment.point(at:)) + [segment.end]
          }
      })
  }

  /// Returns whether a point is in the area of the filled path. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - rule: The rule for areas that the path surrounds several times.
  ///   - transform: A transform of the path before the test.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for subpath in steps.applying(transform).subpaths {
      for segment in subpath.closedSegments {
        for part in segment.monotonicParts { winding += part.crossing(rightOf: point) }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns whether the path is a rectangle with horizontal and vertical sides.
  ///
  /// - Parameter rect: Receives the rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// The rectangle that the path is; `nil` for other paths.
  var rectangle: CGRect? {
    let subpaths = steps.subpaths
    guard subpaths.count == 1, let subpath = subpaths.first else { return nil }
    let sides = subpath.closedSegments
    guard sides.count == 4, sides.allSatisfy(\.isLine) else { return nil }
    let isHorizontal = sides.map { $0.start.y == $0.end.y }
    let isVertical = sides.map { $0.start.x == $0.end.x }
    guard
      isHorizontal[0] && isVertical[1] && isHorizontal[2] && isVertical[3]
        || isVertical[0] && isHorizontal[1] && isVertical[2] && isHorizontal[3]
    else { return nil }
    return boundingBox
  }

  /// Calls a closure with each step of the path. The points of an element are valid only during the
  /// call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      var points = step.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element always has a pointer; the element that closes a subpath has no points.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { none in
          var element = CGPathElement(
            type: CGPathElementType(step), points: buffer.baseAddress ?? none)
          block(&element)
        }
      }
    }
  }

  // MARK: Copies

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// Returns an immutable copy with transformed points.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.applying(transform?.pointee))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// Returns a mutable copy with transformed points.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    CGMutablePath(steps: steps.applying(transform?.pointee))
  }

  /// Returns a path of the dashes along this one.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which each subpath starts, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points. A pattern without length
  ///     returns the whole path.
  ///   - transform: A transform of the points before dashing.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let moved = steps.applying(transform)
    return CGPath(steps: PathLength(of: moved).dashes(lengths, phase: phase) ?? moved)
  }

  // MARK: Comparison

  /// Returns whether two paths have the same steps.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first === second || first.steps == second.steps
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  /// The steps of the path, one in each line.
  public var description: String {
    func text(_ point: CGPoint) -> String {
      "(\(PlainNumber.text(point.x)), \(PlainNumber.text(point.y)))"
    }
    return
      (["Path:"]
      + steps.map { step in
        let name =
          switch step {
          case .move: "moveto"
          case .line: "lineto"
          case .quadCurve: "quadto"
          case .curve: "curveto"
          case .close: "closepath"
          }
        return "  " + ([name] + step.points.map(text)).joined(separator: " ")
      }).joined(separator: "\n")
  }
}

/// A path whose steps can be added one by one.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init() }

  package override init(steps: [PathStep]) { super.init(steps: steps) }

  package func replaceSteps(_ new: [PathStep]) {
    self.steps = []
    (start, end) = (nil, nil)
    for step in new { append(step) }
  }
}

extension [PathStep] {
  /// Returns the steps with transformed points; `nil` for no transform.
  package func applying(_ transform: CGAffineTransform?) -> [PathStep] {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }
}
