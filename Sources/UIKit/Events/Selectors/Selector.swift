/// The name of a method, and a closure that calls it.
///
/// There is no Objective-C runtime on other platforms than Apple's, so `#selector` does not exist.
/// A selector consists of the method's name as written in Swift and of the unapplied method:
///
///     button.addTarget(
///       self, action: Selector("save(_:)", EditorViewController.save(_:)), for: .touchUpInside)
///
/// The method has zero, one, or two parameters: the sender, and the event as the second one. Segue
/// actions have up to three.
/// Targets and actions ignore its result. A selector with only a name stands for every method for
/// which another selector of that name was created before it is sent.
///
/// Two selectors are equal if their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name of the method, as it was written.
  public let description: String
  /// The method; `nil` for a selector with only a name.
  let method: SelectorMethod?

  /// Creates a selector with only a name.
  ///
  /// The name is written as in Swift, `save(_:)`, or as in Objective-C, `save:`.
  public init(_ str: String) {
    description = str
    method = nil
  }

  /// Creates a selector with only a name.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector for a method without parameters.
  ///
  /// - Precondition: The name does not state another number of parameters.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 0) { target, _ in
        method(target as! Target)()
      })
  }

  /// Creates a selector for a method without parameters, outside the main actor.
  ///
  /// - Precondition: The name does not state another number of parameters.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    // A method that is not applied to an object captures nothing.
    nonisolated(unsafe) let method = method
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 0) { target, _ in
        method(target as! Target)()
      })
  }

  /// Creates a selector for a method with one parameter: the sender.
  ///
  /// - Precondition: The name does not state another number of parameters.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 1) { target, arguments in
        method(target as! Target)(arguments.value(0, of: name))
      })
  }

  /// Creates a selector for a method with one parameter, the sender, outside the main actor.
  ///
  /// - Precondition: The name does not state another number of parameters.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    // A method that is not applied to an object captures nothing.
    nonisolated(unsafe) let method = method
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 1) { target, arguments in
        method(target as! Target)(arguments.value(0, of: name))
      })
  }

  /// Creates a selector for a method with two parameters: the sender and the event.
  ///
  /// - Precondition: The name does not state another number of parameters.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 2) { target, arguments in
        method(target as! Target)(arguments.value(0, of: name), arguments.value(1, of: name))
      })
  }

  /// Creates a selector for a method with two parameters, the sender and the event, outside the
  /// main actor.
  ///
  /// - Precondition: The name does not state another number of parameters.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    // A method that is not applied to an object captures nothing.
    nonisolated(unsafe) let method = method
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 2) { target, arguments in
        method(target as! Target)(arguments.value(0, of: name), arguments.value(1, of: name))
      })
  }

  /// Creates a selector for a method with the three parameters of a segue action: the coder, the
  /// sender and the identifier of the segue.
  ///
  /// - Precondition: The name does not state another number of parameters.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 3) { target, arguments in
        method(target as! Target)(
          arguments.value(0, of: name), arguments.value(1, of: name), arguments.value(2, of: name))
      })
  }

  /// Creates a selector for a method with three parameters outside the main actor.
  ///
  /// - Precondition: The name does not state another number of parameters.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    // A method that is not applied to an object captures nothing.
    nonisolated(unsafe) let method = method
    self.init(
      name,
      SelectorMethod(name: name, target: Target.self, parameterCount: 3) { target, arguments in
        method(target as! Target)(
          arguments.value(0, of: name), arguments.value(1, of: name), arguments.value(2, of: name))
      })
  }

  /// Creates a selector with a method that other selectors of its name find.
  init(_ name: String, _ method: SelectorMethod) {
    description = name
    self.method = method
    SelectorRegistry.shared.register(method)
  }

  /// Creates a selector with a method that selectors of its name only do not find.
  init(_ name: String, unregistered method: SelectorMethod) {
    description = name
    self.method = method
  }

  /// Returns a Boolean value that indicates whether two selectors have the same name.
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

  /// Adds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Selector {
  /// Returns the method for an object; `nil` if no selector of this name was created for its class.
  func method(of target: AnyObject) -> SelectorMethod? {
    if let method, method.accepts(target) { return method }
    return SelectorRegistry.shared.method(named: description, of: target)
  }

  /// Calls the method on an object.
  ///
  /// - Returns: The result of the method.
  /// - Precondition: The object's class has the method.
  @MainActor @discardableResult
  func send(to target: AnyObject, sender: Any?, event: Any? = nil) -> Any? {
    send(to: target, SelectorArguments(sender, event))
  }

  /// Calls the method on an object with up to three parameters.
  ///
  /// - Returns: The result of the method.
  /// - Precondition: The object's class has the method.
  @MainActor @discardableResult
  func send(to target: AnyObject, _ arguments: SelectorArguments) -> Any? {
    guard let method = method(of: target) else {
      fatalError(unrecognizedSentence(for: target))
    }
    return method.call(target, arguments)
  }

  private func unrecognizedSentence(for target: AnyObject) -> String {
    let name = String(reflecting: (target as? ClassTarget)?.type ?? type(of: target))
    let beginning = "\(description): unrecognized selector sent to instance of \(name)"
    if let method {
      return beginning + ", which is no \(method.targetName); pass an object of that class as the "
        + "target, or make the selector from a method of the target's class."
    }
    return beginning + "; no selector was made from a method of that name before, so make it with "
      + "Selector(\"\(description)\", \(type(of: target)).method)."
  }
}
