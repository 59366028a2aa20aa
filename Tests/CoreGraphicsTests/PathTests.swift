import Scenes
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct PathTests {
  @Test func `steps with numbers that are not finite are left out`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(path.steps.count == 2)
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
