/// An action that assistive technology lists by its name, besides the activation of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action.
  ///
  /// - Returns: Whether the action succeeded.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action. Hosts present it without attributes.
  open var attributedName: NSAttributedString
  /// The object that performs the action, which is not retained.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector
  /// The closure that performs the action, in place of the method.
  open var actionHandler: Handler?

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// Creates an action that a closure performs.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), actionHandler: actionHandler)
  }

  /// Creates an action that a closure performs, with attributes of its name.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Creates an action that a method performs. The method has no parameter, or the action, and may
  /// return whether it succeeded.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), target: target, selector: selector)
  }

  /// Creates an action that a method performs, with attributes of its name.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Performs the action.
  ///
  /// - Returns: Whether it succeeded. A method without a Boolean result succeeds.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.send(to: target, sender: self) as? Bool ?? true
  }
}
