/// A device was asked for by a name that no device has.
public struct UnknownScreen: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String
  /// The name that was probably meant; nil where none is close.
  public let suggestion: String?

  /// The error as one sentence.
  public var description: String {
    let hint = suggestion.map { ", did you mean '\($0)'?" } ?? ""
    return "there is no device named '\(name)'\(hint)"
  }
}
