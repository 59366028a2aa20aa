// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Wheels are missing; use a list with a checkmark accessory, or a menu.
@available(
  *, unavailable, message: "Wheels are missing; use a list with a checkmark accessory, or a menu."
)
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { missing() }
    set { missing() }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { missing() }
    set { missing() }
  }
  open var numberOfComponents: Int { missing() }
  open func numberOfRows(inComponent component: Int) -> Int { missing() }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { missing() }
  open func selectedRow(inComponent component: Int) -> Int { missing() }
  open func reloadAllComponents() { missing() }
  open func reloadComponent(_ component: Int) { missing() }
}

/// Missing: Wheels are missing; use a list with a checkmark accessory, or a menu.
@available(
  *, unavailable, message: "Wheels are missing; use a list with a checkmark accessory, or a menu."
)
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Missing: Wheels are missing; use a list with a checkmark accessory, or a menu.
@available(
  *, unavailable, message: "Wheels are missing; use a list with a checkmark accessory, or a menu."
)
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

@available(
  *, unavailable, message: "Wheels are missing; use a list with a checkmark accessory, or a menu."
)
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { missing() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { missing() }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { missing() }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { missing() }
}

/// Missing: Date pickers and calendars are missing; use text fields or lists.
@available(
  *, unavailable, message: "Date pickers and calendars are missing; use text fields or lists."
)
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  open var datePickerMode: Mode {
    get { missing() }
    set { missing() }
  }
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { missing() }
    set { missing() }
  }
  open var date: Date {
    get { missing() }
    set { missing() }
  }
  open var minimumDate: Date? {
    get { missing() }
    set { missing() }
  }
  open var maximumDate: Date? {
    get { missing() }
    set { missing() }
  }
  open var minuteInterval: Int {
    get { missing() }
    set { missing() }
  }
  open var locale: Locale? {
    get { missing() }
    set { missing() }
  }
  open var calendar: Calendar! {
    get { missing() }
    set { missing() }
  }
  open var timeZone: TimeZone? {
    get { missing() }
    set { missing() }
  }
  open var countDownDuration: TimeInterval {
    get { missing() }
    set { missing() }
  }
  open func setDate(_ date: Date, animated: Bool) { missing() }
}

/// Missing: Date pickers and calendars are missing; use text fields or lists.
@available(
  *, unavailable, message: "Date pickers and calendars are missing; use text fields or lists."
)
public enum UIDatePickerStyle {
  case automatic, wheels, compact, inline
}

/// Missing: Date pickers and calendars are missing; use text fields or lists.
@available(
  *, unavailable, message: "Date pickers and calendars are missing; use text fields or lists."
)
@preconcurrency @MainActor open class UICalendarView: UIView {
  open var calendar: Calendar {
    get { missing() }
    set { missing() }
  }
  open var locale: Locale {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Color wells and the pickers of colors and fonts are missing; use a grid of colors or a
/// list of fonts of your own.
@available(
  *, unavailable,
  message:
    "Color wells and the pickers of colors and fonts are missing; use a grid of colors or a list of fonts of your own."
)
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var selectedColor: UIColor? {
    get { missing() }
    set { missing() }
  }
  open var supportsAlpha: Bool {
    get { missing() }
    set { missing() }
  }
  open var title: String? {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Color wells and the pickers of colors and fonts are missing; use a grid of colors or a
/// list of fonts of your own.
@available(
  *, unavailable,
  message:
    "Color wells and the pickers of colors and fonts are missing; use a grid of colors or a list of fonts of your own."
)
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open var selectedColor: UIColor {
    get { missing() }
    set { missing() }
  }
  open var supportsAlpha: Bool {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Color wells and the pickers of colors and fonts are missing; use a grid of colors or a
/// list of fonts of your own.
@available(
  *, unavailable,
  message:
    "Color wells and the pickers of colors and fonts are missing; use a grid of colors or a list of fonts of your own."
)
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open var selectedFontDescriptor: UIFontDescriptor? {
    get { missing() }
    set { missing() }
  }
}
