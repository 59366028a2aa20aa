extension UIDatePicker {
  /// The kind of value that a date picker selects.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }
}
