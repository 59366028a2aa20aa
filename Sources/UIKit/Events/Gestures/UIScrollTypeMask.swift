/// A kind of scrolling with a pointing device.
public enum UIScrollType: UInt, Sendable {
  /// Scrolling in steps, such as with the wheel of a mouse.
  case discrete
  /// Scrolling without steps, such as with two fingers on a trackpad.
  case continuous
}

/// The kinds of scrolling with a pointing device that a recognizer of pans follows.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the kinds: one at the position of each raw value of ``UIScrollType``.
  public let rawValue: Int

  /// Creates a set of kinds from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling in steps, such as with the wheel of a mouse.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << UIScrollType.discrete.rawValue)
  /// Scrolling without steps, such as with two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << UIScrollType.continuous.rawValue)
  /// All kinds of scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  /// Creates the set of one kind.
  init(_ type: UIScrollType) { self.init(rawValue: 1 << type.rawValue) }
}
