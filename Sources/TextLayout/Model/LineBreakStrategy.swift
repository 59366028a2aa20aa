/// Preferences between line break opportunities.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Moves the last word of a line to a last line that would have only one word.
  public static let pushOut = LineBreakStrategy(rawValue: 1)

  /// Breaks lines of Korean text only at spaces.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

  /// The strategies of labels.
  public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
}
