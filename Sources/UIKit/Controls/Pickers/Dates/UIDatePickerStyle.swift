/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style of the system for the mode: ``compact``, or ``wheels`` for modes without it.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A date and a time that open a calendar and wheels.
  case compact = 2
  /// A calendar, and a time that opens wheels.
  case inline = 3
}
