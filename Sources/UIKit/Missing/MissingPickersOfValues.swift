// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Calendars that select several dates are missing; use a UIDatePicker of the inline
/// style, or a collection view.
@available(
  *, unavailable,
  message:
    "Calendars that select several dates are missing; use a UIDatePicker of the inline style, or a collection view."
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
