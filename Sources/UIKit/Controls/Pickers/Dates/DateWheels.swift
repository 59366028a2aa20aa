/// The wheels of a date picker: a picker whose rows are the parts of dates.
final class DateWheels: UIPickerView {
  private(set) var mode: UIDatePicker.Mode
  private(set) var texts: DatePickerTexts
  private(set) var rules: DatePickerRules
  private var parts: [DateWheelColumn]
  /// The displayed date.
  private(set) var date: Date
  /// The displayed duration, in seconds.
  private(set) var duration: TimeInterval
  /// The day in the middle of the wheel of days.
  private let referenceDay: Date
  /// Called after the user has chosen a date or a duration.
  var didChoose: (Date, TimeInterval) -> Void = { _, _ in }
  private let source = DateWheelSource()

  init(
    _ mode: UIDatePicker.Mode, date: Date, duration: TimeInterval, texts: DatePickerTexts,
    rules: DatePickerRules
  ) {
    self.mode = mode
    self.texts = texts
    self.rules = rules
    self.date = date
    self.duration = duration
    parts = DateWheelColumn.columns(of: mode, texts)
    referenceDay = texts.calendar.startOfDay(for: date)
    super.init(frame: CGRect(origin: .zero, size: UIPickerView.standardSize))
    source.wheels = self
    dataSource = source
    delegate = source
    show(date, duration: duration, animated: false)
  }

  required init?(coder: NSCoder) {
    fatalError("The wheels of date pickers cannot be decoded; create a UIDatePicker.")
  }

  /// Changes the mode, the texts and the rules.
  func configure(_ mode: UIDatePicker.Mode, _ texts: DatePickerTexts, _ rules: DatePickerRules) {
    self.mode = mode
    self.texts = texts
    self.rules = rules
    parts = DateWheelColumn.columns(of: mode, texts)
    reloadAllComponents()
    for (index, part) in parts.enumerated() {
      selectRow(part.row(of: value(of: part), near: nil, self), inComponent: index, animated: false)
    }
  }

  /// Turns the wheels to a date and a duration.
  func show(_ date: Date, duration: TimeInterval, animated: Bool) {
    self.date = date
    self.duration = duration
    for (index, part) in parts.enumerated() {
      let near = animated ? selectedRow(inComponent: index) : nil
      let row = part.row(of: value(of: part), near: near, self)
      if row != selectedRow(inComponent: index) {
        selectRow(row, inComponent: index, animated: animated)
      }
    }
  }

  var partCount: Int { parts.count }
  func part(_ index: Int) -> DateWheelColumn { parts[index] }

  /// The number of days in the longest month of the calendar.
  var daysInLongestMonth: Int { texts.calendar.maximumRange(of: .day)?.count ?? 31 }

  // MARK: Values

  /// Returns the value of the displayed date or duration on a wheel.
  private func value(of part: DateWheelColumn) -> Int {
    let calendar = texts.calendar
    switch part {
    case .day:
      let days =
        calendar.dateComponents(
          [.day], from: referenceDay, to: calendar.startOfDay(for: date)
        ).day ?? 0
      return min(max(days + DateWheelColumn.dayReach, 0), 2 * DateWheelColumn.dayReach)
    case .month: return calendar.component(.month, from: date) - 1
    case .dayOfMonth: return calendar.component(.day, from: date) - 1
    case .year: return calendar.component(.year, from: date) - DateWheelColumn.years.lowerBound
    case .hour:
      let hour = calendar.component(.hour, from: date)
      return texts.hasPeriods ? hour % 12 : hour
    case .minute: return calendar.component(.minute, from: date) / rules.minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(duration) / 3600
    case .minutes: return Int(duration) / 60 % 60 / rules.minuteInterval
    }
  }

  /// Returns the date that the wheels would display with another value on one of them.
  private func date(changing part: DateWheelColumn, to value: Int) -> Date {
    let calendar = texts.calendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch part {
    case .day:
      let day =
        calendar.date(
          byAdding: .day, value: value - DateWheelColumn.dayReach, to: referenceDay) ?? date
      let named = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) =
        (named.era, named.year, named.month, named.day)
    case .month: parts.month = value + 1
    case .dayOfMonth: parts.day = value + 1
    case .year: parts.year = value + DateWheelColumn.years.lowerBound
    case .hour:
      let hour = parts.hour ?? 0
      parts.hour = texts.hasPeriods ? hour / 12 * 12 + value : value
    case .minute: parts.minute = value * rules.minuteInterval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .hours, .minutes: return date
    }
    if part == .month || part == .year {
      // A month without the day ends on its last one.
      var first = parts
      first.day = 1
      let days = calendar.date(from: first).flatMap {
        calendar.range(of: .day, in: .month, for: $0)
      }
      if let days { parts.day = min(parts.day ?? 1, days.count) }
    }
    return calendar.date(from: parts) ?? date
  }

  /// Returns the duration that the wheels would display with another value on one of them.
  private func duration(changing part: DateWheelColumn, to value: Int) -> TimeInterval {
    let minutes = Int(duration) / 60
    return switch part {
    case .hours: TimeInterval((value * 60 + minutes % 60) * 60)
    case .minutes:
      TimeInterval((minutes / 60 * 60 + value * rules.minuteInterval) * 60)
    default: duration
    }
  }

  // MARK: Rows

  func text(ofRow row: Int, in component: Int) -> String {
    let part = parts[component]
    let value = part.value(ofRow: row, self)
    return switch part {
    case .day: texts.day(date(changing: .day, to: value), now: Date())
    case .month: texts.months[value]
    case .dayOfMonth: texts.number(value + 1)
    case .year: texts.number(value + DateWheelColumn.years.lowerBound)
    case .hour: texts.number(texts.hasPeriods && value == 0 ? 12 : value)
    case .minute: texts.number(value * rules.minuteInterval, digits: 2)
    case .period: texts.periods[value]
    case .hours: texts.number(value) + (value == 1 ? " hour" : " hours")
    case .minutes: texts.number(value * rules.minuteInterval) + " min"
    }
  }

  override func isRowEnabled(_ row: Int, in component: Int) -> Bool {
    let part = parts[component]
    let value = part.value(ofRow: row, self)
    let calendar = texts.calendar
    let unit: Calendar.Component
    switch part {
    case .hours, .minutes: return true
    case .day: unit = .day
    case .month: unit = .month
    case .year: unit = .year
    case .dayOfMonth:
      let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      guard value < days else { return false }
      unit = .day
    case .hour: unit = .hour
    case .minute: unit = .minute
    case .period: return true
    }
    guard let span = calendar.dateInterval(of: unit, for: date(changing: part, to: value)) else {
      return true
    }
    return rules.overlaps(from: span.start, to: span.end)
  }

  override func standardLabel(ofComponent component: Int) -> String? {
    switch parts[component] {
    case .day, .dayOfMonth: "Day"
    case .month: "Month"
    case .year: "Year"
    case .hour, .hours: "Hour"
    case .minute, .minutes: "Minute"
    case .period: "Period"
    }
  }

  func width(of component: Int) -> CGFloat {
    switch parts[component] {
    case .day: 124
    case .month: mode == .yearAndMonth ? 0 : 130
    case .dayOfMonth: 50
    case .year: mode == .yearAndMonth ? 0 : 90
    case .hour, .minute, .period: mode == .time ? 64 : 48
    case .hours, .minutes: 0
    }
  }

  // MARK: The user

  override func userDidSelect(_ row: Int, in component: Int) {
    let part = parts[component]
    let value = part.value(ofRow: row, self)
    let isEnabled = isRowEnabled(row, in: component)
    var chosen = date
    var length = duration
    if mode == .countDownTimer {
      length = DatePickerRules.validDuration(duration(changing: part, to: value))
    } else if part == .dayOfMonth, !isEnabled {
      let days = texts.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      chosen = date(changing: part, to: min(value, days - 1))
    } else {
      chosen = date(changing: part, to: value)
    }
    show(rules.clamped(chosen), duration: length, animated: true)
    // Which rows can be chosen may depend on the other parts.
    for index in parts.indices where index != component { reloadComponent(index) }
    didChoose(date, duration)
  }
}

/// The data source and delegate of the wheels of a date picker.
final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var wheels: DateWheels?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels?.partCount ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.map { $0.part(component).rowCount($0) } ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { wheels?.text(ofRow: row, in: component) }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    wheels?.width(of: component) ?? 0
  }
}
