/// The contents of a date picker in one of its styles.
@MainActor
protocol DatePickerPart: UIView {
  /// Displays the values of a picker.
  func show(_ picker: UIDatePicker, animated: Bool)
}

extension DateWheels: DatePickerPart {
  func show(_ picker: UIDatePicker, animated: Bool) {
    if mode != picker.datePickerMode || texts !== picker.texts || rules != picker.rules {
      configure(picker.datePickerMode, picker.texts, picker.rules)
    }
    show(picker.date, duration: picker.countDownDuration, animated: animated)
    isUserInteractionEnabled = picker.isEnabled
    alpha = picker.isEnabled ? 1 : 0.5
  }
}
