// The selectors that only lowered sources make.
@_spi(Lowering)
extension Selector {
  /// Creates a selector for a method that a selector does not call: one that throws, or one with
  /// more than three parameters. `responds(to:)` is true for the objects of classes that have it.
  public init(_ name: String, _respondedBy classes: [AnyClass], reason: String) {
    self.init(name, unregistered: SelectorMethod(name: name, classes: classes, reason: reason))
  }

  /// Creates a selector for a class method without parameters. Its target is a class.
  public init<Target: AnyObject, Result>(
    _ name: String, _classMethodOf type: Target.Type,
    _ method: @escaping @MainActor (Target.Type) -> @MainActor () -> Result
  ) {
    self.init(
      name,
      SelectorMethod(name: name, classTarget: type, parameterCount: 0) { type, _ in
        method(type)()
      })
  }

  /// Creates a selector for a class method with one parameter. Its target is a class.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _classMethodOf type: Target.Type,
    _ method: @escaping @MainActor (Target.Type) -> @MainActor (Sender) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(name: name, classTarget: type, parameterCount: 1) { type, arguments in
        method(type)(arguments.value(0, of: name))
      })
  }

  /// Creates a selector for a class method with two parameters. Its target is a class.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _classMethodOf type: Target.Type,
    _ method: @escaping @MainActor (Target.Type) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(name: name, classTarget: type, parameterCount: 2) { type, arguments in
        method(type)(arguments.value(0, of: name), arguments.value(1, of: name))
      })
  }
}
