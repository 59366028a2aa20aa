import Foundation
import Testing

/// Recorded results of UIKit, compared with the results of this package's `UIKit`.
@Suite("Conformance with recorded answers of UIKit")
@MainActor
struct ConformanceTests {
  @Test func `the cases that come with the package`() throws {
    let report = try ConformanceReport.own.get()
    report.print(title: "own cases")
    if !report.failed.isEmpty { Issue.record("\(report.failureText)") }
    #expect(report.left.isEmpty, "own cases must all be supported")
    #expect(report.passed > 110)
  }

  @Test(.enabled(if: CaseFiles.more != nil))
  func `more cases, where there is a folder of them`() throws {
    let report = try ConformanceReport(of: #require(CaseFiles.more))
    report.print(title: "more cases")
    if !report.failed.isEmpty { Issue.record("\(report.failureText)") }
    #expect(report.passed > 0)
  }
}
