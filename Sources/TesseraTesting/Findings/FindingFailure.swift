/// The error of a screen with findings of `tessera check`.
public struct FindingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, a text of two lines each: the fault with the class and the layouts, and the way
  /// to mend it.
  public let findings: [String]
  /// The file and the line of the call, and the findings.
  public let description: String
}
