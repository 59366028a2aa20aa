/// The error for a name that no device has.
public struct UnknownScreen: Error, Hashable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let name: String
  /// The suggested name; `nil` if none is close.
  public let suggestion: String?
  /// The reason, as the end of a sentence, why a device does not have the system version at the end
  /// of the name; `nil` for other names.
  public let reason: String?

  /// The error as one sentence.
  public var description: String {
    let hint = suggestion.map { ", did you mean '\($0)'?" } ?? ""
    return "there is no device named '\(name)'\(hint)" + (reason.map { ": \($0)" } ?? "")
  }
}
