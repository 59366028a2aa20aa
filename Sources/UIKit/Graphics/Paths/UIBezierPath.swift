internal import Scenes

/// A path of lines and curves, in points, with the attributes for drawing it.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uibezierpath
///
/// Steps with coordinates that are not finite numbers are left out, and so are lines and curves
/// without a current point to start from.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of the line, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The ends of the line. The default is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line. The default is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a pointed corner, as a multiple of the width of the line; longer ones
  /// are cut off. The default is 10.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether areas from which a ray outwards crosses the path an
  /// even number of times are outside. The default, `false`, uses the winding number.
  open var usesEvenOddFillRule = false

  /// The lengths of dashes and gaps in turn; empty for a solid line.
  var dashLengths: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  // An initializer that is designated and not public would keep subclasses of apps from inheriting
  // the others.
  private convenience init(steps: [PathStep]) {
    self.init()
    path = CGMutablePath(steps: steps)
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init(steps: PathShapes.rectangle(rect)) }

  /// Creates a path of the ellipse that touches the edges of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(steps: PathShapes.ellipse(in: rect)) }

  /// Creates a path of a rectangle with round corners.
  ///
  /// UIKit's corners begin farther from the corner points than the radius; these are quarter
  /// circles.
  ///
  /// - Parameter cornerRadius: The radius, in points, which is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some elliptical corners.
  ///
  /// - Parameters:
  ///   - corners: The rounded corners.
  ///   - cornerRadii: The radii, in points, which are limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let (width, height) = (abs(rect.size.width) / 2, abs(rect.size.height) / 2)
    // Equal radii stay equal, so that a long rectangle ends in half circles.
    let limit = cornerRadii.width == cornerRadii.height ? min(width, height) : .infinity
    self.init(
      steps: PathShapes.roundedRectangle(
        rect, width: min(cornerRadii.width, width, limit),
        height: min(cornerRadii.height, height, limit), corners: SceneCorners(corners)))
  }

  /// Creates a path of an arc of a circle.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians from the positive x axis.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: A Boolean value that indicates whether the angle rises along the arc, which is
  ///     clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with a copy of another path's steps.
  public convenience init(cgPath CGPath: CGPath) { self.init(steps: CGPath.steps) }

  /// A copy of the steps. Setting it replaces them.
  open var cgPath: CGPath {
    get { CGPath(steps: path.steps) }
    set { path.replaceSteps(newValue.steps) }
  }

  // MARK: Steps

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point. Without one, it does nothing.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point. Without one, it does nothing.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point. Without one, it does nothing.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians from the positive x axis.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: A Boolean value that indicates whether the angle rises along the arc, which is
  ///     clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a line to the beginning of the subpath.
  open func close() { path.closeSubpath() }

  /// Removes all steps.
  open func removeAllPoints() { path.replaceSteps([]) }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path.replaceSteps(path.steps.applying(transform))
  }

  /// Returns a path with the same attributes whose subpaths run in the opposite direction, in the
  /// opposite order.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(steps: path.steps.subpaths.reversed().flatMap(\.reversed.steps))
    result.copyAttributes(of: self)
    return result
  }

  // MARK: Queries

  /// A Boolean value that indicates whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path, without the control points of curves; null for an
  /// empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last step; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is in the area of the filled path. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the lengths of dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points; `nil` for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the pattern at which a line starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Returns the lengths of dashes and gaps through pointers. Each pointer may be `nil`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }

  // MARK: Copies

  /// Returns a path with the same steps and attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = UIBezierPath(steps: path.steps)
    result.copyAttributes(of: self)
    return result
  }

  private func copyAttributes(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashLengths = other.dashLengths
    dashPhase = other.dashPhase
  }
}
