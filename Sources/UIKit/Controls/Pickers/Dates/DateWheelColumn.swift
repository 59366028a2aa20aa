/// A wheel of a date picker: the part of dates that it changes, and its rows.
@MainActor
enum DateWheelColumn: Equatable {
  case day, month, dayOfMonth, year, hour, minute, period, hours, minutes

  /// The number of rows of a wheel that repeats its values.
  private static let repeatedRows = 10_000
  /// The number of days before and after the reference day.
  static let dayReach = 10_000
  static let years = 1...9_999

  /// The values that the wheel repeats; `nil` for one whose values are all different.
  func cycle(_ wheels: DateWheels) -> Int? {
    switch self {
    case .month: wheels.texts.months.count
    case .dayOfMonth: wheels.daysInLongestMonth
    case .hour: wheels.texts.hasPeriods ? 12 : 24
    case .minute, .minutes: 60 / wheels.rules.minuteInterval
    case .hours: nil
    case .day, .year, .period: nil
    }
  }

  func rowCount(_ wheels: DateWheels) -> Int {
    if let cycle = cycle(wheels) { return Self.repeatedRows / cycle * cycle }
    return switch self {
    case .day: 2 * Self.dayReach + 1
    case .year: Self.years.count
    case .period: 2
    default: 24
    }
  }

  /// Returns the row of a value near another row, or near the middle of the wheel.
  func row(of value: Int, near row: Int?, _ wheels: DateWheels) -> Int {
    guard let cycle = cycle(wheels) else { return value }
    let count = rowCount(wheels)
    let near = row ?? count / 2 / cycle * cycle
    var result = near - near % cycle + value
    if result - near > cycle / 2, result >= cycle { result -= cycle }
    if near - result > cycle / 2, result + cycle < count { result += cycle }
    return result
  }

  /// Returns the value of a row.
  func value(ofRow row: Int, _ wheels: DateWheels) -> Int {
    cycle(wheels).map { row % $0 } ?? row
  }

  /// The columns of a mode in a locale, from the leading one.
  static func columns(of mode: UIDatePicker.Mode, _ texts: DatePickerTexts) -> [DateWheelColumn] {
    let clock: [DateWheelColumn] =
      texts.hasPeriods
      ? texts.isPeriodFirst ? [.period, .hour, .minute] : [.hour, .minute, .period]
      : [.hour, .minute]
    let date = texts.dateOrder.map { letter -> DateWheelColumn in
      switch letter {
      case "M": .month
      case "d": .dayOfMonth
      default: .year
      }
    }
    return switch mode {
    case .time: clock
    case .date: date
    case .dateAndTime: [.day] + clock
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: date.filter { $0 != .dayOfMonth }
    }
  }
}
