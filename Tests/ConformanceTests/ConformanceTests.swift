import Foundation
import Testing

/// Recorded answers of real UIKit, asked again through this package's `UIKit`.
@Suite("Conformance with recorded answers of UIKit")
@MainActor
struct ConformanceTests {
  @Test("The cases that come with the package")
  func ownCases() throws {
    let report = try Report(of: CaseFiles.own)
    report.print(title: "own cases")
    #expect(report.failed.isEmpty, "\(report.failureText)")
    #expect(report.left.isEmpty, "own cases must all be supported")
    #expect(report.passed > 110)
  }

  @Test("More cases, where there is a folder of them", .enabled(if: CaseFiles.more != nil))
  func moreCases() throws {
    let report = try Report(of: #require(CaseFiles.more))
    report.print(title: "more cases")
    #expect(report.failed.isEmpty, "\(report.failureText)")
    #expect(report.passed > 0)
  }

  /// What became of a folder of cases.
  @MainActor
  struct Report {
    var passed = 0
    var failed: [(id: String, differences: [String])] = []
    var left: [(id: String, reason: String)] = []

    init(of folder: URL) throws {
      for test in try CaseFiles.read(folder) {
        do {
          let differences = try test.differences()
          if differences.isEmpty { passed += 1 } else { failed.append((test.id, differences)) }
        } catch let later as LeftForLater {
          left.append((test.id, later.reason))
        }
      }
    }

    var failureText: String {
      failed.map { "\($0.id):\n  \($0.differences.prefix(6).joined(separator: "\n  "))" }
        .joined(separator: "\n")
    }

    func print(title: String) {
      var lines = [
        "Conformance, \(title): \(passed + failed.count) run, \(passed) passed, "
          + "\(failed.count) failed, \(left.count) left for later"
      ]
      for (reason, cases) in Dictionary(grouping: left, by: \.reason).sorted(by: { $0.key < $1.key }
      ) {
        lines.append("  left for later, \(reason): \(cases.map(\.id).joined(separator: ", "))")
      }
      Swift.print(lines.joined(separator: "\n"))
    }
  }
}
