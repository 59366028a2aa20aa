package import Scenes

/// The steps of common shapes.
package enum PathShapes {
  /// The distance of the control points of a quarter circle from its ends, as a fraction of the
  /// radius.
  package static let quarterControl: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)

  package static func rectangle(_ rect: CGRect) -> [PathStep] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  package static func ellipse(in rect: CGRect) -> [PathStep] {
    let rect = rect.standardized
    let (x, y) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let right = CGPoint(x: rect.maxX, y: center.y)
    let bottom = CGPoint(x: center.x, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: center.y)
    let top = CGPoint(x: center.x, y: rect.minY)
    let (dx, dy) = (x * quarterControl, y * quarterControl)
    return [
      .move(right),
      .curve(
        bottom, control1: CGPoint(x: right.x, y: right.y + dy),
        control2: CGPoint(x: bottom.x + dx, y: bottom.y)),
      .curve(
        left, control1: CGPoint(x: bottom.x - dx, y: bottom.y),
        control2: CGPoint(x: left.x, y: left.y + dy)),
      .curve(
        top, control1: CGPoint(x: left.x, y: left.y - dy),
        control2: CGPoint(x: top.x - dx, y: top.y)),
      .curve(
        right, control1: CGPoint(x: top.x + dx, y: top.y),
        control2: CGPoint(x: right.x, y: right.y - dy)),
      .close,
    ]
  }

  /// Returns a rectangle with quarter ellipses at some corners, which begins at the upper left.
  package static func roundedRectangle(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: SceneCorners = .all
  ) -> [PathStep] {
    let rect = rect.standardized
    guard width > 0, height > 0, !corners.isEmpty else { return rectangle(rect) }
    /// The steps around a corner, between the directions of the sides before and after it.
    func corner(
      _ kind: SceneCorners, _ x: CGFloat, _ y: CGFloat, before: CGPoint, after: CGPoint
    ) -> [PathStep] {
      guard corners.contains(kind) else { return [.line(CGPoint(x: x, y: y))] }
      func point(_ direction: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.x * width * share, y: y + direction.y * height * share)
      }
      let rest = 1 - quarterControl
      return [
        .line(point(before, 1)),
        .curve(point(after, 1), control1: point(before, rest), control2: point(after, rest)),
      ]
    }
    let (left, right) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    let begin = CGPoint(
      x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY)
    return [.move(begin)]
      + corner(.topRight, rect.maxX, rect.minY, before: left, after: down)
      + corner(.bottomRight, rect.maxX, rect.maxY, before: up, after: left)
      + corner(.bottomLeft, rect.minX, rect.maxY, before: right, after: up)
      + (corners.contains(.topLeft)
        ? corner(.topLeft, rect.minX, rect.minY, before: down, after: right) : [])
      + [.close]
  }

  static func checkedRoundedRectangle(
    _ rect: CGRect, width: CGFloat, height: CGFloat
  ) -> [PathStep] {
    require(
      width >= 0 && 2 * width <= abs(rect.size.width) && height >= 0
        && 2 * height <= abs(rect.size.height),
      "Corners of \(width) x \(height) points do not fit into the rectangle \(rect); give radii of "
        + "at least 0 and at most half of its sides.")
    return roundedRectangle(rect, width: width, height: height)
  }

  /// Returns an arc of a circle, as curves for at most a quarter of the circle each, which differ
  /// from it by less than 0.03 % of the radius.
  ///
  /// - Parameters:
  ///   - start: The angle of the beginning, in radians from the positive x axis.
  ///   - delta: The angle from the beginning to the end; negative for falling angles.
  package static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat
  ) -> (start: CGPoint, steps: [PathStep]) {
    func point(_ angle: CGFloat, out distance: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - distance * sin(angle)),
        y: center.y + radius * (sin(angle) + distance * cos(angle)))
    }
    guard delta != 0, delta.isFinite else { return (point(start), []) }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let distance = 4 / 3 * tan(step / 4)
    return (
      point(start),
      (0..<count).map { index in
        let angle = start + step * CGFloat(index)
        return .curve(
          point(angle + step), control1: point(angle, out: distance),
          control2: point(angle + step, out: -distance))
      }
    )
  }

  /// Returns the angle of an arc between two angles, at most one full turn.
  ///
  /// - Parameter rises: A Boolean value that indicates whether the angle rises along the arc.
  static func sweep(from start: CGFloat, to end: CGFloat, rises: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let distance = rises ? end - start : start - end
    guard distance.isFinite else { return 0 }
    var sweep = distance
    if distance >= turn - 1e-9 {
      sweep = turn
    } else if distance < 0 {
      sweep = distance.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    return rises ? sweep : -sweep
  }
}
