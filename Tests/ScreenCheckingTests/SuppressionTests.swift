import Foundation
import HeadlessHost
import ScreenChecking
import Testing
import UIKit

/// Suppressions remove the findings that they concern, and nothing else.
@MainActor
struct SuppressionTests {
  /// The report about a screen with two small controls: one in a property, and one in a view.
  private func report() throws -> CheckReport {
    try ScreenCheck.report(named: "Small", layouts: [CheckLayout(device: "iphone-15")]) {
      SmallControlScreen()
    }
  }

  private func kept(_ report: CheckReport) -> [String] {
    report.findings.filter { $0.level >= .warning }.map(\.fingerprint)
  }

  @Test func `the screen has a finding for each of its controls`() throws {
    #expect(
      kept(try report()) == [
        "target-size|SmallControlScreen|open", "target-size|SmallControlScreen|close",
      ])
  }

  @Test func `a comment at a property concerns its view`() throws {
    var report = try report()
    let source = """
      /// A screen.
      final class SmallControlScreen: UIViewController {
        // tessera:disable target-size - The whole row opens.
        private let open = UIControl()
        private let close = UIControl()
      }
      """
    report.suppress(try Suppression.list(inSource: source, file: "Screen.swift"))
    #expect(kept(report) == ["target-size|SmallControlScreen|close"])
    #expect(report.suppressed == 1)
    #expect(report.unused.isEmpty)
    #expect(report.text(from: .warning).contains("; 1 finding suppressed"))
  }

  @Test func `a comment at a class concerns all its views`() throws {
    var report = try report()
    let source = """
      // tessera:disable target-size - A screen for a mouse.
      @MainActor
      public final class SmallControlScreen: UIViewController {
      }
      """
    report.suppress(try Suppression.list(inSource: source, file: "Screen.swift"))
    #expect(kept(report).isEmpty)
    #expect(report.suppressed == 2)
  }

  @Test func `a comment at the end of a line concerns the declaration before it`() throws {
    let source = """
      class First: UIView {
        class func make() {}
        @IBOutlet private weak var star: UIView!  // tessera:disable no-name, contrast - Decoration.
      }
      """
    let found = try Suppression.list(inSource: source, file: "First.swift")
    #expect(found.map(\.rule) == ["no-name", "contrast"])
    #expect(found.map(\.owner) == ["First", "First"])
    #expect(found.map(\.member) == ["star", "star"])
    #expect(found.map(\.line) == [3, 3])
    #expect(found.first?.reason == "Decoration.")
  }

  @Test func `a string and a comment about suppressions are none`() throws {
    let source = """
      class First: UIView {
        let text = "// tessera:disable no-name"
        /// Write `// tessera:disable no-name` above the property.
        let name = ""
      }
      """
    #expect(try Suppression.list(inSource: source, file: "First.swift").isEmpty)
  }

  @Test(arguments: [
    ("// tessera:disable no-name\nclass A: UIView {}", 1, "no reason"),
    ("// tessera:disable no-name - \nclass A: UIView {}", 1, "no reason"),
    ("\n// tessera:disable no-nam - Because.\nclass A: UIView {}", 2, "no rule named 'no-nam'"),
    ("// tessera:disable - Because.\nclass A: UIView {}", 1, "names no rule"),
    ("class A: UIView {\n  // tessera:disable no-name - Why.\n  func a() {}\n}", 2, "at no class"),
  ])
  func `a comment that cannot be read names its line`(
    source: String, line: Int, reason: String
  ) throws {
    let failure = #expect(throws: SuppressionFailure.self) {
      try Suppression.list(inSource: source, file: "A.swift")
    }
    #expect(failure?.line == line)
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
  }

  @Test func `a file has lines with rules, a class and a reason`() throws {
    let text = """
      # Accepted for now.

      target-size SmallControlScreen.close - The system's size.
      contrast * - The designer's colors.
      """
    let found = try Suppression.list(in: text, file: ".tessera-check")
    #expect(found.map(\.owner) == ["SmallControlScreen", nil])
    #expect(found.map(\.member) == ["close", nil])
    var report = try report()
    report.suppress(found)
    #expect(kept(report) == ["target-size|SmallControlScreen|open"])
    #expect(
      report.diagnostics(from: .warning).hasSuffix(
        ".tessera-check:4:1: warning: [unused-suppression] no finding of contrast concerns any "
          + "class\n"))
    #expect(report.hasFindings(from: .warning))
  }

  @Test(arguments: ["target-size", "target-size - Because.", "target-size A"])
  func `a line of a file without a class or a reason is an error`(line: String) {
    #expect(throws: SuppressionFailure.self) {
      try Suppression.list(in: "# First\n\(line)\n", file: "file")
    }
  }

  @Test func `a suppression that only another part needs is not reported`() throws {
    var first = try report()
    var second = first
    second.findings = []
    let list = try Suppression.list(in: "target-size * - Because.", file: "file")
    first.suppress(list)
    second.suppress(list)
    second.isPart = true
    #expect(second.unused.count == 1)
    #expect(second.reportedUnused.isEmpty)
    let parts = [first, second].map { Data($0.json(from: .note).utf8) }
    #expect(try CheckReport.merged(parts).unused.isEmpty)
    #expect(try CheckReport.merged([parts[1], parts[1]]).unused.count == 1)
  }
}

/// A screen with two controls that are too low.
private final class SmallControlScreen: UIViewController {
  private let open = UIButton(type: .custom)
  private let close = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, control) in [open, close].enumerated() {
      control.frame = CGRect(x: 100, y: 100 + 100 * number, width: 100, height: 30)
      control.accessibilityLabel = number == 0 ? "Open" : "Close"
      view.addSubview(control)
    }
  }
}
