/// The date picker or the calendar view whose months a ``CalendarMonthView`` displays.
@MainActor
protocol CalendarMonthSource: AnyObject {
  /// The texts, and the calendar.
  var texts: DatePickerTexts { get }
  /// The range of dates.
  var rules: DatePickerRules { get }
  /// A Boolean value that indicates whether the user may choose days and months.
  var isEnabled: Bool { get }
  /// The design of the font of days.
  var fontDesign: UIFontDescriptor.SystemDesign { get }
  /// The height of the decorations below the days, in points; 0 for none.
  var decorationHeight: CGFloat { get }

  /// Returns whether a day is displayed as selected.
  func isSelected(_ day: Date) -> Bool
  /// Returns whether the user may select a day of the range.
  func maySelect(_ day: Date) -> Bool
  /// Returns the view below a day; `nil` for none.
  func decoration(for day: Date) -> UIView?

  /// Called after the user tapped a day, with its start.
  func userDidChoose(day: Date)
  /// Called after the user turned the wheels to a month, with a date in it and one in the former
  /// month.
  func userDidChoose(month: Date, insteadOf former: Date)
  /// Called after the user changed the displayed month without the wheels, with a date in the
  /// former one.
  func userDidTurn(from month: Date)
}

extension CalendarMonthView: DatePickerPart {
  func show(_ picker: UIDatePicker, animated: Bool) {
    show(month: picker.date, animated: animated)
  }
}

extension UIDatePicker: CalendarMonthSource {
  var fontDesign: UIFontDescriptor.SystemDesign { .default }
  var decorationHeight: CGFloat { 0 }

  func isSelected(_ day: Date) -> Bool { texts.calendar.isDate(day, inSameDayAs: date) }
  func maySelect(_ day: Date) -> Bool { true }
  func decoration(for day: Date) -> UIView? { nil }

  /// Selects a day; the time stays.
  func userDidChoose(day: Date) {
    let calendar = texts.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let date = calendar.date(from: parts) else { return }
    userDidChoose(date, animated: false)
  }

  func userDidChoose(month: Date, insteadOf former: Date) {
    userDidChoose(month, animated: false)
  }
  func userDidTurn(from month: Date) {}
}
