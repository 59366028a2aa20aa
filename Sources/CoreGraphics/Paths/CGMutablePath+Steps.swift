extension CGMutablePath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Adds a line from the current point. Without one, it does nothing.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic Bézier curve from the current point. Without one, it does nothing.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(PathStep.curve(end, control1: control1, control2: control2).applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point. Without one, it does nothing.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(PathStep.quadCurve(end, control: control).applying(transform))
  }

  /// Adds a line to the beginning of the subpath.
  public func closeSubpath() { append(.close) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathShapes.rectangle(rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the edges of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathShapes.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with elliptical corners.
  ///
  /// - Precondition: The radii are not negative, and at most half of the sides, as in Core
  ///   Graphics.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(
      PathShapes.checkedRoundedRectangle(rect, width: cornerWidth, height: cornerHeight), transform)
  }

  /// Adds an arc of a circle, with a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians from the positive x axis.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: A Boolean value that indicates whether the angle falls along the arc. That is
  ///     clockwise with a y-axis that points up, and counterclockwise in the coordinates of views.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle,
      delta: PathShapes.sweep(from: startAngle, to: endAngle, rises: !clockwise), transform)
  }

  /// Adds an arc of a circle, with a line from the current point to its beginning.
  ///
  /// - Parameter delta: The angle from the beginning to the end, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let limited = min(max(delta, -2 * .pi), 2 * .pi)
    addArc(center: center, radius: radius, start: startAngle, delta: limited, transform)
  }

  /// Adds the arc of a circle that touches the line from the current point to a corner and the line
  /// from there to an end, with a line from the current point to its beginning.
  ///
  /// Without a current point, it does nothing. If the lines have no corner, it adds the line to
  /// `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    // The current point is transformed already.
    let origin = currentPoint.applying(transform.inverted())
    let (first, second) = (origin - tangent1End, tangent2End - tangent1End)
    let cross = first.x * second.y - first.y * second.x
    let lengths = first.length * second.length
    guard radius > 0, lengths > 0, abs(cross) > 1e-12 * lengths else {
      return addLine(to: tangent1End, transform: transform)
    }
    let cosine = (first.x * second.x + first.y * second.y) / lengths
    let angle = CGFloat(acos(Double(min(max(cosine, -1), 1))))
    let distance = radius / CGFloat(tan(Double(angle / 2)))
    func along(_ way: CGPoint) -> CGPoint {
      CGPoint(
        x: tangent1End.x + way.x / way.length * distance,
        y: tangent1End.y + way.y / way.length * distance)
    }
    let (begin, end) = (along(first), along(second))
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: begin.x - side * first.y / first.length * radius,
      y: begin.y + side * first.x / first.length * radius)
    let start = CGFloat(atan2(Double(begin.y - center.y), Double(begin.x - center.x)))
    let finish = CGFloat(atan2(Double(end.y - center.y), Double(end.x - center.x)))
    addArc(
      center: center, radius: radius, start: start,
      delta: PathShapes.sweep(from: start, to: finish, rises: cross < 0), transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.steps, transform)
  }

  private func add(_ steps: [PathStep], _ transform: CGAffineTransform) {
    for step in steps.applying(transform) { append(step) }
  }

  private func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat,
    _ transform: CGAffineTransform
  ) {
    let arc = PathShapes.arc(center: center, radius: radius, start: start, delta: delta)
    append((hasCurrentPoint ? PathStep.line(arc.start) : .move(arc.start)).applying(transform))
    for step in arc.steps { append(step.applying(transform)) }
  }
}
