/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the parts of a second.
public typealias CMTimeScale = Int32
/// The loop or file that a time belongs to.
public typealias CMTimeEpoch = Int64

/// The kind of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The value was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is later than all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is earlier than all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is unknown.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of infinite and unknown times.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time as a fraction: `value / timescale` seconds.
///
/// Apple documentation: https://developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator. It is positive in numbers.
  public var timescale: CMTimeScale
  /// The kind of the time.
  public var flags: CMTimeFlags
  /// The loop or file that the time belongs to; usually 0.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time of `value / timescale` seconds; an invalid time if the timescale is not
  /// positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    guard timescale > 0 else {
      self.init()
      return
    }
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Creates a time of a number of seconds.
  ///
  /// The value is cut towards zero, with the flag `hasBeenRounded` (chosen; Apple's documentation
  /// names no rounding). The timescale is halved until the value fits. An infinite number of
  /// seconds is an infinite time; `nan` and timescales that are not positive are invalid.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    guard seconds.isFinite else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    var scale = preferredTimescale
    while abs(seconds * Double(scale)) >= 9.2e18, scale > 1 { scale /= 2 }
    let exact = seconds * Double(scale)
    guard abs(exact) < 9.2e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    // Decimal fractions such as 0.29 seconds are hundredths, whatever their last binary digit.
    let nearest = exact.rounded()
    let isNear = abs(exact - nearest) <= abs(exact) * 4 * Double.ulpOfOne
    let cut = isNear ? nearest : exact.rounded(.towardZero)
    self.init(
      value: Int64(cut), timescale: scale, flags: isNear ? .valid : [.valid, .hasBeenRounded],
      epoch: 0)
  }

  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// An invalid time.
  public static let invalid = CMTime()
  /// An unknown time, such as the duration of a live broadcast.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time that is later than all numbers.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time that is earlier than all numbers.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is later than all numbers.
  public var isPositiveInfinity: Bool { flags.isSuperset(of: [.valid, .positiveInfinity]) }
  /// Whether the time is earlier than all numbers.
  public var isNegativeInfinity: Bool { flags.isSuperset(of: [.valid, .negativeInfinity]) }
  /// Whether the time is unknown.
  public var isIndefinite: Bool { flags.isSuperset(of: [.valid, .indefinite]) }
  /// Whether the time is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask)
  }
  /// Whether the value of the number was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; infinite for infinite times, and no number for others.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}
