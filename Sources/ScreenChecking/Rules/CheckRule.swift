/// A rule about screens.
package protocol CheckRule: Sendable {
  /// The name in reports and in suppressions.
  static var id: String { get }
  /// The rule, as a sentence.
  static var summary: String { get }
  /// The usual way to mend the fault, as a sentence.
  static var fix: String { get }

  /// A Boolean value that indicates whether the rule also looks at screens that are scrolled
  /// to their end.
  static var looksAtScrollEnds: Bool { get }

  init()

  /// Looks at a screen in one layout.
  func look(at screen: CheckedScreen, _ result: inout RuleResult)

  /// Looks at a screen in all layouts.
  func look(at screens: [CheckedScreen], _ result: inout RuleResult)
}

extension CheckRule {
  package static var looksAtScrollEnds: Bool { false }

  package func look(at screen: CheckedScreen, _ result: inout RuleResult) {}

  package func look(at screens: [CheckedScreen], _ result: inout RuleResult) {
    for screen in screens { look(at: screen, &result) }
  }
}
