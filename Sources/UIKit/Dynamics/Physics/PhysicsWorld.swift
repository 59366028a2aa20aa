/// A simulation of bodies in steps of equal length, whose results depend on nothing else.
@MainActor
struct PhysicsWorld {
  /// The length of a step, in seconds.
  static let step = 1.0 / 240
  /// The number of times that the conditions of a step are enforced.
  private static let rounds = 12
  /// The distance at which bodies touch, in points.
  private static let touch = 0.02

  var bodies: [PhysicsBody] = []
  var joints: [PhysicsJoint] = []
  var colliders: [PhysicsCollider] = []
  /// The contacts of the last step, in the order in which they were found.
  private(set) var touching: [PhysicsCollider.Contact] = []

  /// The contacts that a step has begun and ended, in the order in which they were found.
  struct Changes {
    var began: [PhysicsCollider.Contact] = []
    var ended: [PhysicsCollider.Contact] = []
  }

  /// Removes the forces of the last step. The caller adds the new forces to the bodies.
  func beginStep() {
    for body in bodies {
      body.acceleration = .zero
      body.angularAcceleration = 0
      body.correction = .zero
      body.angularCorrection = 0
      body.isConstrained = false
    }
  }

  /// Advances the simulation by one step, with the forces on the bodies.
  mutating func finishStep() -> Changes {
    for body in bodies { body.integrateVelocity(Self.step) }
    var rows: [PhysicsRow] = []
    var contacts: [PhysicsCollider.Contact] = []
    for joint in joints {
      joint.addRows(to: &rows, step: Self.step)
      for body in joint.bodies { body.isConstrained = true }
    }
    for collider in colliders {
      collider.addContacts(to: &contacts, rows: &rows, step: Self.step)
    }
    solve(&rows)
    let current = contacts.filter { contact in
      contact.distance <= Self.touch || contact.rows.contains { rows[$0].impulse > 0 }
    }
    for contact in current {
      contact.first.isConstrained = true
      contact.second?.isConstrained = true
    }
    for body in bodies { body.integratePosition(Self.step) }
    return note(current)
  }

  private func solve(_ rows: inout [PhysicsRow]) {
    guard !rows.isEmpty else { return }
    for _ in 0..<Self.rounds {
      for index in rows.indices {
        if let partner = rows[index].partner {
          var (first, second) = (rows[index], rows[partner])
          let isSolved = PhysicsRow.solvePair(&first, &second)
          (rows[index], rows[partner]) = (first, second)
          if isSolved { continue }
          rows[partner].solve(friction: nil)
        }
        let pressure = rows[index].pressure
        rows[index].solve(friction: pressure.map { rows[$0.row].impulse * $0.friction })
      }
    }
    guard rows.contains(where: { $0.correction.isFinite && $0.correction != 0 }) else { return }
    for _ in 0..<Self.rounds {
      for index in rows.indices { rows[index].solveCorrection() }
    }
  }

  private mutating func note(_ contacts: [PhysicsCollider.Contact]) -> Changes {
    let (old, new) = (Set(touching.map(\.key)), Set(contacts.map(\.key)))
    let changes = Changes(
      began: contacts.filter { !old.contains($0.key) },
      ended: touching.filter { !new.contains($0.key) })
    touching = contacts
    return changes
  }

  /// Forgets the contacts of bodies that left the simulation.
  mutating func forgetContacts(except remaining: Set<ObjectIdentifier>) {
    touching.removeAll { contact in
      !remaining.contains(contact.key.first)
        || contact.key.second.map { !remaining.contains($0) } ?? false
    }
  }

  /// A Boolean value that indicates whether all bodies have been at rest for half a second.
  var isAtRest: Bool { bodies.allSatisfy { $0.isAnchored || $0.timeAtRest >= 0.5 } }
}
