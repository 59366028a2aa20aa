/// An object that responds to events: a view, a view controller, a window.
///
/// An event that a responder does not handle goes to the ``next`` one: from a view to the view
/// controller whose root view it is, else to its superview, and in the end to the window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain. The default has none.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// New touches began in the view. The default passes them to the next responder.
  ///
  /// A class that overrides one of the four methods for touches should override all of them.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that the touches belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that began in the view moved. The default passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that began in the view were lifted. The default passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches that began in the view were cancelled: a gesture recognizer recognized its gesture,
  /// the view left the window, or the host cancelled them. The default passes them to the next
  /// responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Buttons or keys were pressed. The default passes them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Values of pressed buttons changed. The default passes them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons or keys were released. The default passes them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were cancelled. The default passes them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Actions

  /// Returns whether the responder performs an action. By default it does if a selector was made
  /// from a method of its class by that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.method(of: self) != nil
  }

  /// Returns the object that performs an action: this responder, or else the first one after it in
  /// the responder chain that can; `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder receives the keyboard input of its
  /// window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// A Boolean value that indicates whether the responder can become the first responder. Default
  /// false.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can give up being first responder.
  /// Default true.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder of its window; the one before resigns first.
  ///
  /// - Returns: Whether it is the first responder now: false if it cannot become one, is in no
  ///   window, or the present one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let before = window.firstResponder, !before.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  ///
  /// - Returns: Whether this responder is not the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window whose keyboard input this responder can receive.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}
