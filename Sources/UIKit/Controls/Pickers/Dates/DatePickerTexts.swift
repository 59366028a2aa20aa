/// The texts of a date picker in a locale and a calendar.
@MainActor
final class DatePickerTexts {
  let calendar: Calendar
  private let locale: Locale
  private let dayFormatter: DateFormatter
  private let relativeFormatter: DateFormatter
  private let dateFormatter: DateFormatter
  private let timeFormatter: DateFormatter
  private let monthFormatter: DateFormatter
  private let spokenDayFormatter: DateFormatter
  /// The letters of the date in the order of the locale, such as "Mdy".
  let dateOrder: String
  /// A Boolean value that indicates whether hours have periods such as AM and PM.
  let hasPeriods: Bool
  /// A Boolean value that indicates whether the period is in front of the hour.
  let isPeriodFirst: Bool

  init(calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    self.locale = locale
    func formatter(_ template: String) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter
    }
    dayFormatter = formatter("EEEMMMd")
    dateFormatter = formatter("yMMMd")
    timeFormatter = formatter("jmm")
    monthFormatter = formatter("yMMMM")
    spokenDayFormatter = formatter("EEEEMMMMd")
    relativeFormatter = formatter("yMMMd")
    relativeFormatter.dateStyle = .medium
    relativeFormatter.timeStyle = .none
    relativeFormatter.doesRelativeDateFormatting = true
    let date = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let order = ["M", "L", "d", "y"].compactMap { letter in
      date.firstIndex(of: Character(letter)).map { ($0, letter == "L" ? "M" : letter) }
    }.sorted { $0.0 < $1.0 }.map(\.1).joined()
    dateOrder = order.count == 3 ? order : "Mdy"
    let time = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? ""
    let period = time.firstIndex { "abB".contains($0) }
    hasPeriods = period != nil
    let hour = time.firstIndex { "hHkK".contains($0) }
    isPeriodFirst = period.flatMap { period in hour.map { period < $0 } } ?? false
  }

  /// Returns a date without the time, such as "Nov 29, 2026".
  func date(_ date: Date) -> String { dateFormatter.string(from: date) }
  /// Returns a time, such as "10:41 AM".
  func time(_ date: Date) -> String { timeFormatter.string(from: date) }
  /// Returns a month with its year, such as "November 2026".
  func month(_ date: Date) -> String { monthFormatter.string(from: date) }
  /// Returns a day as assistive technology reads it, such as "Sunday, November 29".
  func spokenDay(_ date: Date) -> String { spokenDayFormatter.string(from: date) }

  /// Returns a day, such as "Sun, Nov 29", or the locale's word for today.
  func day(_ date: Date, now: Date) -> String {
    guard calendar.isDate(date, inSameDayAs: now) else { return dayFormatter.string(from: date) }
    let word = relativeFormatter.string(from: date)
    // Without words for days, the formatter returns a date.
    guard word.contains(where: \.isNumber) else { return word }
    return locale.identifier.hasPrefix("en") ? "Today" : dayFormatter.string(from: date)
  }

  /// The names of the months in the locale.
  var months: [String] {
    var calendar = calendar
    calendar.locale = locale
    return calendar.standaloneMonthSymbols
  }

  /// The names of the periods of a day.
  var periods: [String] {
    var calendar = calendar
    calendar.locale = locale
    return [calendar.amSymbol, calendar.pmSymbol]
  }

  /// The short names of the days of the week, from the first one of the locale.
  var weekdays: [String] {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (0..<names.count).map { names[($0 + first) % names.count].uppercased(with: locale) }
  }

  /// Returns a number in the digits of the locale.
  func number(_ value: Int, digits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.minimumIntegerDigits = digits
    formatter.usesGroupingSeparator = false
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
