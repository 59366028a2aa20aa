import TestSupport
import Testing

@testable import UIKit

@Suite struct PathTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    isNear(a.origin, b.origin, tolerance)
      && isNear(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), tolerance)
  }

  @Test func `an empty path has no points`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.bounds.isNull)
    #expect(CGMutablePath().boundingBox.isNull)
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    #expect(path.isEmpty, "there is no point to start from")
  }

  @Test func `steps with numbers that are not finite are left out`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(path.steps.count == 2)
  }

  @Test func `a closed subpath leaves the current point at its start`() {
    let path = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.addLine(to: .zero)
    #expect(path.cgPath.steps.subpaths.last?.start == CGPoint(x: 5, y: 6))
  }

  @Test func `an oval begins at its right and touches the edges`() {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
    let path = UIBezierPath(ovalIn: rect)
    #expect(path.currentPoint == CGPoint(x: 90, y: 40))
    #expect(isNear(path.bounds, rect))
    #expect(path.contains(CGPoint(x: 50, y: 40)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func `round corners are limited to half of the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 60)
    #expect(isNear(path.bounds, rect))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 20, y: 0.1)))
    let some = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    #expect(!some.contains(CGPoint(x: 1, y: 1)))
    #expect(!some.contains(CGPoint(x: 99, y: 39)))
    #expect(some.contains(CGPoint(x: 99, y: 1)))
    #expect(some.contains(CGPoint(x: 1, y: 39)))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath.isRect(nil))
  }

  @Test func `an arc runs clockwise on screen if it is said to`() {
    let down = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(down.bounds, CGRect(x: -10, y: 0, width: 20, height: 10), 1e-2))
    let up = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(isNear(up.bounds, CGRect(x: -10, y: -10, width: 20, height: 10), 1e-2))
    let graphics = CGMutablePath()
    graphics.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(graphics.boundingBoxOfPath, up.bounds), "Core Graphics' y-axis points up")
    #expect(isNear(up.currentPoint, CGPoint(x: -10, y: 0)))
  }

  @Test func `an arc of a full turn is a circle, and one of more is not drawn twice`() {
    for end in [2 * CGFloat.pi, 5 * .pi] {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: true)
      #expect(path.cgPath.steps.count == 5)
    }
    let gauge = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
    #expect(gauge.cgPath.steps.count == 5)
    let none = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
    #expect(none.cgPath.steps.count == 1)
  }

  @Test func `an arc between tangents touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(isNear(path.currentPoint, CGPoint(x: 100, y: 20)))
    #expect(path.steps[1] == .line(CGPoint(x: 80, y: 0)))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 20)))
    let other = CGMutablePath()
    other.move(to: CGPoint(x: 0, y: 100))
    other.addArc(
      tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 50, y: 0), radius: 10)
    #expect(isNear(other.currentPoint, CGPoint(x: 10, y: 0)))
    #expect(isNear(other.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 100)))
    let flat = CGMutablePath()
    flat.move(to: .zero)
    flat.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(flat.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test func `a curve's bounding box leaves its control points out`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `the rules of winding and of even and odd crossings differ in nested areas`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 5, y: 15)))
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!hole.contains(middle))
    #expect(hole.contains(CGPoint(x: 5, y: 15)))
  }

  @Test func `a reversed path runs from its end to its start`() {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0),
      controlPoint2: CGPoint(x: 20, y: 5))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.lineWidth == 3)
    #expect(
      back.cgPath.steps == [
        .move(CGPoint(x: 20, y: 10)),
        .curve(
          CGPoint(x: 10, y: 0), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 15, y: 0)),
        .line(.zero),
      ])
    #expect(back.reversing().cgPath == path.cgPath)
  }

  @Test func `a copy does not change with its original`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let bezier = UIBezierPath(cgPath: path)
    bezier.setLineDash([4, 2], count: 2, phase: 1)
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy.boundingBox.maxX == 1)
    #expect(bezier.bounds.maxX == 1)
    let twin = try #require(bezier.copy() as? UIBezierPath)
    bezier.apply(CGAffineTransform(scaleX: 3, y: 3))
    #expect(twin.bounds.maxX == 1)
    #expect(bezier.bounds.maxX == 3)
    var (count, phase) = (0, CGFloat(0))
    var lengths: [CGFloat] = [0, 0]
    twin.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(count == 2)
    #expect(phase == 1)
    #expect(lengths == [4, 2])
  }

  @Test func `a transform of a path is applied to all its points`() throws {
    var transform = CGAffineTransform(translationX: 10, y: 0)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &transform)
    #expect(path.boundingBox.minX == 10)
    #expect(try #require(path.copy(using: &transform)).boundingBox.minX == 20)
    #expect(path.contains(CGPoint(x: 21, y: 1), transform: transform))
  }

  @Test func `a path tells its steps in order`() {
    var seen: [String] = []
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
    path.addCurve(
      to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 5, y: 1), control2: CGPoint(x: 7, y: 1))
    path.closeSubpath()
    path.applyWithBlock { element in
      let count =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      let points = (0..<count).map { element.pointee.points[$0] }
      seen.append("\(element.pointee.type) \(points.map { "\(Int($0.x)),\(Int($0.y))" })")
    }
    #expect(
      seen == [
        #"moveToPoint ["0,0"]"#, #"addQuadCurveToPoint ["2,2", "4,0"]"#,
        #"addCurveToPoint ["5,1", "7,1", "8,0"]"#, "closeSubpath []",
      ])
  }

  @Test func `dashes follow the corners of a path`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let dashed = path.copy(dashingWithPhase: 2, lengths: [6, 3])
    #expect(
      dashed.steps == [
        .move(.zero), .line(CGPoint(x: 4, y: 0)),
        .move(CGPoint(x: 7, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 3)),
        .move(CGPoint(x: 10, y: 6)), .line(CGPoint(x: 10, y: 10)),
      ])
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
    #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
  }

  @Test func `the box of a random curve is the box of its points`() {
    for seed in UInt64(1)...60 {
      var random = RepeatableRandom(seed: seed)
      func point() -> CGPoint {
        CGPoint(
          x: CGFloat(Int.random(in: 0...100, using: &random)),
          y: CGFloat(Int.random(in: 0...100, using: &random)))
      }
      let segment = PathSegment(from: point(), to: point(), control1: point(), control2: point())
      let path = CGMutablePath()
      path.move(to: segment.start)
      path.addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
      let samples = CGRect(
        around: (0...2000).map { segment.point(at: CGFloat($0) / 2000) })
      #expect(isNear(path.boundingBoxOfPath, samples, 0.01), "seed \(seed)")
    }
  }

  @Test func `a point is in a random path if it is in the polygon of its points`() {
    for seed in UInt64(1)...12 {
      var random = RepeatableRandom(seed: seed)
      func point() -> CGPoint {
        CGPoint(
          x: CGFloat(Int.random(in: 0...100, using: &random)),
          y: CGFloat(Int.random(in: 0...100, using: &random)))
      }
      let path = CGMutablePath()
      for _ in 0..<2 {
        path.move(to: point())
        for _ in 0..<3 { path.addCurve(to: point(), control1: point(), control2: point()) }
        if random.once(in: 2) { path.closeSubpath() }
      }
      let polygons = path.steps.subpaths.map { subpath in
        [subpath.start]
          + subpath.segments.flatMap { segment in
            (1...200).map { segment.point(at: CGFloat($0) / 200) }
          }
      }
      for _ in 0..<50 {
        let place = CGPoint(x: point().x + 0.37, y: point().y + 0.41)
        var winding = 0
        var distance = CGFloat.infinity
        for polygon in polygons {
          for (index, start) in polygon.enumerated() {
            let end = polygon[(index + 1) % polygon.count]
            distance = min(distance, (start - place).length)
            guard (start.y <= place.y) != (end.y <= place.y) else { continue }
            let x = start.x + (place.y - start.y) / (end.y - start.y) * (end.x - start.x)
            distance = min(distance, abs(x - place.x))
            if x > place.x { winding += end.y > start.y ? 1 : -1 }
          }
        }
        // Near the outline the polygon differs from the curve.
        guard distance > 0.5 else { continue }
        #expect(path.contains(place, using: .winding) == (winding != 0), "seed \(seed), \(place)")
        #expect(path.contains(place, using: .evenOdd) == (winding % 2 != 0), "seed \(seed)")
      }
    }
  }

  @Test func `the parts of a random path are as long as the whole`() {
    for seed in UInt64(1)...30 {
      var random = RepeatableRandom(seed: seed)
      func point() -> CGPoint {
        CGPoint(
          x: CGFloat(Int.random(in: 0...100, using: &random)),
          y: CGFloat(Int.random(in: 0...100, using: &random)))
      }
      let path = CGMutablePath()
      path.move(to: point())
      for _ in 0..<3 {
        path.addLine(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
      }
      let whole = PathLength(of: path.steps)
      let cut = whole.total * CGFloat(Int.random(in: 1...9, using: &random)) / 10
      let parts = [whole.part(from: 0, to: cut), whole.part(from: cut, to: whole.total)]
      let sum = parts.reduce(0) { $0 + PathLength(of: $1).total }
      #expect(abs(sum - whole.total) < whole.total * 0.002, "seed \(seed)")
      let end = parts[1].subpaths.last?.end ?? .zero
      #expect(isNear(end, path.currentPoint, 1e-9), "seed \(seed)")
    }
  }
}
