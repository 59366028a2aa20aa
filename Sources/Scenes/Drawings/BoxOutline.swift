import Foundation

extension SceneDrawing.Shape {
  /// Creates the outline of a box with rounded corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the rounded corners, at most half of the shorter side.
  ///   - isContinuous: Whether the curvature of the corners grows gradually from the sides.
  package static func box(
    _ rect: CGRect, radius: CGFloat, corners: SceneCorners, isContinuous: Bool
  ) -> Self {
    guard radius > 0, !corners.isEmpty else { return .rectangle(rect) }
    if isContinuous { return .path(continuousOutline(rect, radius: radius, corners: corners)) }
    if corners == .all { return .roundedRectangle(rect, radius: radius) }
    // The length of the control lines of a quarter circle of radius 1.
    let quarter: CGFloat = 0.552284749831
    return .path(
      outline(rect, reach: radius, control: radius * (1 - quarter), corners: corners))
  }

  /// Returns the outline with corners of one curve each, which passes the middle of the quarter
  /// circle.
  package static func continuousOutline(
    _ rect: CGRect, radius: CGFloat, corners: SceneCorners
  ) -> [SceneDrawing.PathElement] {
    let reach = min(radius * SceneNode.continuousReach, rect.width / 2, rect.height / 2)
    // The middle of the quarter circle is (1 - 1/√2) radii from both sides; the middle of the
    // curve is an eighth of its beginning and three eighths of its control point from each.
    let control = (8 * (1 - 0.5.squareRoot()) * radius - reach) / 3
    return outline(rect, reach: reach, control: control, corners: corners)
  }

  /// Returns an outline clockwise from the upper left.
  ///
  /// - Parameters:
  ///   - reach: The distance from a rounded corner at which its curve begins.
  ///   - control: The distance of the control points from the corner.
  private static func outline(
    _ rect: CGRect, reach: CGFloat, control: CGFloat, corners: SceneCorners
  ) -> [SceneDrawing.PathElement] {
    let start = corners.contains(.topLeft) ? reach : 0
    var elements = [
      SceneDrawing.PathElement.move(CGPoint(x: rect.minX + start, y: rect.minY))
    ]
    /// Adds a corner between a direction and the next one clockwise.
    func add(_ x: CGFloat, _ y: CGFloat, _ along: CGPoint, _ corner: SceneCorners) {
      guard corners.contains(corner) else { return elements.append(.line(CGPoint(x: x, y: y))) }
      let next = CGPoint(x: -along.y, y: along.x)
      func point(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
      }
      elements.append(.line(point(along, -reach)))
      elements.append(
        .curve(
          point(next, reach), control1: point(along, -control), control2: point(next, control)))
    }
    add(rect.maxX, rect.minY, CGPoint(x: 1, y: 0), .topRight)
    add(rect.maxX, rect.maxY, CGPoint(x: 0, y: 1), .bottomRight)
    add(rect.minX, rect.maxY, CGPoint(x: -1, y: 0), .bottomLeft)
    add(rect.minX, rect.minY, CGPoint(x: 0, y: -1), .topLeft)
    return elements + [.close]
  }
}
