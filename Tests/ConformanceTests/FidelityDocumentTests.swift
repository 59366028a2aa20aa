import Foundation
import Testing

/// `docs/fidelity.md` against the results of this run.
@MainActor
struct FidelityDocumentTests {
  @Test func `the fidelity document is up to date`() throws {
    let text = FidelityDocument(report: try ConformanceReport.own.get()).text
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_FIDELITY"] == "1" {
      try text.write(to: FidelityDocument.file, atomically: true, encoding: .utf8)
    }
    let isFresh = try? String(contentsOf: FidelityDocument.file, encoding: .utf8) == text
    #expect(
      isFresh == true,
      "docs/fidelity.md is stale. Run \(FidelityDocument.command) and commit the file.")
  }

  @Test func `a case that fails or is left out shows in the fidelity document`() {
    let source = Case.Source(
      repo: "someone/something", commit: "0123456789abcdef", os: "iOS 26", image: "a.png")
    func result(_ id: String, _ outcome: ConformanceReport.Outcome) -> ConformanceReport.Result {
      ConformanceReport.Result(
        id: id, outcome: outcome, source: source, layout: "flow", frameCount: 3, tolerance: 0.5)
    }
    let family = ConformanceReport.Family(
      name: "lists",
      results: [
        result("first", .passed), result("second", .failed(["too wide"])),
        result("third", .left("list sections")),
      ])
    let text = FidelityDocument(report: ConformanceReport(families: [family])).text
    #expect(
      text.contains("3 cases with 9 recorded frames in 1 files: 1 passed, 1 failed, 1 left out."))
    #expect(text.contains("\n| `lists` | flow | 3 | 1 | 1 | 1 | 9 | 0.5 |\n"))
    #expect(text.contains("\n| `third` | list sections |\n"))
    #expect(
      text.contains(
        "\n| `lists` | iOS 26 | measured in images | `someone/something` at `0123456` |\n"))
  }
}
