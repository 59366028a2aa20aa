/// A linear program in standard form: minimize `costs · x` with `matrix · x = bounds` and `x >= 0`.
///
/// The method is dense, has two phases and uses only Bland's rule. It shares no code with the
/// solver.
struct DenseSimplex {
  enum Answer {
    case infeasible
    case unbounded
    case optimal(Double)
  }

  /// One row for each equation, its right side last; a negative right side is turned.
  private var rows: [[Double]] = []
  private var basis: [Int] = []
  private let width: Int
  private static let epsilon = 1e-9

  init(matrix: [[Double]], bounds: [Double], width: Int) {
    self.width = width
    for (index, row) in matrix.enumerated() {
      let sign: Double = bounds[index] < 0 ? -1 : 1
      var full = [Double](repeating: 0, count: width + matrix.count + 1)
      for column in row.indices { full[column] = sign * row[column] }
      full[width + index] = 1
      full[width + matrix.count] = sign * bounds[index]
      rows.append(full)
      basis.append(width + index)
    }
  }

  mutating func minimise(_ costs: [Double]) -> Answer {
    let total = width + rows.count
    var phaseOne = [Double](repeating: 0, count: total)
    for column in width..<total { phaseOne[column] = 1 }
    guard case .optimal(let infeasibility) = run(phaseOne, columns: total) else {
      return .unbounded
    }
    if infeasibility > 1e-7 { return .infeasible }
    // Artificial variables that are basic at zero go where they can; where they cannot, the row is
    // empty.
    for row in rows.indices where basis[row] >= width {
      if let column = (0..<width).first(where: { abs(rows[row][$0]) > Self.epsilon }) {
        pivot(row, column)
      }
    }
    var full = [Double](repeating: 0, count: total)
    for column in costs.indices { full[column] = costs[column] }
    return run(full, columns: width)
  }

  /// Minimises with only the first columns allowed to enter.
  private mutating func run(_ costs: [Double], columns: Int) -> Answer {
    let last = width + rows.count
    while true {
      var reduced = costs
      var value = 0.0
      for row in rows.indices where costs[basis[row]] != 0 {
        let cost = costs[basis[row]]
        rows[row].withUnsafeBufferPointer { line in
          for column in 0..<columns { reduced[column] -= cost * line[column] }
        }
        value += cost * rows[row][last]
      }
      guard let entering = (0..<columns).first(where: { reduced[$0] < -Self.epsilon }) else {
        return .optimal(value)
      }
      var leaving: Int?
      var least = Double.infinity
      for row in rows.indices where rows[row][entering] > Self.epsilon {
        let ratio = rows[row][last] / rows[row][entering]
        if ratio < least - 1e-12
          || (ratio <= least + 1e-12 && leaving.map { basis[row] < basis[$0] } ?? true)
        {
          least = min(least, ratio)
          leaving = row
        }
      }
      guard let leaving else { return .unbounded }
      pivot(leaving, entering)
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = 1 / rows[row][column]
    for index in rows[row].indices { rows[row][index] *= factor }
    let source = rows[row]
    for other in rows.indices where other != row {
      let multiple = rows[other][column]
      guard multiple != 0 else { continue }
      rows[other].withUnsafeMutableBufferPointer { line in
        source.withUnsafeBufferPointer { source in
          for index in line.indices { line[index] -= multiple * source[index] }
        }
      }
    }
    basis[row] = column
  }
}
