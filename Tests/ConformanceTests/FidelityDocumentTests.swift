import Foundation
import Testing

/// `docs/fidelity.md` against the results of this run.
@MainActor
struct FidelityDocumentTests {
  @Test func `the fidelity document is up to date`() throws {
    let text = FidelityDocument(
      report: try ConformanceReport.own.get(), views: try RecordedViews.own()
    ).text
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

  @Test func `the fidelity document names the families, tolerances and cases of views`() {
    let about = RecordedViews.About(
      suite: "BarTests", tolerances: ["widths": .init(points: 1.5, reason: "Texts differ.")],
      leftOut: ["second": "A table."], chosen: ["The color is chosen."])
    let family = RecordedViews.Family(
      name: "bars",
      cases: [.init(id: "first", machine: "a phone"), .init(id: "second", machine: "a phone")],
      about: about)
    let text = FidelityDocument(
      report: ConformanceReport(families: []), views: RecordedViews(families: [family])
    ).text
    #expect(text.contains("2 cases in 1 files: 1 compared, 1 left out."))
    #expect(text.contains("\n| `bars` | `BarTests` | 2 | 1 | 1 |\n"))
    #expect(text.contains("\n| `bars` | widths | 1.5 | Texts differ. |\n"))
    #expect(text.contains("\n| `second` | A table. |\n"))
    #expect(text.contains("\n- `bars`: The color is chosen.\n"))
  }

  @Test func `every file of recorded views says how it is compared`() throws {
    let families = try RecordedViews.own().families
    #expect(families.count >= 14)
    for family in families {
      let ids = family.cases.map(\.id)
      #expect(Set(ids).count == ids.count, "\(family.name)")
      #expect(Set(family.about.leftOut.keys).isSubset(of: ids), "\(family.name)")
    }
  }
}
