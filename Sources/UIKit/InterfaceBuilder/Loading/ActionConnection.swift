/// The connection of an object to the action that it sends.
@MainActor
enum ActionConnection {
  /// Connects an object to an action.
  ///
  /// - Parameters:
  ///   - event: The event of a control, as interface files write it; empty for other objects.
  ///   - name: The name of the action in Objective-C.
  ///   - target: The target; `nil` for the responder chain.
  static func connect(
    _ object: AnyObject, event: String, _ name: String, to target: AnyObject?
  ) {
    let selector = target.map { InterfaceRegistry.action(name, of: $0) } ?? Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: selector, for: EnumerationWords.events[event] ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default:
      DeveloperLog.sink("The action \(name) of a \(type(of: object)) is not supported.")
    }
  }
}
