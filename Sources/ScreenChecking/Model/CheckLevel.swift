/// The weight of a finding.
package enum CheckLevel: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// Advice that many good screens do not follow.
  case note
  /// A fault for some users.
  case warning
  /// A fault: a text that cannot be read, or a control that cannot be used.
  case error

  package static func < (first: CheckLevel, second: CheckLevel) -> Bool {
    allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
  }
}
