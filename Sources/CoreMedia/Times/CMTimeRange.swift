// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A part of a timeline.
///
/// Apple documentation: https://developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
  /// The first time.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Creates a range of a start and a duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range of a start and an end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange()

  /// The time after the range.
  public var end: CMTime { start + duration }
  /// Whether both times are valid, and the duration is not negative.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0
  }
  /// Whether a time of the range is infinite or unknown.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether the range is valid, and its duration 0.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether a time is in the range. The end is not.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && time >= start && time < end
  }

  /// Returns whether another range is in the range.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
  }

  /// Returns the common part of two ranges; an empty range at 0 if there is none.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let first = max(start, otherRange.start)
    let last = min(end, otherRange.end)
    return last > first ? CMTimeRange(start: first, end: last) : .zero
  }

  /// Returns the smallest range around two ranges.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

/// Returns a range of a start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns a range of a start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}

/// Returns the time after a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
