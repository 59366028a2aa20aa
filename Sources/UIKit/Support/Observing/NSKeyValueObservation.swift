#if !canImport(ObjectiveC)
  /// An observation of a property, which ends with this object.
  public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private weak var object: AnyObject?
    private let key: ObservedKey
    private var observer: KeyValueObserver?

    init(_ observer: KeyValueObserver, for key: ObservedKey, of object: AnyObject) {
      self.object = object
      self.key = key
      self.observer = observer
      super.init()
      KeyValueObservers.shared.add(observer, for: key, of: object)
    }

    deinit { invalidate() }

    /// Ends the observation. Later calls do nothing.
    public func invalidate() {
      let ended = lock.withLock { () -> KeyValueObserver? in
        defer { observer = nil }
        return observer
      }
      guard let ended else { return }
      ended.isValid = false
      guard let object else { return }
      KeyValueObservers.shared.remove(for: key, of: object) { $0 === ended }
    }
  }

  /// A class whose properties can be observed.
  public protocol _KeyValueCodingAndObserving: AnyObject {}

  extension NSObject: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving {
    /// Calls a closure when a property changes, in the place of the change.
    ///
    /// Three kinds of properties are observed: `@objc dynamic` properties of lowered classes, the
    /// properties of UIKit that `docs/lowering.md` lists, and properties whose changes are
    /// announced by ``willChangeValue(for:)`` and ``didChangeValue(for:)``.
    ///
    /// - Returns: The observation, which ends with the last reference to it.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(keyPath, key: key(of: keyPath), options: options, changeHandler: changeHandler)
    }

    /// Calls a closure when a property of a stated name changes; lowered calls have this form.
    @_spi(Lowering)
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, _named name: String,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(keyPath, key: .named(name), options: options, changeHandler: changeHandler)
    }

    private func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, key: ObservedKey, options: NSKeyValueObservingOptions,
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      NSKeyValueObservation(
        ValueObserver(
          options: options, read: { ($0 as! Self)[keyPath: keyPath] },
          call: { changeHandler($0 as! Self, $1) }),
        for: key, of: self)
    }

    /// Informs observers that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      KeyValueObservers.shared.willChange(key(of: keyPath), of: self)
    }

    /// Informs observers that a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      KeyValueObservers.shared.didChange(key(of: keyPath), of: self)
    }

    private func key(of keyPath: PartialKeyPath<Self>) -> ObservedKey {
      ObservableProperties.name(of: keyPath, in: Self.self).map(ObservedKey.named)
        ?? .path(keyPath)
    }
  }

  /// Reports that a property of a lowered class is about to change.
  @_spi(Lowering)
  public func _willChangeValue(of object: AnyObject, forKey key: String) {
    KeyValueObservers.shared.willChange(.named(key), of: object)
  }

  /// Reports that a property of a lowered class has changed.
  @_spi(Lowering)
  public func _didChangeValue(of object: AnyObject, forKey key: String) {
    KeyValueObservers.shared.didChange(.named(key), of: object)
  }
#endif
