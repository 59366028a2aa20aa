import UIKit

/// Paths of points.
enum MapPath {
  static func path(of lines: [[CGPoint]], isClosed: Bool) -> CGPath {
    let path = CGMutablePath()
    for line in lines where !line.isEmpty {
      path.move(to: line[0])
      for point in line.dropFirst() { path.addLine(to: point) }
      if isClosed { path.closeSubpath() }
    }
    return path
  }

  /// Returns the part of a line between two fractions of its length.
  static func part(of points: [CGPoint], from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    guard start > 0 || end < 1, points.count > 1 else { return points }
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = lengths.reduce(0, +)
    let (first, last) = (max(0, start) * whole, min(1, end) * whole)
    guard first < last else { return [] }
    var (part, passed): ([CGPoint], CGFloat) = ([], 0)
    for (index, length) in lengths.enumerated() where length > 0 {
      let (from, to) = (max(first - passed, 0), min(last - passed, length))
      defer { passed += length }
      guard from < length, to > 0, from <= to else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let share = distance / length
        return CGPoint(
          x: points[index].x + (points[index + 1].x - points[index].x) * share,
          y: points[index].y + (points[index + 1].y - points[index].y) * share)
      }
      if part.isEmpty { part.append(point(from)) }
      part.append(point(to))
    }
    return part
  }
}
