/// A view controller whose view is displayed in place of the keyboard, or above it.
///
/// A responder returns it by `inputViewController` or `inputAccessoryViewController`.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiinputviewcontroller
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The view, if it is a `UIInputView`. It is one with the style `keyboard` unless the view
  /// controller loads another.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Creates the input view. Do not call it directly.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// Ends editing.
  open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }
}
