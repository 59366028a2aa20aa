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
    private struct Entry {
      weak var object: AnyObject?
      var observers: [ObservedKey: [KeyValueObserver]] = [:]
    }

    static let shared = KeyValueObservers()

    /// A Boolean value that indicates whether any object was observed.
    private let hasObservers = Atomic(false)
    private let lock = NSLock()
    /// An entry whose object is gone, or is another one at the same address, is not valid.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the entries of released objects are removed.
    private var limit = 64

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
      lock.withLock { validEntry(of: object)?.observers[key] ?? [] }
    }

    private func validEntry(of object: AnyObject) -> Entry? {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry
    }

    /// Adds an observer.
    ///
    /// - Complexity: O(1) on average over many calls.
    func add(_ observer: KeyValueObserver, for key: ObservedKey, of object: AnyObject) {
      // Released observers release closures, without the lock.
      let released = lock.withLock { () -> [Entry] in
        var entry = validEntry(of: object) ?? Entry(object: object)
        entry.observers[key, default: []].append(observer)
        entries[ObjectIdentifier(object)] = entry
        (object as? any KeyValueObservable)?.isKeyValueObserved = true
        return removeReleased()
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
      let removed = lock.withLock { () -> KeyValueObserver? in
        guard var entry = validEntry(of: object), var list = entry.observers[key],
          let index = list.lastIndex(where: isChosen)
        else { return nil }
        let observer = list.remove(at: index)
        entry.observers[key] = list.isEmpty ? nil : list
        entries[ObjectIdentifier(object)] = entry.observers.isEmpty ? nil : entry
        if entry.observers.isEmpty {
          (object as? any KeyValueObservable)?.isKeyValueObserved = false
        }
        return observer
      }
      removed?.isValid = false
      return removed != nil
    }

    private func removeReleased() -> [Entry] {
      guard entries.count >= limit else { return [] }
      let released = entries.filter { $0.value.object == nil }
      for identifier in released.keys { entries[identifier] = nil }
      limit = max(64, entries.count * 2)
      return Array(released.values)
    }
  }
#endif
