internal import ScreenChecking

/// The weight of a finding about a screen.
public enum FindingLevel: String, Hashable, Sendable, CaseIterable {
  /// Advice that many good screens do not follow.
  case note
  /// A fault for some users.
  case warning
  /// A fault: a text that cannot be read, or a control that cannot be used.
  case error

  /// The value for reports.
  var value: CheckLevel { CheckLevel(rawValue: rawValue) ?? .warning }
}
