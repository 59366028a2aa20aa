/// The points at which two shapes touch, or will touch in the next step.
struct PhysicsManifold {
  /// The direction from the first shape to the second.
  var normal: PhysicsVector
  /// The points between both surfaces with the distances of these, which are negative where the
  /// shapes overlap.
  var points: [(point: PhysicsVector, distance: Double)]

  /// Returns the points of two shapes that are at most a distance apart; `nil` if there is none.
  static func between(_ a: PhysicsShape, _ b: PhysicsShape, within margin: Double)
    -> PhysicsManifold?
  {
    let (boxA, boxB) = (a.box, b.box)
    guard boxA.low.x - margin <= boxB.high.x, boxB.low.x - margin <= boxA.high.x,
      boxA.low.y - margin <= boxB.high.y, boxB.low.y - margin <= boxA.high.y
    else { return nil }
    switch (a, b) {
    case (.circle(let center, let radius), .circle(let other, let otherRadius)):
      return circles(center, radius, other, otherRadius, margin)
    case (.polygon(let vertices), .circle(let center, let radius)):
      return circle(center, radius, on: vertices, margin)
    case (.circle(let center, let radius), .polygon(let vertices)):
      guard var result = circle(center, radius, on: vertices, margin) else { return nil }
      result.normal = -result.normal
      return result
    case (.polygon(let first), .polygon(let second)):
      return polygons(first, second, margin)
    }
  }

  /// Returns the points of a shape that are at most a distance from the edge of a half plane; `nil`
  /// if there is none.
  static func of(_ shape: PhysicsShape, at edge: PhysicsHalfPlane, within margin: Double)
    -> PhysicsManifold?
  {
    let outward = -edge.normal
    switch shape {
    case .circle(let center, let radius):
      let distance = edge.normal.dot(center) - edge.offset - radius
      guard distance <= margin else { return nil }
      return PhysicsManifold(
        normal: outward, points: [(center + outward * (radius + distance / 2), distance)])
    case .polygon(let vertices):
      let points = vertices.map { ($0, edge.normal.dot($0) - edge.offset) }
        .filter { $0.1 <= margin }.sorted { $0.1 < $1.1 }.prefix(2)
      guard !points.isEmpty else { return nil }
      return PhysicsManifold(
        normal: outward, points: points.map { (point: $0.0 + outward * ($0.1 / 2), distance: $0.1) }
      )
    }
  }

  private static func circles(
    _ a: PhysicsVector, _ radiusA: Double, _ b: PhysicsVector, _ radiusB: Double, _ margin: Double
  ) -> PhysicsManifold? {
    let line = b - a
    let distance = line.magnitude - radiusA - radiusB
    guard distance <= margin else { return nil }
    let normal = line == .zero ? PhysicsVector(0, 1) : line.direction
    return PhysicsManifold(
      normal: normal, points: [(a + normal * (radiusA + distance / 2), distance)])
  }

  private static func circle(
    _ center: PhysicsVector, _ radius: Double, on vertices: [PhysicsVector], _ margin: Double
  ) -> PhysicsManifold? {
    var deepest = (distance: -Double.infinity, normal: PhysicsVector.zero)
    var nearest = (distance: Double.infinity, point: PhysicsVector.zero)
    for (index, start) in vertices.enumerated() {
      let edge = vertices[(index + 1) % vertices.count] - start
      let normal = -edge.direction.quarterTurn
      let distance = normal.dot(center - start)
      if distance > deepest.distance { deepest = (distance, normal) }
      let length = edge.dot(edge)
      let share = length > 0 ? min(max(edge.dot(center - start) / length, 0), 1) : 0
      let point = start + edge * share
      let gap = (center - point).magnitude
      if gap < nearest.distance { nearest = (gap, point) }
    }
    if deepest.distance > 1e-9 {
      guard nearest.distance - radius <= margin else { return nil }
      let (normal, distance) = ((center - nearest.point).direction, nearest.distance - radius)
      return PhysicsManifold(
        normal: normal, points: [(nearest.point + normal * (distance / 2), distance)])
    }
    let distance = deepest.distance - radius
    return PhysicsManifold(
      normal: deepest.normal,
      points: [(center - deepest.normal * (radius + distance / 2), distance)])
  }

  /// The edge of a polygon from which another one is farthest.
  private static func widestGap(
    _ a: [PhysicsVector], _ b: [PhysicsVector]
  ) -> (distance: Double, edge: Int, normal: PhysicsVector) {
    var best = (distance: -Double.infinity, edge: 0, normal: PhysicsVector(0, 1))
    for (index, start) in a.enumerated() {
      let normal = -(a[(index + 1) % a.count] - start).direction.quarterTurn
      let gap = b.reduce(Double.infinity) { min($0, normal.dot($1 - start)) }
      if gap > best.distance + 1e-9 { best = (gap, index, normal) }
    }
    return best
  }

  private static func polygons(
    _ a: [PhysicsVector], _ b: [PhysicsVector], _ margin: Double
  ) -> PhysicsManifold? {
    let (gapA, gapB) = (widestGap(a, b), widestGap(b, a))
    guard gapA.distance <= margin, gapB.distance <= margin else { return nil }
    // The first polygon is preferred, so that the edge stays the same from step to step.
    let isFirst = gapA.distance >= gapB.distance - 0.01
    let (gap, base, other) = isFirst ? (gapA, a, b) : (gapB, b, a)
    let start = base[gap.edge]
    let end = base[(gap.edge + 1) % base.count]
    let along = (end - start).direction
    guard
      let touching = other.indices.min(by: { left, right in
        edgeSlope(other, left, gap.normal) < edgeSlope(other, right, gap.normal)
      })
    else { return nil }
    var ends = [other[touching], other[(touching + 1) % other.count]]
    ends = clip(ends, along: along, from: along.dot(start))
    ends = clip(ends, along: -along, from: -along.dot(end))
    let points = ends.map { end in
      let distance = gap.normal.dot(end - start)
      return (point: end - gap.normal * (distance / 2), distance: distance)
    }.filter { $0.distance <= margin }
    guard !points.isEmpty else { return nil }
    return PhysicsManifold(normal: isFirst ? gap.normal : -gap.normal, points: points)
  }

  private static func edgeSlope(
    _ polygon: [PhysicsVector], _ index: Int, _ normal: PhysicsVector
  ) -> Double {
    -(polygon[(index + 1) % polygon.count] - polygon[index]).direction.quarterTurn.dot(normal)
  }

  private static func clip(
    _ ends: [PhysicsVector], along direction: PhysicsVector, from offset: Double
  ) -> [PhysicsVector] {
    guard ends.count == 2 else { return ends }
    let (first, second) = (direction.dot(ends[0]) - offset, direction.dot(ends[1]) - offset)
    if first >= 0, second >= 0 { return ends }
    if first < 0, second < 0 { return [] }
    let cut = ends[0] + (ends[1] - ends[0]) * (first / (first - second))
    return first < 0 ? [cut, ends[1]] : [ends[0], cut]
  }
}

/// The part of the plane on one side of a line.
struct PhysicsHalfPlane: Equatable {
  /// The direction into the part.
  var normal: PhysicsVector
  /// The distance of the line from the origin along the normal.
  var offset: Double
}
