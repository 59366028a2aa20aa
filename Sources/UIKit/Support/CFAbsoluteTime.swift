// The names of Core Foundation's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  /// A time as a number of seconds since the first moment of 2001 in Greenwich.
  public typealias CFAbsoluteTime = Double

  /// The number of seconds from the first moment of 1970 to the first moment of 2001.
  public let kCFAbsoluteTimeIntervalSince1970: Double =
    Date.timeIntervalBetween1970AndReferenceDate

  /// Returns the current time of the system. It goes back if the system's clock is set.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
  }
#endif
