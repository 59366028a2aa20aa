/// A connection of a body to another one, or to a point of the container.
@MainActor
struct PhysicsJoint {
  /// The values that the connection keeps.
  enum Kind: Equatable {
    /// The distance of both points.
    case distance(Double)
    /// The distance of both points, at most.
    case limit(Double)
    /// The position of both points to each other.
    case pin
    /// The position and the angle.
    case fixed
    /// The angle, and the position across an axis in the coordinates of the second body, with the
    /// lowest and the highest position along it.
    case sliding(axis: PhysicsVector, range: ClosedRange<Double>)
  }

  var kind: Kind
  let a: PhysicsBody
  /// The second body; `nil` for the container.
  let b: PhysicsBody?
  /// The point of the first body, in its coordinates.
  var pointA: PhysicsVector
  /// The point of the second body, in its coordinates, or of the container.
  var pointB: PhysicsVector
  /// The difference of the angles, in radians.
  var angle = 0.0
  /// The lowest and the highest difference of the angles, for pins.
  var turns = -Double.infinity...Double.infinity
  /// The frequency of the spring in hertz; 0 for a rigid connection.
  var frequency = 0.0
  /// The damping of the spring: 1 for one that does not swing.
  var damping = 0.0
  /// The torque against turns.
  var frictionTorque = 0.0

  /// The share of an error that a step corrects.
  private static let correctionShare = 0.2

  /// Adds the rows of the joint for a step, in seconds.
  func addRows(to rows: inout [PhysicsRow], step: Double) {
    let offsetA = pointA.turned(by: a.angle)
    let offsetB = b.map { pointB.turned(by: $0.angle) } ?? .zero
    let (start, end) = (a.position + offsetA, b.map { $0.position + offsetB } ?? pointB)
    let line = end - start
    func row(_ direction: PhysicsVector) -> PhysicsRow {
      PhysicsRow(a, b, along: direction, atA: offsetA, atB: offsetB)
    }
    func add(_ row: PhysicsRow, error: Double) {
      var row = row
      if frequency > 0 {
        row.soften(error: error, frequency: frequency, damping: damping, step: step)
      } else {
        row.correction = -error * Self.correctionShare / step
      }
      rows.append(row)
    }
    switch kind {
    case .distance(let length):
      if length > 0 {
        let direction = line == .zero ? PhysicsVector(0, 1) : line.direction
        add(row(direction), error: line.magnitude - length)
      } else {
        add(row(PhysicsVector(1, 0)), error: line.x)
        add(row(PhysicsVector(0, 1)), error: line.y)
      }
    case .limit(let length):
      addBound(row(-line.direction), distance: length - line.magnitude, to: &rows, step: step)
    case .pin:
      add(row(PhysicsVector(1, 0)), error: line.x)
      add(row(PhysicsVector(0, 1)), error: line.y)
    case .fixed:
      add(row(PhysicsVector(1, 0)), error: line.x)
      add(row(PhysicsVector(0, 1)), error: line.y)
      add(PhysicsRow(turning: a, b), error: turn)
    case .sliding(let axis, let range):
      let along = axis.direction.turned(by: b?.angle ?? 0)
      // The first body slides: the axis lies in the second one.
      let rail = PhysicsRow(
        a, b, along: along.quarterTurn, atA: offsetA, atB: start - (b?.position ?? start))
      add(rail, error: along.quarterTurn.dot(line))
      add(PhysicsRow(turning: a, b), error: turn)
      let position = -along.dot(line)
      let rest = start - (b?.position ?? start)
      if range.lowerBound > -.infinity {
        addBound(
          PhysicsRow(a, b, along: -along, atA: offsetA, atB: rest),
          distance: position - range.lowerBound, to: &rows, step: step)
      }
      if range.upperBound < .infinity {
        addBound(
          PhysicsRow(a, b, along: along, atA: offsetA, atB: rest),
          distance: range.upperBound - position, to: &rows, step: step)
      }
    }
    addTurns(to: &rows, step: step)
  }

  /// The difference of the angles from the one that the joint keeps.
  private var turn: Double { (b?.angle ?? 0) - a.angle - angle }

  private func addTurns(to rows: inout [PhysicsRow], step: Double) {
    if turns.lowerBound > -.infinity {
      addBound(
        PhysicsRow(turning: a, b), distance: turn - turns.lowerBound, to: &rows, step: step)
    }
    if turns.upperBound < .infinity {
      var row = PhysicsRow(turning: a, b)
      row.turnA = 1
      row.turnB = -1
      addBound(row, distance: turns.upperBound - turn, to: &rows, step: step)
    }
    guard frictionTorque > 0 else { return }
    var row = PhysicsRow(turning: a, b)
    row.lowest = -frictionTorque * step
    row.highest = frictionTorque * step
    row.correction = 0
    rows.append(row)
  }

  /// Adds a row whose relative velocity keeps a distance from becoming negative.
  private func addBound(
    _ row: PhysicsRow, distance: Double, to rows: inout [PhysicsRow], step: Double
  ) {
    var row = row
    row.lowest = 0
    row.target = -max(distance, 0) / step
    row.correction = distance < 0 ? -distance * Self.correctionShare / step : -.infinity
    rows.append(row)
  }

  /// The bodies that move when one of them moves.
  var bodies: [PhysicsBody] { [a] + (b.map { [$0] } ?? []) }
}
