/// The selection of several days in a ``UICalendarView``. A tap on a selected day deselects it.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected days, in the order of their selection. The default is an empty array. Setting it
  /// does not notify the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { view?.showMonth() } }

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days without notifying the delegate. The change is not animated here.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func contains(_ day: Date) -> Bool {
    guard let view else { return false }
    return selectedDates.contains { view.day(of: $0) == day }
  }

  override func mayChange(_ day: Date) -> Bool {
    guard let view, let delegate else { return true }
    let components = view.components(of: day)
    return contains(day)
      ? delegate.multiDateSelection(self, canDeselectDate: components)
      : delegate.multiDateSelection(self, canSelectDate: components)
  }

  override func userDidChoose(_ day: Date) {
    guard let view, mayChange(day) else { return }
    let components = view.components(of: day)
    if contains(day) {
      selectedDates.removeAll { view.day(of: $0) == day }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// The delegate of a ``UICalendarSelectionMultiDate``.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called after the user selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after the user deselected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether the user may select a day. The default is `true`. Other days are dimmed.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the user may deselect a day. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
