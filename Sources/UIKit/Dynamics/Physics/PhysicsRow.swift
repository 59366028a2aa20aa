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
  var lowest = -Double.infinity
  var highest = Double.infinity
  /// The row of the contact's pressure, which limits the friction in this row.
  var pressure: (row: Int, friction: Double)?
  private(set) var impulse = 0.0
  private var correcting = 0.0

  /// Creates a row along a direction through a point, which pushes `b` and pulls `a`.
  init(_ a: PhysicsBody, _ b: PhysicsBody?, along direction: PhysicsVector, at point: PhysicsVector)
  {
    self.init(a, b, along: direction, atA: point - a.position, atB: point - (b?.position ?? point))
  }

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
    impulse = min(max(old + (target - relativeVelocity - softness * old) / mobility, low), high)
    let change = impulse - old
    guard change != 0 else { return }
    a.velocity -= direction * (change * a.inverseMass)
    a.angularVelocity += turnA * change * a.inverseInertia
    b?.velocity += direction * (change * (b?.inverseMass ?? 0))
    b?.angularVelocity += turnB * change * (b?.inverseInertia ?? 0)
  }

  /// Changes the velocities that remove errors of the position.
  mutating func solveCorrection() {
    let mobility = mobility
    guard mobility > 0, pressure == nil, softness == 0 else { return }
    let old = correcting
    correcting = min(max(old + (correction - relativeCorrection) / mobility, lowest), highest)
    let change = correcting - old
    guard change != 0 else { return }
    a.correction -= direction * (change * a.inverseMass)
    a.angularCorrection += turnA * change * a.inverseInertia
    b?.correction += direction * (change * (b?.inverseMass ?? 0))
    b?.angularCorrection += turnB * change * (b?.inverseInertia ?? 0)
  }
}
