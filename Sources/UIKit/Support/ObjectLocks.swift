#if !canImport(ObjectiveC)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Locks an object, after other threads have unlocked it. A thread may lock it several times.
  ///
  /// - Precondition: The object is an instance of a class. The thread unlocks it as often with
  ///   ``objc_sync_exit(_:)``.
  /// - Returns: 0, for success.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.lock(ObjectIdentifier(obj as AnyObject))
    return 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Unlocks an object that the thread has locked.
  ///
  /// - Returns: 0 for success, or -1 if no thread has locked the object.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.unlock(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
  }

  /// The locks of objects that threads have locked or wait for.
  private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    /// A lock, and the number of calls that hold it or wait for it.
    private struct Entry {
      let lock = NSRecursiveLock()
      var count = 0
    }

    private let table = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func lock(_ object: ObjectIdentifier) {
      let lock = table.withLock {
        entries[object, default: Entry()].count += 1
        return entries[object]?.lock
      }
      lock?.lock()
    }

    /// Unlocks an object.
    ///
    /// - Returns: `false` if it is not locked.
    func unlock(_ object: ObjectIdentifier) -> Bool {
      let lock = table.withLock { () -> NSRecursiveLock? in
        guard let entry = entries[object] else { return nil }
        if entry.count == 1 {
          entries[object] = nil
        } else {
          entries[object]?.count -= 1
        }
        return entry.lock
      }
      lock?.unlock()
      return lock != nil
    }
  }
#endif
