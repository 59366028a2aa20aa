#if !canImport(ObjectiveC)
  /// An observer of one property of one object.
  class KeyValueObserver {
    /// A Boolean value that indicates whether the observation goes on.
    final var isValid = true

    /// Called before the property changes.
    func willChange(_ object: AnyObject) {}

    /// Called after the property has changed.
    func didChange(_ object: AnyObject) {}

    /// Called once, when the observation begins.
    func begin(_ object: AnyObject) {}
  }

  /// An observer that reads the property by a closure and calls another with the change.
  final class ValueObserver<Value>: KeyValueObserver {
    private let options: NSKeyValueObservingOptions
    private let read: (AnyObject) -> Value
    private let call: (AnyObject, NSKeyValueObservedChange<Value>) -> Void
    /// The values before the changes in progress, which may contain each other.
    private var oldValues: [Value] = []

    init(
      options: NSKeyValueObservingOptions, read: @escaping (AnyObject) -> Value,
      call: @escaping (AnyObject, NSKeyValueObservedChange<Value>) -> Void
    ) {
      self.options = options
      self.read = read
      self.call = call
    }

    override func begin(_ object: AnyObject) {
      guard options.contains(.initial) else { return }
      report(object, newValue: newValue(of: object), oldValue: nil)
    }

    override func willChange(_ object: AnyObject) {
      let value = options.contains(.old) ? read(object) : nil
      if let value { oldValues.append(value) }
      if options.contains(.prior) { report(object, newValue: nil, oldValue: value, isPrior: true) }
    }

    override func didChange(_ object: AnyObject) {
      let old = oldValues.popLast()
      report(object, newValue: newValue(of: object), oldValue: old)
    }

    private func newValue(of object: AnyObject) -> Value? {
      options.contains(.new) ? read(object) : nil
    }

    private func report(
      _ object: AnyObject, newValue: Value?, oldValue: Value?, isPrior: Bool = false
    ) {
      guard isValid else { return }
      call(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: newValue, oldValue: oldValue, indexes: nil, isPrior: isPrior))
    }
  }
#endif
