import TestSupport
import Testing
import UIKit

@Suite struct BezierPathTests {
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

  @Test func `a closed subpath leaves the current point at its start`() {
    let path = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.addLine(to: .zero)
    #expect(path.cgPath.steps.subpaths.last?.steps.first == .move(CGPoint(x: 5, y: 6)))
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
}
