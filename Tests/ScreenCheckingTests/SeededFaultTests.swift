import HeadlessHost
import ScreenChecking
import Testing
import UIKit

/// Each rule finds its fault, and nothing on the mended screen.
@MainActor
struct SeededFaultTests {
  @Test(arguments: SeededFault.all)
  func `a seeded fault is found, and its mended screen has no finding`(fault: SeededFault) throws {
    let faulty = try ScreenCheck.report(named: fault.name) { fault.make(true) }
    let found = faulty.findings.filter { $0.level >= .warning }
    #expect(found.contains { $0.rule == fault.rule }, "\(fault.name): \(faulty.text(from: .note))")
    #expect(
      found.filter { $0.rule != fault.rule }.isEmpty, "\(fault.name): \(faulty.text(from: .note))")
    let mended = try ScreenCheck.report(named: fault.name) { fault.make(false) }
    #expect(
      mended.findings.filter { $0.level >= .warning }.isEmpty,
      "\(fault.name): \(mended.text(from: .note))")
  }

  @Test func `a screen without views cannot be looked at`() {
    let report = CheckReport("Nothing", in: [])
    #expect(report.unread.map(\.screen) == ["Nothing"])
    #expect(report.screens.isEmpty)
  }
}
