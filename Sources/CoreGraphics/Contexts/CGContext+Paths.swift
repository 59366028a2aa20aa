internal import Scenes

/// The shapes that a path is drawn as.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area with a winding number other than zero.
  case fill
  /// The area from which a ray outwards crosses the path an odd number of times.
  case eoFill
  /// The line along the path.
  case stroke
  /// The area of `fill`, and the line in front of it.
  case fillStroke
  /// The area of `eoFill`, and the line in front of it.
  case eoFillStroke
}

extension CGContext {
  // MARK: The current path

  /// Begins a new path; the settings stay.
  public func beginPath() { currentPath = CGMutablePath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }
  /// Adds a line from the current point. Without one, it does nothing.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }
  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: ctm)
  }
  /// Adds a cubic Bézier curve from the current point. Without one, it does nothing.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// Adds a quadratic Bézier curve from the current point. Without one, it does nothing.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: ctm)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }
  /// Adds the ellipse that touches the edges of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }
  /// Adds an arc of a circle; see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }
  /// Adds an arc that touches two lines; see `CGMutablePath.addArc`.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
  }
  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }
  /// Adds a line to the beginning of the subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// A copy of the current path, in the coordinates of drawing methods; `nil` if it is empty.
  public var path: CGPath? {
    var inverse = ctm.inverted()
    return currentPath.isEmpty ? nil : currentPath.copy(using: &inverse)
  }
  /// A Boolean value that indicates whether the current path has no steps.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The end of the last step of the current path; zero if there is none.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(ctm.inverted())
  }
  /// The smallest rectangle around the points of the current path; null if there are none.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Returns whether a point is in the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return currentPath.contains(point.applying(ctm), using: isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: Drawing the current path

  /// Fills the current path, which is empty after that.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath.steps, rule)
    beginPath()
  }
  /// Draws a line along the current path, which is empty after that.
  public func strokePath() {
    stroke(currentPath.steps)
    beginPath()
  }
  /// Fills the current path, draws a line along it, or both. It is empty after that.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(currentPath.steps, .winding)
    case .eoFill, .eoFillStroke: fill(currentPath.steps, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(currentPath.steps)
    case .fill, .eoFill: break
    }
    beginPath()
  }
  /// Clips what is drawn next to the area of the current path, which is empty after that.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: currentPath.steps, rule)
    beginPath()
  }

  // MARK: Shapes

  /// Fills a rectangle. The current path is empty after that.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles. The current path is empty after that.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(PathShapes.rectangle(rect).applying(ctm), .winding) }
    beginPath()
  }
  /// Fills an ellipse. The current path is empty after that.
  public func fillEllipse(in rect: CGRect) {
    fill(PathShapes.ellipse(in: rect).applying(ctm), .winding)
    beginPath()
  }
  /// Draws a line along a rectangle. The current path is empty after that.
  public func stroke(_ rect: CGRect) {
    stroke(PathShapes.rectangle(rect).applying(ctm))
    beginPath()
  }
  /// Draws a line of a width, in points, along a rectangle. The current path is empty after that.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }
  /// Draws a line along an ellipse. The current path is empty after that.
  public func strokeEllipse(in rect: CGRect) {
    stroke(PathShapes.ellipse(in: rect).applying(ctm))
    beginPath()
  }
  /// Draws lines between pairs of points. The current path is empty after that.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Clips what is drawn next to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Clips what is drawn next to rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: rects.flatMap { PathShapes.rectangle($0).applying(ctm) }, .winding)
    beginPath()
  }
  /// Ends all clipping.
  public func resetClip() { state.endClips() }
  /// The smallest rectangle around the area that is not clipped, in the coordinates of drawing
  /// methods.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clipBox.map(area.intersection) ?? area
    return box.isNull ? box : box.applying(ctm.inverted())
  }

  // MARK: Recording

  package final func fill(_ steps: [PathStep], _ rule: CGPathFillRule) {
    var color = state.fill
    color.alpha *= state.alpha
    guard !steps.isEmpty, color.alpha > 0 else { return }
    let shape = SceneDrawing.Shape(steps)
    record(
      rule == .evenOdd
        ? .fillEvenOdd(shape, SceneColor(color)) : .fill(shape, SceneColor(color)))
  }

  package final func stroke(_ steps: [PathStep]) {
    var color = state.stroke
    color.alpha *= state.alpha
    guard !steps.isEmpty, color.alpha > 0, state.lineWidth > 0 else { return }
    var line = SceneDrawing.Stroke(
      width: state.lineWidth, color: SceneColor(color), cap: .init(state.lineCap),
      join: .init(state.lineJoin), miterLimit: state.miterLimit)
    line.setDashes(state.dashes, phase: state.dashPhase)
    guard let scale = ctm.uniformScale else {
      // A pen that is not round: the line is drawn in the coordinates of the transform.
      guard ctm.a * ctm.d != ctm.b * ctm.c else { return }
      let inner = steps.applying(ctm.inverted())
      line.transform = SceneTransform(ctm)
      record(.stroke(SceneDrawing.Shape(inner), line))
      return
    }
    line.width *= scale
    line.dashes = line.dashes.map { $0 * scale }
    line.dashPhase *= scale
    record(.stroke(SceneDrawing.Shape(steps), line))
  }

  package final func clip(to steps: [PathStep], _ rule: CGPathFillRule) {
    state.clip(
      to: SceneGroup.Clip(
        shape: .path([SceneDrawing.PathElement](steps)), usesEvenOddRule: rule == .evenOdd),
      around: CGPath(steps: steps).boundingBoxOfPath)
  }
}

extension CGAffineTransform {
  /// The factor of all lengths; `nil` for a transform with several ones.
  fileprivate var uniformScale: CGFloat? {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let isRectangular = abs(a * c + b * d) <= 1e-9 * x * y
    return isRectangular && abs(x - y) <= 1e-9 * max(x, y) ? x : nil
  }
}
