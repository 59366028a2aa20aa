/// Something that events and questions can be handed to: a view, a view controller, a window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that is asked where this one has no answer. The default has none.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this is the responder of its window that gets what the user types.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether this responder wants what the user types. False unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may stop getting what the user types. True unless a subclass says
  /// otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the responder that gets what the user types; the one before gives way first.
  ///
  /// - Returns: Whether it is the first responder now: false where it cannot be, is in no window, or
  ///   the one before does not give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let before = window.firstResponder, !before.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Lets go of what the user types.
  ///
  /// - Returns: Whether this responder is not the first one any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window whose keyboard input this responder can get.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}
