import Foundation

/// The outline of a shape as straight lines, for drawing on a grid.
struct ShapeOutline {
  /// The subpaths, each a list of points.
  private(set) var subpaths: [[CGPoint]] = []

  /// The number of lines that stand for a curve.
  private static let linesPerCurve = 16

  /// The outline of a shape, seen through a transform.
  init(of shape: SceneDrawing.Shape, through transform: SceneTransform) {
    switch shape {
    case .rectangle(let rect), .roundedRectangle(let rect, _):
      subpaths = [
        [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.minY),
        ]
      ]
    case .ellipse(let rect):
      let count = 4 * Self.linesPerCurve
      subpaths = [
        (0...count).map { index in
          let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
          return CGPoint(
            x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        }
      ]
    case .path(let elements):
      for element in elements { add(element) }
    }
    subpaths = subpaths.map { $0.map(transform.applied(to:)) }
  }

  private mutating func add(_ element: SceneDrawing.PathElement) {
    let last = subpaths.indices.last
    switch element {
    case .move(let point): subpaths.append([point])
    case .line(let point):
      if let last { subpaths[last].append(point) } else { subpaths.append([point]) }
    case .curve(let end, let control1, let control2):
      guard let last, let start = subpaths[last].last else {
        subpaths.append([end])
        return
      }
      for index in 1...Self.linesPerCurve {
        let t = CGFloat(index) / CGFloat(Self.linesPerCurve)
        let u = 1 - t
        func at(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
          u * u * u * start[keyPath: axis] + 3 * u * u * t * control1[keyPath: axis]
            + 3 * u * t * t * control2[keyPath: axis] + t * t * t * end[keyPath: axis]
        }
        subpaths[last].append(CGPoint(x: at(\.x), y: at(\.y)))
      }
    case .close:
      guard let last, let start = subpaths[last].first else { return }
      subpaths[last].append(start)
      subpaths.append([start])
    }
  }

  /// The smallest rectangle around the outline; null for an outline without points.
  var boundingBox: CGRect {
    let points = subpaths.joined()
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point has a winding number other than zero, or an odd one.
  func contains(_ point: CGPoint, usesEvenOddRule: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths {
      for (index, start) in subpath.enumerated() {
        let end = subpath[index + 1 < subpath.count ? index + 1 : 0]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let share = (point.y - start.y) / (end.y - start.y)
        guard start.x + share * (end.x - start.x) > point.x else { continue }
        winding += end.y > start.y ? 1 : -1
      }
    }
    return usesEvenOddRule ? winding % 2 != 0 : winding != 0
  }

  /// Calls a closure with points along the outline, at most a step apart.
  func forEachPoint(step: CGFloat, _ body: (CGPoint) -> Void) {
    for subpath in subpaths {
      for (start, end) in zip(subpath, subpath.dropFirst()) {
        let length = hypot(end.x - start.x, end.y - start.y)
        let count = length.isFinite ? max(1, min(10_000, Int((length / step).rounded(.up)))) : 1
        for index in 0...count {
          let share = CGFloat(index) / CGFloat(count)
          body(
            CGPoint(
              x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)))
        }
      }
    }
  }
}
