/// A suppression that concerns no finding.
package struct UnusedSuppression: Codable, Hashable, Sendable {
  /// The name of the rule.
  package var rule: String
  /// The class, or the class and its property.
  package var subject: String
  /// The file of the suppression, and the line from 1.
  package var file: String
  package var line: Int

  /// Creates a value.
  package init(rule: String, subject: String, file: String, line: Int) {
    self.rule = rule
    self.subject = subject
    self.file = file
    self.line = line
  }

  /// The name of such suppressions in place of a rule.
  package static let id = "unused-suppression"

  /// The sentence for reports, without a period.
  package var message: String { "no finding of \(rule) concerns \(subject)" }

  /// The diagnostic as Xcode shows one.
  package var diagnostic: String { "\(file):\(line):1: warning: [\(Self.id)] \(message)" }
}
