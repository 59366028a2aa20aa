/// The cost of systems of constraints.
enum SolverWorkload {
  static let name = "solver"

  static func measure() {
    for shape in SolverSystem.Shape.allCases {
      for count in shape == .cell ? [1] : [10, 100, 1000] { measure(shape, count: count) }
    }
  }

  private static func measure(_ shape: SolverSystem.Shape, count: Int) {
    // The first hundreds of builds of a cell measure cold caches and branch predictors.
    let repetitions = shape == .cell ? 4000 : max(1, 1000 / count)
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: "\(name)-\(shape.rawValue)", count: count, metric: metric, value: value)
        .report()
    }
    // Creates variables and constraints, adds them, and reads all values.
    report(
      "build",
      measureTime(repetitions: repetitions) {
        var system = SolverSystem(shape, count: count)
        system.solve()
        keep(system.sum)
      })
    // Changes the width of the container, and reads all values.
    var system = SolverSystem(shape, count: count)
    system.solve()
    var step = 0
    report(
      "width",
      measureTime(repetitions: 20 * repetitions) {
        step += 1
        system.setWidth(step % 2 == 0 ? 393 : 402)
        keep(system.sum)
      })
  }
}
