#if !canImport(ObjectiveC)
  // The methods of Foundation on Apple's platforms that take selectors.

  extension NotificationCenter {
    /// Calls a method of an object for notifications.
    ///
    /// The center does not keep the object alive, and calls nothing after its end. A notification
    /// that is posted outside of the main queue calls the method on the main queue later; on iOS it
    /// calls the method at once, in the queue of the post.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - aSelector: The method, with the notification as its parameter, or without parameters.
    ///   - aName: The name of the notifications; `nil` for all.
    ///   - anObject: The sender of the notifications; `nil` for all.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      let target = ClassTarget.object(of: observer)
      let observation = SelectorObservation(target, aSelector, name: aName, object: anObject)
      observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
        [weak observation] notification in
        observation?.receive(notification)
      }
      SelectorObservations.shared.add(observation, in: self)
    }

    /// Ends the calls of an object's methods, or the calls of a closure by its token.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer as Any)
      for token in SelectorObservations.shared.remove(observer, from: self, where: { _ in true }) {
        removeObserver(token as Any)
      }
    }

    /// Ends the calls of an object's methods for a name and a sender; `nil` stands for all.
    public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      removeObserver(observer as Any, name: aName, object: anObject)
      let sender = anObject.map { $0 as AnyObject }
      let tokens = SelectorObservations.shared.remove(observer, from: self) { observation in
        (aName == nil || observation.name == aName)
          && (sender == nil || observation.object === sender)
      }
      for token in tokens { removeObserver(token as Any) }
    }
  }

  /// A method that is called for notifications.
  private final class SelectorObservation: @unchecked Sendable {
    private(set) weak var target: AnyObject?
    private let selector: Selector
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ target: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?) {
      self.target = target
      self.selector = selector
      self.name = name
      self.object = object.map { $0 as AnyObject }
    }

    func receive(_ notification: Notification) {
      nonisolated(unsafe) let notification = notification
      MainQueue.run { [self] in
        // A removed observation has no token.
        guard let target, token != nil else { return }
        selector.send(to: target, sender: notification)
      }
    }
  }

  /// The observations of all centers.
  private final class SelectorObservations: @unchecked Sendable {
    private struct Entry {
      weak var center: NotificationCenter?
      let observation: SelectorObservation
    }

    static let shared = SelectorObservations()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    /// The number of targets at which those that are gone are removed.
    private var limit = 64

    /// - Complexity: O(1) on average over many calls.
    func add(_ observation: SelectorObservation, in center: NotificationCenter) {
      guard let target = observation.target else { return }
      let released = lock.withLock { () -> [Entry] in
        let key = ObjectIdentifier(target)
        // Another object may have had the address.
        let own = (entries[key] ?? []).filter { $0.observation.target === target }
        entries[key] = own + [Entry(center: center, observation: observation)]
        return removeReleased()
      }
      end(released)
    }

    /// Removes observations of an object, and returns their tokens.
    func remove(
      _ target: AnyObject, from center: NotificationCenter,
      where isChosen: (SelectorObservation) -> Bool
    ) -> [any NSObjectProtocol] {
      lock.withLock {
        let key = ObjectIdentifier(target)
        let all = entries[key] ?? []
        let removed = all.filter {
          $0.center === center && $0.observation.target === target && isChosen($0.observation)
        }
        let rest = all.filter { entry in
          !removed.contains { $0.observation === entry.observation }
        }
        entries[key] = rest.isEmpty ? nil : rest
        return removed.compactMap { entry in
          defer { entry.observation.token = nil }
          return entry.observation.token
        }
      }
    }

    private func removeReleased() -> [Entry] {
      guard entries.count >= limit else { return [] }
      let released = entries.values.joined().filter { $0.observation.target == nil }
      entries = entries.compactMapValues { list in
        let rest = list.filter { $0.observation.target != nil }
        return rest.isEmpty ? nil : rest
      }
      limit = max(64, entries.count * 2)
      return released
    }

    private func end(_ entries: [Entry]) {
      for entry in entries {
        if let token = entry.observation.token { entry.center?.removeObserver(token as Any) }
      }
    }
  }
#endif
