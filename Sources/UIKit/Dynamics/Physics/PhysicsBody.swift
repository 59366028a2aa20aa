/// A rigid body of the simulation. Distances are in points, angles in radians, times in seconds.
@MainActor
final class PhysicsBody {
  /// The position of the center.
  var position: PhysicsVector
  var angle: Double
  var velocity = PhysicsVector.zero
  var angularVelocity = 0.0
  /// The parts of the body about its center.
  var shapes: [PhysicsShape] { didSet { updateMass() } }

  /// The mass for each 10,000 square points.
  var density = 1.0 { didSet { updateMass() } }
  var elasticity = 0.2
  var friction = 0.2
  /// The share of the velocity that is lost in a second, as the exponent of a decay.
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  /// A Boolean value that indicates whether nothing moves the body.
  var isAnchored = false { didSet { updateMass() } }
  var allowsRotation = true { didSet { updateMass() } }

  /// The mass: 1 for an area of 100 by 100 points of density 1.
  private(set) var mass = 1.0
  /// The inverse of the mass; 0 for a body that nothing moves.
  private(set) var inverseMass = 1.0
  /// The inverse of the moment of inertia; 0 for a body that does not turn.
  private(set) var inverseInertia = 0.0

  /// The sum of the accelerations of the step, in points per second squared.
  var acceleration = PhysicsVector.zero
  /// The sum of the angular accelerations of the step, in radians per second squared.
  var angularAcceleration = 0.0
  /// The velocity that only removes overlaps in a step.
  var correction = PhysicsVector.zero
  var angularCorrection = 0.0
  /// A Boolean value that indicates whether contacts or joints change the velocity in a step.
  var isConstrained = false
  /// The time for which the body has been at rest, in seconds.
  var timeAtRest = 0.0

  init(position: PhysicsVector, angle: Double, shapes: [PhysicsShape]) {
    self.position = position
    self.angle = angle
    self.shapes = shapes
    updateMass()
  }

  /// The area in which a mass of 1 has a density of 1, in square points.
  private static let unitArea = 10_000.0

  private func updateMass() {
    var (area, moment) = (0.0, 0.0)
    for shape in shapes {
      let part = shape.areaAndMoment
      area += part.area
      moment += part.moment
    }
    // Items without an area have the mass of one square point.
    let factor = max(density, 1e-9) / Self.unitArea
    mass = max(area, 1) * factor
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / (max(moment, 1) * factor)
  }

  /// Adds a force, in units of mass times points per second squared, at an offset from the center.
  func apply(force: PhysicsVector, at offset: PhysicsVector = .zero) {
    acceleration += force * inverseMass
    angularAcceleration += offset.cross(force) * inverseInertia
  }

  /// Changes the velocity by an impulse at an offset from the center.
  func apply(impulse: PhysicsVector, at offset: PhysicsVector = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += offset.cross(impulse) * inverseInertia
  }

  /// Returns the position of a point of the body.
  func worldPoint(_ local: PhysicsVector) -> PhysicsVector { position + local.turned(by: angle) }

  /// The shapes at the current position.
  var placedShapes: [PhysicsShape] { shapes.map { $0.placed(at: position, angle: angle) } }

  /// Changes the velocity by the accelerations and the resistance of a step.
  func integrateVelocity(_ step: Double) {
    guard !isAnchored else {
      velocity = .zero
      angularVelocity = 0
      return
    }
    velocity += acceleration * step
    if resistance > 0 { velocity *= exp(-resistance * step) }
    guard inverseInertia > 0 else {
      angularVelocity = 0
      return
    }
    angularVelocity += angularAcceleration * step
    if angularResistance > 0 { angularVelocity *= exp(-angularResistance * step) }
  }

  /// Moves the body by its velocity. The path of a body that falls freely is exact.
  func integratePosition(_ step: Double) {
    guard !isAnchored else { return }
    var movement = (velocity + correction) * step
    if !isConstrained, resistance == 0 { movement -= acceleration * (step * step / 2) }
    position += movement
    angle += (angularVelocity + angularCorrection) * step
    let isAtRest = velocity.magnitude < 1 && abs(angularVelocity) < 0.02
    timeAtRest = isAtRest ? timeAtRest + step : 0
  }
}
