/// A touch was to reach a view or an item that it cannot reach.
public struct UnreachableTarget: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as one sentence.
  public let description: String
}
