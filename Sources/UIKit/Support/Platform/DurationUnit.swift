#if !canImport(ObjectiveC)
  /// A unit of a length of time, in the order from the largest one.
  enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var calendarUnit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// The number of seconds; `nil` for units of several lengths.
    var seconds: Int? {
      switch self {
      case .year, .month: nil
      case .week: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }

    /// Returns the number of units of another kind that are as long; `nil` if it is not fixed.
    func count(of smaller: DurationUnit) -> Int? {
      if self == .year, smaller == .month { return 12 }
      guard let seconds, let other = smaller.seconds else { return nil }
      return seconds / other
    }

    /// A Boolean value that indicates whether the unit is written between colons.
    var isClockUnit: Bool { self == .hour || self == .minute || self == .second }

    /// The letters after a number.
    var letters: String {
      switch self {
      case .year: "y"
      case .month: "mo"
      case .week: "w"
      case .day: "d"
      case .hour: "h"
      case .minute: "m"
      case .second: "s"
      }
    }

    /// Returns the abbreviation for a number of units.
    func abbreviation(for count: Int) -> String {
      switch self {
      case .year: count == 1 ? "yr" : "yrs"
      case .month: count == 1 ? "mth" : "mths"
      case .week: count == 1 ? "wk" : "wks"
      case .day: count == 1 ? "day" : "days"
      case .hour: "hr"
      case .minute: "min"
      case .second: "sec"
      }
    }

    /// Returns the word for a number of units.
    func word(for count: Int) -> String {
      let word =
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
      return count == 1 ? word : word + "s"
    }
  }

  /// A number of units.
  struct DurationPart {
    let unit: DurationUnit
    var value: Int
  }

  extension [DurationPart] {
    /// Expresses a first value of 1 in the next unit, if that is not zero.
    mutating func collapseFirst() {
      guard let first = firstIndex(where: { $0.value != 0 }), self[first].value == 1,
        first + 1 < count, self[first + 1].value != 0,
        let factor = self[first].unit.count(of: self[first + 1].unit)
      else { return }
      self[first + 1].value += factor
      self[first].value = 0
    }

    /// Keeps a number of units from the first one that is not zero, and rounds the last one; 0
    /// keeps all.
    mutating func limit(to limit: Int) {
      guard limit > 0, let first = firstIndex(where: { $0.value != 0 }), first + limit < count
      else { return }
      let last = first + limit - 1
      if isMoreThanHalf(after: last) { increment(last) }
      for index in last + 1..<count { self[index].value = 0 }
      // A carry may have begun a larger unit.
      let start = firstIndex { $0.value != 0 } ?? first
      removeSubrange(Swift.min(start + limit, count)...)
    }

    /// Returns whether the units after one make more than half of it.
    private func isMoreThanHalf(after last: Int) -> Bool {
      let unit = self[last].unit
      // The usual lengths of months and years, for rounding.
      let length = unit.seconds ?? (unit == .year ? 31_557_600 : 2_629_800)
      let rest = self[(last + 1)...].reduce(0) {
        $0 + $1.value * ($1.unit.seconds ?? 2_629_800)
      }
      return rest * 2 > length
    }

    private mutating func increment(_ index: Int) {
      self[index].value += 1
      guard index > 0, let factor = self[index - 1].unit.count(of: self[index].unit),
        self[index].value >= factor
      else { return }
      self[index].value = 0
      increment(index - 1)
    }
  }
#endif
