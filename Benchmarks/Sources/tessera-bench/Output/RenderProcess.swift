/// `tessera render` as a process.
///
/// Measures the tool at `TESSERA_BIN`. Without it, measures the release build of the package in the
/// parent folder, which `swift build -c release --product tessera` makes.
@MainActor
enum RenderProcess {
  static let name = "render"

  static func measure() {
    let tool = ToolProcess(product: "tessera", variable: "TESSERA_BIN", workload: name)
    report("hello-list", tool, example: "hello-list", count: 32, runs: 31)
    report("million", tool, example: "instagram-panels-million", count: 1_000_000, runs: 5)
  }

  private static func report(
    _ metric: String, _ tool: ToolProcess, example: String, count: Int, runs: Int
  ) {
    _ = tool.run(["render", example])
    let uses = (0..<runs).map { _ in tool.run(["render", example]) }
    Measurement(
      workload: name, count: count, metric: metric, value: Spread(uses.map(\.time))
    ).report()
    Measurement(
      workload: name, count: count, metric: "\(metric)-memory",
      value: Spread(uses.map(\.memory)), unit: .bytes
    ).report()
  }
}
