/// The ways to round a time to a timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest value, and away from zero in the middle.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Towards zero to a smaller timescale, and away from zero to a larger one.
  case quickTime = 4
  /// Towards positive infinity.
  case roundTowardPositiveInfinity = 5
  /// Towards negative infinity.
  case roundTowardNegativeInfinity = 6

  /// The default: `roundHalfAwayFromZero`.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
  /// Returns the time with another timescale; an invalid time if that is not positive. A time that
  /// is no number is returned as it is.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    guard newTimescale > 0 else { return .invalid }
    guard newTimescale != timescale else { return self }
    var result = CMTime(
      Fraction(value, timescale), timescale: newTimescale, epoch: epoch, method: method)
    if hasBeenRounded, result.isNumeric { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Creates the number nearest to a fraction. The timescale is halved until the value fits; a
  /// value that fits none is infinite.
  init(
    _ fraction: Fraction, timescale: CMTimeScale, epoch: CMTimeEpoch,
    method: CMTimeRoundingMethod = .default
  ) {
    var scale = timescale
    while true {
      if let (value, isExact) = fraction.rounded(to: Int128(scale), method) {
        self.init(
          value: value, timescale: scale, flags: isExact ? .valid : [.valid, .hasBeenRounded],
          epoch: epoch)
        return
      }
      guard scale > 1 else { break }
      scale /= 2
    }
    self = fraction.numerator > 0 ? .positiveInfinity : .negativeInfinity
    self.epoch = epoch
  }
}

/// A fraction of large numbers, for results before they are rounded.
struct Fraction {
  var numerator: Int128
  /// A positive number.
  var denominator: Int128

  init(_ value: Int64, _ timescale: Int32) {
    self.init(Int128(value), Int128(timescale))
  }

  init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Returns the value in parts of a second, and whether it is exact; `nil` if it does not fit.
  func rounded(to scale: Int128, _ method: CMTimeRoundingMethod) -> (Int64, isExact: Bool)? {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: scale)
    guard !overflow else { return nil }
    var (quotient, rest) = product.quotientAndRemainder(dividingBy: denominator)
    let isExact = rest == 0
    if !isExact {
      let away: Int128 = rest < 0 ? -1 : 1
      let goesAway =
        switch method {
        case .roundHalfAwayFromZero: 2 * rest.magnitude >= denominator.magnitude
        case .roundTowardZero: false
        case .roundAwayFromZero: true
        case .quickTime: scale > denominator
        case .roundTowardPositiveInfinity: rest > 0
        case .roundTowardNegativeInfinity: rest < 0
        }
      if goesAway { quotient += away }
    }
    return Int64(exactly: quotient).map { ($0, isExact) }
  }
}
