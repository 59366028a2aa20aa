// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The time 0.
public let kCMTimeZero = CMTime.zero
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// An unknown time.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time that is later than all numbers.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time that is earlier than all numbers.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Returns a time of `value / timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time of a number of seconds: see ``CMTime/init(seconds:preferredTimescale:)``.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time: see ``CMTime/seconds``.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// Returns a time with another timescale.
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime {
  time.convertScale(newTimescale, method: method)
}

extension CMTime: CustomStringConvertible {
  /// The fraction and its seconds.
  public var description: String {
    if !isValid { return "{INVALID}" }
    if isIndefinite { return "{INDEFINITE}" }
    if isPositiveInfinity { return "{+INFINITY}" }
    if isNegativeInfinity { return "{-INFINITY}" }
    return "{\(value)/\(timescale) = \(seconds)}"
  }
}
