/// The targets and actions of a control, in the order in which they were added.
@MainActor
struct ControlHandlers {
  /// The operation of a handler.
  enum Operation {
    /// A method of a target; of the first responder that has it if `hasTarget` is false.
    case method(Selector, target: WeakTarget, hasTarget: Bool)
    case closure(UIAction)
  }

  /// A target that the control does not keep alive.
  struct WeakTarget {
    weak var object: AnyObject?
  }

  struct Handler {
    var operation: Operation
    var events: UIControl.Event

    /// A Boolean value that indicates whether the target was deallocated.
    var isObsolete: Bool {
      if case .method(_, let target, true) = operation { return target.object == nil }
      return false
    }

    func isMethod(of object: AnyObject?) -> Bool {
      guard case .method(_, let target, let hasTarget) = operation else { return false }
      return hasTarget == (object != nil) && target.object === object
    }

    func isMethod(named selector: Selector) -> Bool {
      guard case .method(let own, _, _) = operation else { return false }
      return own == selector
    }
  }

  private(set) var all: [Handler] = []

  /// Adds events to the handler of a target and a method.
  mutating func add(_ selector: Selector, of target: AnyObject?, for events: UIControl.Event) {
    all.removeAll(where: \.isObsolete)
    if let index = all.firstIndex(where: {
      $0.isMethod(of: target) && $0.isMethod(named: selector)
    }) {
      all[index].events.formUnion(events)
      return
    }
    all.append(
      Handler(
        operation: .method(
          selector, target: WeakTarget(object: target), hasTarget: target != nil),
        events: events))
  }

  /// Adds an action. It replaces one with the same identifier, for the given events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = all.firstIndex(where: { $0.isSame(action) }) {
      all[index].events.formUnion(events)
      return
    }
    removeAction(action.identifier, for: events)
    all.append(Handler(operation: .closure(action), events: events))
  }

  /// Removes events from the handlers of a target and a method; `nil` matches all.
  mutating func remove(_ selector: Selector?, of target: AnyObject?, for events: UIControl.Event) {
    remove(events) { handler in
      guard case .method = handler.operation else { return false }
      return (target == nil || handler.isMethod(of: target))
        && (selector.map(handler.isMethod(named:)) ?? true)
    }
  }

  /// Removes events from the handlers of actions with an identifier.
  mutating func removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { handler in
      guard case .closure(let action) = handler.operation else { return false }
      return action.identifier == identifier
    }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in all.indices where matches(all[index]) { all[index].events.subtract(events) }
    all.removeAll { $0.events.isEmpty || $0.isObsolete }
  }
}

extension ControlHandlers.Handler {
  fileprivate func isSame(_ action: UIAction) -> Bool {
    guard case .closure(let own) = operation else { return false }
    return own === action
  }
}
