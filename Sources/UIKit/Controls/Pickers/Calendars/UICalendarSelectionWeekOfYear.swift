/// The selection of one week in a ``UICalendarView``. A tap on a day selects its week, and a tap on
/// a day of the selected week deselects it, if the delegate permits no week.
///
/// Weeks are date components with the calendar, the week of the year and the year of the week.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyear
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The selected week, or `nil` (the default) for none. Setting it does not notify the delegate.
  ///
  /// The components need the week of the year and the year of the week.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.showMonth() } }

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a week without notifying the delegate. The change is not animated here.
  open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  private func week(of day: Date) -> DateComponents? {
    view?.components([.weekOfYear, .yearForWeekOfYear], of: day)
  }

  override func contains(_ day: Date) -> Bool {
    guard let selectedWeekOfYear, let week = week(of: day) else { return false }
    return week.weekOfYear == selectedWeekOfYear.weekOfYear
      && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
  }

  override func mayChange(_ day: Date) -> Bool {
    contains(day)
      || delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day)) ?? true
  }

  override func userDidChoose(_ day: Date) {
    let new = contains(day) ? nil : week(of: day)
    guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: new) ?? true else { return }
    selectedWeekOfYear = new
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: new)
  }
}

/// The delegate of a ``UICalendarSelectionWeekOfYear``.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyeardelegate
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// Called after the user selected a week, or deselected it, which is `nil`.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Returns whether the user may select a week, or no week, which is `nil`. The default is `true`.
  /// The days of other weeks are dimmed.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns `true`.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
