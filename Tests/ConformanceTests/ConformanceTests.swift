import Foundation
import Testing

/// Recorded results of UIKit, compared with those of this package's `UIKit`.
@Suite("Conformance with recorded answers of UIKit")
@MainActor
struct ConformanceTests {
  @Test("The cases that come with the package")
  func ownCases() throws {
    let report = try ConformanceReport.own.get()
    report.print(title: "own cases")
    if !report.failed.isEmpty { Issue.record("\(report.failureText)") }
    #expect(report.left.isEmpty, "own cases must all be supported")
    #expect(report.passed > 110)
  }

  @Test("More cases, where there is a folder of them", .enabled(if: CaseFiles.more != nil))
  func moreCases() throws {
    let report = try ConformanceReport(of: #require(CaseFiles.more))
    report.print(title: "more cases")
    if !report.failed.isEmpty { Issue.record("\(report.failureText)") }
    #expect(report.passed > 0)
  }
}
