/// The base class of the ways of selecting days in a ``UICalendarView``.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicalendarselection
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The view whose days are selected.
  weak var view: UICalendarView?

  /// Asks the delegate again for the displayed days that the user may select.
  open func updateSelectableDates() { view?.showMonth() }

  // MARK: Hooks for the view

  /// Returns whether a day is selected.
  func contains(_ day: Date) -> Bool { false }
  /// Returns whether the user may select a day, or deselect a selected one.
  func mayChange(_ day: Date) -> Bool { true }
  /// Selects or deselects a day for the user.
  func userDidChoose(_ day: Date) {}
}
