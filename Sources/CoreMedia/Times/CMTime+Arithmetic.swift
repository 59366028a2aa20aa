// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CMTime: Comparable, Hashable {
  /// Returns whether two times are equal, also with different timescales.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    CMTimeCompare(first, second) == 0
  }

  /// Returns whether a time is before another one.
  public static func < (first: CMTime, second: CMTime) -> Bool {
    CMTimeCompare(first, second) < 0
  }

  public func hash(into hasher: inout Hasher) {
    guard isNumeric else {
      hasher.combine(rank)
      return
    }
    let divisor = Self.greatestDivisor(value.magnitude, UInt64(timescale))
    hasher.combine(epoch)
    hasher.combine(value / Int64(divisor))
    hasher.combine(UInt64(timescale) / divisor)
  }

  /// Returns the sum: see `CMTimeAdd`.
  public static func + (first: CMTime, second: CMTime) -> CMTime { CMTimeAdd(first, second) }
  /// Returns the difference: see `CMTimeSubtract`.
  public static func - (first: CMTime, second: CMTime) -> CMTime { CMTimeSubtract(first, second) }
  /// Adds a time.
  public static func += (first: inout CMTime, second: CMTime) { first = first + second }
  /// Subtracts a time.
  public static func -= (first: inout CMTime, second: CMTime) { first = first - second }

  /// The position among the kinds of times.
  fileprivate var rank: Int {
    if !isValid { return 4 }
    if isIndefinite { return 3 }
    if isPositiveInfinity { return 2 }
    return isNegativeInfinity ? 0 : 1
  }

  private static func greatestDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return max(first, 1)
  }

  /// The timescale of the result of two numbers: the least common multiple, or the largest one.
  fileprivate static func commonScale(_ first: CMTime, _ second: CMTime) -> CMTimeScale {
    guard first.timescale != second.timescale else { return first.timescale }
    let divisor = greatestDivisor(UInt64(first.timescale), UInt64(second.timescale))
    let multiple = UInt64(first.timescale) / divisor * UInt64(second.timescale)
    return Int32(exactly: multiple) ?? .max
  }

  /// Returns the sum of two times, or of one and the opposite of another one.
  fileprivate static func sum(_ first: CMTime, _ second: CMTime, sign: Int128) -> CMTime {
    guard first.isValid, second.isValid else { return .invalid }
    if first.isIndefinite || second.isIndefinite { return .indefinite }
    let signs = (first.infinity, second.infinity * Int(sign))
    if signs.0 != 0 || signs.1 != 0 {
      guard signs.0 * signs.1 >= 0 else { return .invalid }
      return signs.0 + signs.1 > 0 ? .positiveInfinity : .negativeInfinity
    }
    guard first.epoch == second.epoch || first.epoch == 0 || second.epoch == 0 else {
      return .invalid
    }
    let epoch =
      sign < 0 && first.epoch == second.epoch ? 0 : first.epoch == 0 ? second.epoch : first.epoch
    let (a, b) = (Fraction(first.value, first.timescale), Fraction(second.value, second.timescale))
    let total = Fraction(
      a.numerator * b.denominator + sign * b.numerator * a.denominator,
      a.denominator * b.denominator)
    var result = CMTime(total, timescale: commonScale(first, second), epoch: epoch)
    if first.hasBeenRounded || second.hasBeenRounded, result.isNumeric {
      result.flags.insert(.hasBeenRounded)
    }
    return result
  }

  /// 1 for positive infinity, -1 for negative infinity, 0 for others.
  fileprivate var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

  /// Returns the opposite of an infinite time, or the time itself, by a sign.
  fileprivate func infinite(_ sign: Int) -> CMTime {
    infinity * sign > 0 ? .positiveInfinity : .negativeInfinity
  }
}

/// Returns the sum of two times.
///
/// The timescale is the least common multiple of both, or the largest one if that is larger; a
/// value that does not fit halves it. An invalid time makes the sum invalid, and so do opposite
/// infinities and different epochs; an unknown time makes it unknown.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { .sum(lhs, rhs, sign: 1) }

/// Returns the difference of two times, by the rules of `CMTimeAdd`.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { .sum(lhs, rhs, sign: -1) }

/// Returns the product of a time and a number.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// Returns a time multiplied by a number and divided by another one; an invalid time if that is 0.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isValid, divisor != 0 else { return .invalid }
  guard !time.isIndefinite else { return time }
  let sign = multiplier.signum() * divisor.signum()
  guard time.isNumeric else { return sign == 0 ? .invalid : time.infinite(Int(sign)) }
  let top = Int128(time.value) * Int128(multiplier) * Int128(divisor.signum())
  let bottom = Int128(time.timescale) * Int128(divisor.magnitude)
  var result = CMTime(Fraction(top, bottom), timescale: time.timescale, epoch: time.epoch)
  if result.hasBeenRounded {
    // A timescale in which the result is exact, if there is one.
    let wanted = Int64(time.timescale) * Int64(divisor.magnitude)
    let scale = Int32(exactly: wanted) ?? .max
    result = CMTime(Fraction(top, bottom), timescale: scale, epoch: time.epoch)
  }
  return result
}

/// Returns the product of a time and a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isValid, !multiplier.isNaN else { return .invalid }
  guard !time.isIndefinite else { return time }
  let sign = multiplier > 0 ? 1 : multiplier < 0 ? -1 : 0
  guard time.isNumeric else { return sign == 0 ? .invalid : time.infinite(sign) }
  let scale = max(time.timescale, 65536)
  let value = (time.seconds * multiplier * Double(scale)).rounded(.toNearestOrAwayFromZero)
  guard abs(value) < 9.2e18 else {
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: scale)
  }
  let isExact = value / Double(scale) == time.seconds * multiplier
  return CMTime(
    value: Int64(value), timescale: scale, flags: isExact ? .valid : [.valid, .hasBeenRounded],
    epoch: time.epoch)
}

/// Returns -1, 0 or 1 if a time is less than, equal to or greater than another one.
///
/// Numbers are between the infinities; then follow unknown times, and then invalid ones. Numbers of
/// different epochs are ordered by these.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  guard time1.isNumeric, time2.isNumeric else {
    return time1.rank == time2.rank ? 0 : time1.rank < time2.rank ? -1 : 1
  }
  guard time1.epoch == time2.epoch else { return time1.epoch < time2.epoch ? -1 : 1 }
  let first = Int128(time1.value) * Int128(time2.timescale)
  let second = Int128(time2.value) * Int128(time1.timescale)
  return first == second ? 0 : first < second ? -1 : 1
}

/// Returns the smaller of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}

/// Returns the greater of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}

/// Returns the absolute value of a time.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  guard time.isNumeric, time.value < 0 else { return time }
  return CMTimeMultiply(time, multiplier: -1)
}
