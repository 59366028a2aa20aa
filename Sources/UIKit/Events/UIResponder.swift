/// An object that responds to events: a view, a view controller, or a window.
///
/// An event that a responder does not handle is passed to the ``next`` one: from a view to the view
/// controller whose root view it is, or else to its superview, and finally to the window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain. The default has none.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when touches begin in the view. The default passes them to the next responder.
  ///
  /// A class that overrides one of the four methods for touches should override all of them.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that the touches belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began in the view move. The default passes them to the next
  /// responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began in the view end. The default passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches that began in the view are cancelled: a gesture recognizer recognized its
  /// gesture, the view left the window, or the host cancelled them. The default passes them to the
  /// next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when buttons or keys are pressed. The default passes them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when values of pressed buttons change. The default passes them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons or keys are released. The default passes them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled. The default passes them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Key commands

  /// The combinations of keys that perform actions. The default is `nil`.
  ///
  /// The commands apply to the responder chain: when a key is pressed, those of the first responder
  /// (or else of the root view controller) and of the responders after it are searched in order.
  /// The action of the first matching command is sent to the first responder in that chain which
  /// can perform it, and the key is not delivered as a press.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the responder performs an action. The default
  /// is true if a selector was created from a method of its class by that name.
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

  /// A Boolean value that indicates whether the responder can resign as first responder.
  /// Default true.
  open var canResignFirstResponder: Bool { true }

  /// Becomes the first responder of its window, after the current one has resigned.
  ///
  /// - Returns: `true` if this is the first responder now; `false` if it cannot become one, is in
  ///   no window, or the current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let before = window.firstResponder, !before.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as first responder.
  ///
  /// - Returns: `true` if this is not the first responder any more.
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
