/// The selection of one day in a ``UICalendarView``. A tap on the selected day deselects it, if the
/// delegate permits no day.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected day, or `nil` (the default) for none. Setting it does not notify the delegate.
  open var selectedDate: DateComponents? { didSet { view?.showMonth() } }

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day without notifying the delegate. The change is not animated here.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func contains(_ day: Date) -> Bool {
    selectedDate.flatMap { view?.day(of: $0) } == day
  }

  override func mayChange(_ day: Date) -> Bool {
    guard let view, let delegate else { return true }
    return contains(day) || delegate.dateSelection(self, canSelectDate: view.components(of: day))
  }

  override func userDidChoose(_ day: Date) {
    guard let view else { return }
    let new = contains(day) ? nil : view.components(of: day)
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// The delegate of a ``UICalendarSelectionSingleDate``.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called after the user selected a day, or deselected it, which is `nil`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether the user may select a day, or no day, which is `nil`. The default is `true`.
  /// Other days are dimmed.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
