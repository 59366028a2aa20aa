/// The delegate of a ``UICalendarView``. Both methods are optional.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicalendarviewdelegate
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the decoration below a day; `nil`, the default, for none.
  ///
  /// - Parameter dateComponents: The calendar, the era, the year, the month and the day.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called after the displayed month changed, with the components of the former one.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
