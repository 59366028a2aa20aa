/// The rules by which a date picker changes dates and durations.
struct DatePickerRules: Equatable {
  /// The minutes between two choices.
  var minuteInterval = 1
  var roundsToMinuteInterval = true
  var minimum: Date?
  var maximum: Date?
  var calendar = Calendar.current

  /// The range of durations, in seconds.
  private static let durations: ClosedRange<TimeInterval> = 60...86_340

  /// Returns an interval that divides an hour into equal parts of at most 30 minutes; 1 for
  /// others (recorded: documented by Apple).
  static func validInterval(_ minutes: Int) -> Int {
    (1...30).contains(minutes) && 60 % minutes == 0 ? minutes : 1
  }

  /// Returns a duration in whole minutes, from one minute to 23 hours and 59 minutes; one minute in
  /// place of any other (`dp-countdown-matrix`).
  static func validDuration(_ duration: TimeInterval) -> TimeInterval {
    durations.contains(duration)
      || duration.isFinite && duration > durations.upperBound
        && duration < 86_400
      ? (duration / 60).rounded(.down) * 60 : 60
  }

  /// The range of dates; `nil` where the ends are in the wrong order, which removes both.
  private var ends: (Date?, Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  /// Returns whether a date is in the range.
  func contains(_ date: Date) -> Bool { clamped(date) == date }

  /// Returns the date in the range that is nearest to a date.
  func clamped(_ date: Date) -> Date {
    let (low, high) = ends
    if let low, date < low { return low }
    if let high, date > high { return high }
    return date
  }

  /// Returns whether a part of time, such as a day, has a date in the range.
  func overlaps(from start: Date, to end: Date) -> Bool {
    let (low, high) = ends
    return (low.map { end > $0 } ?? true) && (high.map { start <= $0 } ?? true)
  }

  /// Returns a date with the minute rounded down to the interval, and its own seconds.
  func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let excess = calendar.component(.minute, from: date) % minuteInterval
    return date.addingTimeInterval(TimeInterval(-60 * excess))
  }

  /// Returns the date to which a picker changes when it is set to a date.
  func accepted(_ date: Date) -> Date { clamped(rounded(date)) }
}
