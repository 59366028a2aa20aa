/// Bodies that collide with each other, or with boundaries.
@MainActor
struct PhysicsCollider {
  /// The edges of a part of the plane, or lines, with an identifier that contacts report.
  struct Boundary {
    var identifier: AnyHashable?
    var edges: [PhysicsHalfPlane] = []
    var lines: [PhysicsShape] = []
  }

  /// The bodies or the boundary of a contact.
  struct Key: Hashable {
    var collider: ObjectIdentifier
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: AnyHashable?
  }

  /// A contact of a step.
  struct Contact {
    var key: Key
    var first: PhysicsBody
    var second: PhysicsBody?
    /// The middle of the points of contact.
    var point: PhysicsVector
    /// The rows of its pressures.
    var rows: [Int]
    /// The smallest distance between the shapes.
    var distance: Double
  }

  /// The identity that the contacts report.
  var identity: ObjectIdentifier
  var bodies: [PhysicsBody]
  var boundaries: [Boundary]
  var collidesBodies: Bool

  /// The least distance within which bodies are prepared to touch, in points.
  private static let margin = 0.5
  /// The speed of an impact below which bodies do not bounce, in points per second.
  private static let leastBounce = 30.0
  /// The overlap that is left uncorrected, in points.
  private static let slop = 0.005
  /// The share of an overlap that a step corrects, and the highest speed of the correction.
  private static let correctionShare = 0.1
  private static let correctionSpeed = 600.0

  /// Adds the rows of the contacts of a step, in seconds.
  func addContacts(to contacts: inout [Contact], rows: inout [PhysicsRow], step: Double) {
    let shapes = bodies.map(\.placedShapes)
    for (index, body) in bodies.enumerated() {
      for boundary in boundaries {
        var manifolds: [PhysicsManifold] = []
        for shape in shapes[index] {
          let margin = Self.margin + body.velocity.magnitude * step
          manifolds += boundary.edges.compactMap { .of(shape, at: $0, within: margin) }
          manifolds += boundary.lines.compactMap { .between(shape, $0, within: margin) }
        }
        let key = Key(
          collider: identity, first: ObjectIdentifier(body), second: nil,
          boundary: boundary.identifier)
        add(manifolds, body, nil, key, to: &contacts, rows: &rows, step: step)
      }
      guard collidesBodies else { continue }
      for other in bodies.indices.dropFirst(index + 1) {
        let second = bodies[other]
        guard body.inverseMass + second.inverseMass > 0 else { continue }
        let margin = Self.margin + (body.velocity - second.velocity).magnitude * step
        let manifolds = shapes[index].flatMap { shape in
          shapes[other].compactMap { PhysicsManifold.between(shape, $0, within: margin) }
        }
        let key = Key(
          collider: identity, first: ObjectIdentifier(body), second: ObjectIdentifier(second),
          boundary: nil)
        add(manifolds, body, second, key, to: &contacts, rows: &rows, step: step)
      }
    }
  }

  private func add(
    _ manifolds: [PhysicsManifold], _ body: PhysicsBody, _ other: PhysicsBody?, _ key: Key,
    to contacts: inout [Contact], rows: inout [PhysicsRow], step: Double
  ) {
    guard !manifolds.isEmpty else { return }
    var contact = Contact(
      key: key, first: body, second: other, point: .zero, rows: [], distance: .infinity)
    let count = manifolds.reduce(0) { $0 + $1.points.count }
    for manifold in manifolds {
      let first = rows.count
      for point in manifold.points {
        contact.point += point.point / Double(count)
        contact.distance = min(contact.distance, point.distance)
        contact.rows.append(rows.count)
        add(manifold.normal, at: point.point, point.distance, body, other, to: &rows, step: step)
      }
      if manifold.points.count == 2, let last = contact.rows.last { rows[first].partner = last }
    }
    contacts.append(contact)
  }

  private func add(
    _ normal: PhysicsVector, at point: PhysicsVector, _ distance: Double, _ body: PhysicsBody,
    _ other: PhysicsBody?, to rows: inout [PhysicsRow], step: Double
  ) {
    let half = normal * (distance / 2)
    let (offset, otherOffset) = (
      point - half - body.position, point + half - (other?.position ?? point)
    )
    var row = PhysicsRow(body, other, along: normal, atA: offset, atB: otherOffset)
    row.lowest = 0
    let speed = row.relativeVelocity
    // Bodies may come closer by the rest of the distance.
    row.target = -max(distance, 0) / step
    let elasticity = max(body.elasticity, other?.elasticity ?? 0)
    let overlap = -distance - Self.slop
    if overlap > 0 {
      row.correction = min(overlap * Self.correctionShare / step, Self.correctionSpeed)
    } else {
      row.correction = -.infinity
    }
    if elasticity > 0, speed < -Self.leastBounce, speed < row.target {
      row.target = -elasticity * speed
      if distance > 0 {
        // The bodies meet within the step, and part from there.
        row.correction = -(1 + elasticity) * distance / step
        row.correctionLowest = -.infinity
      }
    }
    rows.append(row)
    let friction = (body.friction * (other?.friction ?? body.friction)).squareRoot()
    guard friction > 0 else { return }
    var slide = PhysicsRow(
      body, other, along: normal.quarterTurn, atA: offset, atB: otherOffset)
    slide.pressure = (rows.count - 1, friction)
    rows.append(slide)
  }
}
