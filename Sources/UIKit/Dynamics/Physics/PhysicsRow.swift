/// A condition on the relative velocity of two bodies along a direction, or on their turns.
///
/// Impulses along the rows of a step are changed one after the other until all conditions hold.
/// Erin Catto's "Iterative Dynamics with Temporal Coherence" describes the method.
@MainActor
struct PhysicsRow {
  let a: PhysicsBody
  /// The second body; `nil` for the container.
  let b: PhysicsBody?
  /// The direction in which the impulse moves `b`; zero for a row of turns alone.
  var direction: PhysicsVector
  /// The turns by an impulse of 1.
  var turnA: Double
  var turnB: Double
  /// The relative velocity to reach.
  var target = 0.0
  /// The relative velocity that removes the error of the position in this step.
  var correction = 0.0
  /// The softness of a spring; 0 for a rigid row.
  var softness = 0.0
  var lowest = -Double.infinity { didSet { correctionLowest = lowest } }
  var highest = Double.infinity
  /// The lowest impulse of the correction; the same as ``lowest`` unless it is set later.
  var correctionLowest = -Double.infinity
  /// The row of the contact's pressure, which limits the friction in this row.
  var pressure: (row: Int, friction: Double)?
  /// The row of the other pressure of the contact, if it has two.
  var partner: Int?
  private(set) var impulse = 0.0
  private var correcting = 0.0

  /// Creates a row along a direction, with the offsets from the centers at which it acts.
  init(
    _ a: PhysicsBody, _ b: PhysicsBody?, along direction: PhysicsVector, atA offsetA: PhysicsVector,
    atB offsetB: PhysicsVector
  ) {
    self.a = a
    self.b = b
    self.direction = direction
    turnA = -offsetA.cross(direction)
    turnB = offsetB.cross(direction)
  }

  /// Creates a row of turns.
  init(turning a: PhysicsBody, _ b: PhysicsBody?) {
    self.a = a
    self.b = b
    direction = .zero
    turnA = -1
    turnB = 1
  }

  /// The change of the relative velocity by an impulse of 1.
  var mobility: Double {
    let length = direction.dot(direction)
    return length * (a.inverseMass + (b?.inverseMass ?? 0)) + turnA * turnA * a.inverseInertia
      + turnB * turnB * (b?.inverseInertia ?? 0)
  }

  /// The relative velocity along the row.
  var relativeVelocity: Double {
    direction.dot((b?.velocity ?? .zero) - a.velocity) + turnA * a.angularVelocity
      + turnB * (b?.angularVelocity ?? 0)
  }

  private var relativeCorrection: Double {
    direction.dot((b?.correction ?? .zero) - a.correction) + turnA * a.angularCorrection
      + turnB * (b?.angularCorrection ?? 0)
  }

  /// Makes the row a spring with an error of the position, in points.
  mutating func soften(error: Double, frequency: Double, damping: Double, step: Double) {
    let mobility = mobility
    guard mobility > 0 else { return }
    let mass = 1 / mobility
    let pace = 2 * Double.pi * frequency
    let stiffness = mass * pace * pace
    softness = 1 / (step * (2 * mass * damping * pace + step * stiffness))
    target = -error * step * stiffness * softness
  }

  /// Changes the impulse toward the condition, at most to a limit of friction.
  mutating func solve(friction: Double?) {
    let mobility = mobility + softness
    guard mobility > 0 else { return }
    let (low, high) = friction.map { (-$0, $0) } ?? (lowest, highest)
    let old = impulse
    set(min(max(old + (target - relativeVelocity - softness * old) / mobility, low), high))
  }

  /// Changes the impulse, and the velocities by it.
  private mutating func set(_ new: Double) {
    let change = new - impulse
    impulse = new
    guard change != 0 else { return }
    a.velocity -= direction * (change * a.inverseMass)
    a.angularVelocity += turnA * change * a.inverseInertia
    b?.velocity += direction * (change * (b?.inverseMass ?? 0))
    b?.angularVelocity += turnB * change * (b?.inverseInertia ?? 0)
  }

  /// Solves both pressures of a contact at once, so that none of them takes the whole impulse first
  /// and turns the bodies. Returns `false` if they depend on each other.
  static func solvePair(_ first: inout PhysicsRow, _ second: inout PhysicsRow) -> Bool {
    let (k1, k2) = (first.mobility, second.mobility)
    let k12 =
      first.direction.dot(second.direction)
      * (first.a.inverseMass + (first.b?.inverseMass ?? 0))
      + first.turnA * second.turnA * first.a.inverseInertia
      + first.turnB * second.turnB * (first.b?.inverseInertia ?? 0)
    let determinant = k1 * k2 - k12 * k12
    guard k1 > 0, k2 > 0, determinant > 1e-3 * k1 * k2 else { return false }
    // The relative velocities without the impulses of the rows.
    let v1 = first.relativeVelocity - first.target - k1 * first.impulse - k12 * second.impulse
    let v2 = second.relativeVelocity - second.target - k12 * first.impulse - k2 * second.impulse
    var (x1, x2) = ((k12 * v2 - k2 * v1) / determinant, (k12 * v1 - k1 * v2) / determinant)
    if x1 < 0 || x2 < 0 {
      if v1 <= 0, v2 - k12 * v1 / k1 >= 0 {
        (x1, x2) = (-v1 / k1, 0)
      } else if v2 <= 0, v1 - k12 * v2 / k2 >= 0 {
        (x1, x2) = (0, -v2 / k2)
      } else {
        (x1, x2) = (0, 0)
      }
    }
    first.set(x1)
    second.set(x2)
    return true
  }

  /// Changes the velocities that remove errors of the position.
  mutating func solveCorrection() {
    let mobility = mobility
    guard mobility > 0, pressure == nil, softness == 0 else { return }
    let old = correcting
    correcting = min(
      max(old + (correction - relativeCorrection) / mobility, correctionLowest), highest)
    let change = correcting - old
    guard change != 0 else { return }
    a.correction -= direction * (change * a.inverseMass)
    a.angularCorrection += turnA * change * a.inverseInertia
    b?.correction += direction * (change * (b?.inverseMass ?? 0))
    b?.angularCorrection += turnB * change * (b?.inverseInertia ?? 0)
  }
}
