#if !canImport(ObjectiveC)
  import Synchronization

  /// The identity of an observed property.
  enum ObservedKey: Hashable {
    case name(String)
    /// A key path of an unknown name.
    case path(AnyKeyPath)

    /// Returns the key of a name: `isHidden` is `hidden` to the Objective-C runtime.
    static func named(_ name: String) -> ObservedKey {
      guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
        return .name(name)
      }
      return .name(first.lowercased() + name.dropFirst(3))
    }
  }

  /// An object that knows whether it is observed, so that changes of others cost one comparison.
  protocol KeyValueObservable: AnyObject {
    /// Written with the lock of ``KeyValueObservers`` held.
    nonisolated var isKeyValueObserved: Bool { get set }
  }

  /// The observers of the properties of all objects.
  final class KeyValueObservers: @unchecked Sendable {
    /// The observers of the properties of an object.
    private typealias Observers = [ObservedKey: [KeyValueObserver]]

    static let shared = KeyValueObservers()

    /// A Boolean value that indicates whether any object was observed.
    private let hasObservers = Atomic(false)
    private let lock = NSLock()
    private var table = WeakTable<Observers>()

    /// Reports that a property is about to change.
    ///
    /// - Complexity: O(observers of the property), and one comparison while nothing is observed.
    func willChange(_ key: @autoclosure () -> ObservedKey, of object: AnyObject) {
      guard hasObservers.load(ordering: .relaxed) else { return }
      for observer in observers(of: key(), of: object) { observer.willChange(object) }
    }

    /// Reports that a property has changed.
    ///
    /// - Complexity: O(observers of the property), and one comparison while nothing is observed.
    func didChange(_ key: @autoclosure () -> ObservedKey, of object: AnyObject) {
      guard hasObservers.load(ordering: .relaxed) else { return }
      for observer in observers(of: key(), of: object) { observer.didChange(object) }
    }

    private func observers(of key: ObservedKey, of object: AnyObject) -> [KeyValueObserver] {
      lock.withLock { table.value(of: object)?[key] ?? [] }
    }

    /// Adds an observer.
    ///
    /// - Complexity: O(1) on average over many calls.
    func add(_ observer: KeyValueObserver, for key: ObservedKey, of object: AnyObject) {
      // Released observers release closures, without the lock.
      let released = lock.withLock { () -> [Observers] in
        var observers = table.value(of: object) ?? [:]
        observers[key, default: []].append(observer)
        (object as? any KeyValueObservable)?.isKeyValueObserved = true
        return table.set(observers, of: object)
      }
      _ = consume released
      hasObservers.store(true, ordering: .relaxed)
      observer.begin(object)
    }

    /// Removes the observer that was added last of those that are chosen.
    @discardableResult
    func remove(
      for key: ObservedKey, of object: AnyObject, where isChosen: (KeyValueObserver) -> Bool
    ) -> Bool {
      let removed = lock.withLock { () -> (KeyValueObserver, rest: [Observers])? in
        guard var observers = table.value(of: object), var list = observers[key],
          let index = list.lastIndex(where: isChosen)
        else { return nil }
        let observer = list.remove(at: index)
        observers[key] = list.isEmpty ? nil : list
        if observers.isEmpty {
          (object as? any KeyValueObservable)?.isKeyValueObserved = false
        }
        return (observer, table.set(observers.isEmpty ? nil : observers, of: object))
      }
      removed?.0.isValid = false
      return removed != nil
    }
  }
#endif
