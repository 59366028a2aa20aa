import Foundation

/// A statement that findings of a rule about a class are accepted, with the reason.
package struct Suppression: Hashable, Sendable {
  /// The name of the rule.
  package var rule: String
  /// The class of the app; `nil` for all classes.
  package var owner: String?
  /// The property of the class; `nil` for all views of the class.
  package var member: String?
  /// The reason.
  package var reason: String
  /// The file of the suppression, and the line from 1.
  package var file: String
  package var line: Int

  /// The class and the property.
  var subject: String {
    guard let owner else { return "any class" }
    return member.map { "\(owner).\($0)" } ?? owner
  }

  /// Returns whether the suppression concerns a finding.
  func concerns(_ finding: Finding) -> Bool {
    guard finding.rule == rule else { return false }
    if let owner, finding.owner != owner { return false }
    return member == nil || finding.member == member
  }
}

extension Suppression {
  /// The rules and the reason in `target-size, contrast - The reason.`.
  struct Statement {
    var rules: [String]
    /// The words between the rules and the reason.
    var subject: String?
    var reason: String

    /// Reads a statement.
    ///
    /// - Parameter hasSubject: A Boolean value that indicates whether a subject follows the rules.
    /// - Throws: ``SuppressionFailure``.
    init(
      _ text: String, hasSubject: Bool, file: String, line: Int
    ) throws(SuppressionFailure) {
      func failure(_ reason: String) -> SuppressionFailure {
        SuppressionFailure(file: file, line: line, reason: reason)
      }
      // The first hyphen may be at the beginning.
      let parts = (" " + text).split(
        separator: " - ", maxSplits: 1, omittingEmptySubsequences: false)
      reason = parts.count < 2 ? "" : parts[1].trimmingCharacters(in: .whitespaces)
      guard !reason.isEmpty else {
        throw failure("the suppression has no reason; add one after ' - '")
      }
      var words = parts[0].split { $0.isWhitespace || $0 == "," }.map(String.init)
      if hasSubject {
        guard words.count > 1 else {
          throw failure("the suppression names no class; write '<rule> <class> - <reason>'")
        }
        subject = words.removeLast()
      }
      guard !words.isEmpty else {
        throw failure("the suppression names no rule; write the rule before ' - '")
      }
      for word in words where CheckRules.named(word) == nil {
        throw failure("there is no rule named '\(word)'")
      }
      rules = words
    }
  }
}
