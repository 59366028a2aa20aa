import Foundation

/// `tessera-lower lower` as a process with one thread, from start to end.
///
/// Measures the tool at `TESSERA_LOWER_BIN`. Without it, measures the release build of the package
/// in the parent folder, which `swift build -c release --product tessera-lower` makes. The sources
/// are generated; `TESSERA_LOWER_SOURCES` names a folder with others.
@MainActor
enum LoweringProcess {
  static let name = "lowering"

  static func measure() {
    let tool = ToolProcess(product: "tessera-lower", variable: "TESSERA_LOWER_BIN", workload: name)
    if let path = ProcessInfo.processInfo.environment["TESSERA_LOWER_SOURCES"] {
      report("folder", tool, folder: URL(fileURLWithPath: path), lineCount: lineCount(of: path))
      return
    }
    for screens in [1, 60, 600] {
      let corpus: LoweringCorpus
      do {
        corpus = try LoweringCorpus(screens: screens)
      } catch {
        fatalError("The sources cannot be written: \(error).")
      }
      defer { corpus.remove() }
      report("generated", tool, folder: corpus.folder, lineCount: corpus.lineCount)
    }
  }

  private static func report(
    _ metric: String, _ tool: ToolProcess, folder: URL, lineCount: Int
  ) {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("lowering-output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let arguments = ["lower", folder.path, output.path, "--module", "App", "--keep-going"]
    _ = tool.run(arguments)
    let uses = (0..<7).map { _ in tool.run(arguments) }
    let times = Spread(uses.map(\.time))
    Measurement(workload: name, count: lineCount, metric: metric, value: times).report()
    Measurement(
      workload: name, count: lineCount, metric: "\(metric)-memory",
      value: Spread(uses.map(\.memory)), unit: .bytes
    ).report()
    Measurement(
      workload: name, count: lineCount, metric: "\(metric)-speed",
      value: Double(lineCount) / (times.median / 1e9), unit: .linesPerSecond
    ).report()
  }

  private static func lineCount(of path: String) -> Int {
    var count = 0
    let files = FileManager.default.enumerator(atPath: path)
    while let name = files?.nextObject() as? String {
      guard name.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: path + "/" + name)
      else { continue }
      count += data.count { $0 == UInt8(ascii: "\n") }
    }
    return count
  }
}
