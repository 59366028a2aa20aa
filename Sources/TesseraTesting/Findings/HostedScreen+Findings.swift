import HeadlessHost
internal import ScreenChecking
import UIKit

extension HostedScreen {
  /// Checks the screen as it is displayed now by the rules of `tessera check`.
  ///
  ///     @Test func `the profile has no faults of layout`() throws {
  ///       let screen = HostedScreen(ProfileViewController())
  ///       try screen.expectNoFindings()
  ///     }
  ///
  /// Rules that compare layouts, such as `fixed-font`, and contradictions of constraints need
  /// ``expectNoFindings(in:from:rules:file:line:of:)``, which displays the screen itself.
  ///
  /// - Parameters:
  ///   - level: The lowest level of the findings that fail.
  ///   - rules: The names of the rules; `nil` for all rules.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: ``FindingFailure`` if there are findings, or if the screen has no views.
  /// - Precondition: The rules exist.
  public func expectNoFindings(
    from level: FindingLevel = .warning, rules: [String]? = nil, file: String = #filePath,
    line: Int = #line
  ) throws(FindingFailure) {
    let name = "\(Swift.type(of: viewController))"
    try Self.expectNone(
      in: ScreenCheck.report(named: name, on: self), level, rules, "\(file):\(line)")
  }

  /// Displays a view controller in several layouts, and checks it by the rules of `tessera check`.
  ///
  ///     @Test func `the profile has no faults on phones and tablets`() throws {
  ///       try HostedScreen.expectNoFindings { ProfileViewController() }
  ///     }
  ///
  /// The work that a screen starts is not awaited.
  ///
  /// - Parameters:
  ///   - layouts: The layouts; the 24 of `tessera check` by default.
  ///   - level: The lowest level of the findings that fail.
  ///   - rules: The names of the rules; `nil` for all rules.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - viewController: A closure that creates the view controller, once for each layout.
  /// - Throws: ``FindingFailure`` if there are findings, or if the screen has no views.
  /// - Precondition: The rules and the devices exist.
  public static func expectNoFindings(
    in layouts: [ScreenLayout] = ScreenLayout.all, from level: FindingLevel = .warning,
    rules: [String]? = nil, file: String = #filePath, line: Int = #line,
    of viewController: () -> UIViewController
  ) throws(FindingFailure) {
    let report: CheckReport
    do {
      report = try ScreenCheck.report(
        named: "the screen", layouts: layouts.map(\.value), viewController)
    } catch {
      fatalError("A layout of expectNoFindings cannot be displayed: \(error)")
    }
    try expectNone(in: report, level, rules, "\(file):\(line)")
  }

  /// Throws the findings of a report, if there are some.
  private static func expectNone(
    in report: CheckReport, _ level: FindingLevel, _ rules: [String]?, _ place: String
  ) throws(FindingFailure) {
    for rule in rules ?? [] where CheckRules.named(rule) == nil {
      let names = CheckRules.all.map { $0.id }.joined(separator: ", ")
      fatalError("There is no rule named '\(rule)'; the rules are \(names).")
    }
    if let unread = report.unread.first {
      throw FindingFailure(
        findings: [], description: "\(place): the screen was not checked: \(unread.reason)")
    }
    let found = report.findings.filter {
      $0.level >= level.value && rules?.contains($0.rule) ?? true
    }
    guard !found.isEmpty else { return }
    let texts = found.map { "\($0.diagnostic(in: report))\n    \($0.fix)" }
    let count = found.count == 1 ? "1 finding" : "\(found.count) findings"
    throw FindingFailure(
      findings: texts, description: "\(place): \(count):\n" + texts.joined(separator: "\n"))
  }
}
