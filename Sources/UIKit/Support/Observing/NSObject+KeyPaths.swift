#if !canImport(ObjectiveC)
  /// An object that is told about changes of properties that it observes by name.
  @_spi(Lowering)
  public protocol _KeyValueObserving: AnyObject {
    /// Called after an observed property has changed, and before that with
    /// ``NSKeyValueObservingOptions/prior``.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an object when a property changes.
    ///
    /// Responders have this method; other classes have it if they are lowered. The observer is not
    /// kept alive, and receives nothing after its end.
    ///
    /// - Parameters:
    ///   - observer: The object to call.
    ///   - keyPath: The name of a property.
    ///   - options: The values that the change contains.
    ///   - context: A pointer that the method receives.
    /// - Precondition: The name names one property, not a path of several.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      require(
        !keyPath.contains("."),
        "\(type(of: self)) cannot observe '\(keyPath)': only properties of the object itself are "
          + "observed, so observe each object of the path.")
      let registration = NamedObserver(
        observer, of: self, keyPath: keyPath, options: options, context: context)
      KeyValueObservers.shared.add(registration, for: .named(keyPath), of: self)
    }

    /// Ends the latest observation of a property by an object.
    ///
    /// - Precondition: The object observes the property; UIKit raises an exception otherwise.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      removeObserver(observer, forKeyPath: keyPath) { _ in true }
    }

    /// Ends the latest observation of a property by an object with a context.
    ///
    /// - Precondition: The object observes the property; UIKit raises an exception otherwise.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeObserver(observer, forKeyPath: keyPath) { $0.context == context }
    }

    private func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, where isChosen: (NamedObserver) -> Bool
    ) {
      let isRemoved = KeyValueObservers.shared.remove(for: .named(keyPath), of: self) {
        guard let registration = $0 as? NamedObserver else { return false }
        return registration.target == ObjectIdentifier(observer) && isChosen(registration)
      }
      require(
        isRemoved,
        "\(type(of: observer)) is removed as an observer of '\(keyPath)' of \(type(of: self)), but "
          + "it does not observe that; call addObserver(_:forKeyPath:options:context:) before.")
    }

    /// Informs observers that the property of a name is about to change.
    public func willChangeValue(forKey key: String) {
      KeyValueObservers.shared.willChange(.named(key), of: self)
    }

    /// Informs observers that the property of a name has changed.
    public func didChangeValue(forKey key: String) {
      KeyValueObservers.shared.didChange(.named(key), of: self)
    }
  }

  /// An observer that is called by its method.
  private final class NamedObserver: KeyValueObserver {
    let target: ObjectIdentifier
    let context: UnsafeMutableRawPointer?
    private let values: ValueObserver<Any>

    init(
      _ observer: NSObject, of object: AnyObject, keyPath: String,
      options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
    ) {
      target = ObjectIdentifier(observer)
      self.context = context
      values = ValueObserver(
        options: options, read: { ObservableProperties.value(named: keyPath, of: $0) },
        call: { [weak observer] object, change in
          guard let observer else { return }
          var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
          dictionary[.newKey] = change.newValue
          dictionary[.oldKey] = change.oldValue
          if change.isPrior { dictionary[.notificationIsPriorKey] = true }
          Self.call(observer, keyPath, object, dictionary, context)
        })
    }

    override func begin(_ object: AnyObject) { values.begin(object) }
    override func willChange(_ object: AnyObject) { if isValid { values.willChange(object) } }
    override func didChange(_ object: AnyObject) { if isValid { values.didChange(object) } }

    private static func call(
      _ observer: NSObject, _ keyPath: String, _ object: AnyObject,
      _ change: [NSKeyValueChangeKey: Any], _ context: UnsafeMutableRawPointer?
    ) {
      if let observer = observer as? any _KeyValueObserving {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else if let observer = observer as? any MainKeyValueObserving {
        nonisolated(unsafe) let (observer, object, change, context) =
          (observer, object, change, context)
        MainQueue.run {
          observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      } else {
        fatalError(
          "\(type(of: observer)) observes '\(keyPath)' of \(type(of: object)), but it has no method "
            + "observeValue(forKeyPath:of:change:context:); use observe(_:options:changeHandler:).")
      }
    }
  }

  /// A responder, which is told about changes on the main queue.
  @preconcurrency @MainActor
  protocol MainKeyValueObserving: AnyObject {
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  /// Stops the program for a change that no class handles; lowered classes call it in place of the
  /// method of `NSObject`.
  @_spi(Lowering)
  public func _unhandledValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      "A change of '\(keyPath ?? "")' of \(object.map { "\(type(of: $0))" } ?? "nil") was received "
        + "but not handled; handle it in observeValue(forKeyPath:of:change:context:).")
  }
#endif
