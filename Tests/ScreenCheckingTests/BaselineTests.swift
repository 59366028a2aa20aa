import Foundation
import Testing

@testable import ScreenChecking

/// A baseline accepts the findings that it names, and can only shrink.
struct BaselineTests {
  private func finding(_ rule: String, _ level: CheckLevel, _ member: String) -> Finding {
    Finding(
      rule: rule, level: level, message: "A fault", fix: "Mend it.", screens: ["Screen"],
      owner: "Cell", member: member, type: "UILabel", path: "/UILabel", layouts: ["iphone-15"],
      frame: [0, 0, 10, 10], count: 1)
  }

  private func report(_ findings: [Finding]) -> CheckReport {
    var report = CheckReport()
    report.screens = ["Screen"]
    report.findings = findings
    return report
  }

  @Test func `findings of the baseline are accepted, and new ones are not`() throws {
    let known = finding("contrast", .warning, "title")
    let text = Baseline(of: report([known]), from: .warning).text
    var later = report([known, finding("contrast", .warning, "subtitle")])
    let rest = later.accept(try Baseline(text, file: "baseline"))
    #expect(later.findings.map(\.member) == ["subtitle"])
    #expect(later.accepted == 1)
    #expect(rest.text == text)
    #expect(later.text(from: .warning).contains("; 1 finding of the baseline"))
  }

  @Test func `a mended finding leaves the baseline, and a new one does not enter it`() throws {
    let all = [finding("contrast", .warning, "title"), finding("no-name", .error, "button")]
    let baseline = Baseline(of: report(all), from: .warning)
    var later = report([all[1], finding("target-size", .warning, "button")])
    let rest = later.accept(baseline)
    #expect(baseline.count == 2)
    #expect(rest.count == 1)
    #expect(rest.text.hasSuffix("\nerror no-name|Cell|button\n"))
    #expect(later.findings.map(\.rule) == ["target-size"])
  }

  @Test func `a finding whose level rises is not accepted`() throws {
    let baseline = Baseline(
      of: report([finding("text-clipped", .warning, "title")]), from: .warning)
    var later = report([finding("text-clipped", .error, "title")])
    _ = later.accept(baseline)
    #expect(later.findings.count == 1)
  }

  @Test func `a baseline of warnings has no notes`() {
    let notes = report([finding("line-length", .note, "title")])
    #expect(Baseline(of: notes, from: .warning).count == 0)
  }

  @Test func `a line without a level is an error with its number`() {
    let failure = #expect(throws: SuppressionFailure.self) {
      try Baseline("# Head\ncontrast|Cell|title\n", file: "baseline")
    }
    #expect(failure?.line == 2)
  }
}
