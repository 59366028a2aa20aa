/// The error for a name that no device has.
public struct UnknownScreen: Error, Hashable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let name: String
  /// The suggested name; `nil` if none is close.
  public let suggestion: String?

  /// The error as one sentence.
  public var description: String {
    let hint = suggestion.map { ", did you mean '\($0)'?" } ?? ""
    return "there is no device named '\(name)'\(hint)"
  }
}
