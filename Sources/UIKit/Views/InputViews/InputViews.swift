/// The views that are displayed for a first responder in place of the keyboard and above it.
@MainActor
struct InputViews {
  /// The view above the keyboard.
  var accessory: UIView?
  /// The responder that returned ``accessory``.
  weak var accessoryOwner: UIResponder?
  /// The view in place of the keyboard.
  var input: UIView?
  /// A Boolean value that indicates whether the keyboard of the device is shown.
  var needsKeyboard = false
  /// The displayed keyboard of the device; `nil` if a host does not display it.
  var keyboard: UIView?
  /// A Boolean value that indicates whether the keyboard has a row of suggestions.
  private var hasSuggestions = true

  /// Reads the views of a first responder. The nearest responder that has an accessory, such as the
  /// view controller of a text field, determines it.
  init(of responder: UIResponder?) {
    guard let responder else { return }
    input = responder.inputViewController?.view ?? responder.inputView
    needsKeyboard = input == nil && responder.needsKeyboard
    hasSuggestions = responder.keyboardHasSuggestions
    var step: UIResponder? = responder
    while let current = step, accessory == nil {
      accessory = current.inputAccessoryViewController?.view ?? current.inputAccessoryView
      accessoryOwner = current
      step = current.next
    }
    if accessory == nil { accessoryOwner = nil }
  }

  /// A Boolean value that indicates whether nothing is shown.
  var isEmpty: Bool { accessory == nil && input == nil && !needsKeyboard }

  /// Returns the height of the view above the keyboard.
  func accessoryHeight(width: CGFloat) -> CGFloat {
    accessory.map { Self.height(of: $0, width: width) } ?? 0
  }

  /// Returns the height of what is below the accessory.
  ///
  /// The bottom of the safe area lies below a view in place of the keyboard (chosen); a view
  /// without a height has the keyboard's.
  func inputHeight(in window: UIWindow) -> CGFloat {
    guard let input else {
      return needsKeyboard ? window.screen.keyboardHeight(hasSuggestions: hasSuggestions) : 0
    }
    let height = Self.height(of: input, width: window.bounds.width)
    guard height > 0 else { return window.screen.keyboardHeight(hasSuggestions: true) }
    return height + window.safeAreaInsets.bottom
  }

  /// Returns the height of a view: its constraints or contents determine it, or otherwise its
  /// frame.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let isSelfSizing =
      (view as? UIInputView)?.allowsSelfSizing
      ?? !view.translatesAutoresizingMaskIntoConstraints
    if isSelfSizing {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if view.bounds.height > 0 { return view.bounds.height }
    return max(0, view.intrinsicContentSize.height)
  }
}
