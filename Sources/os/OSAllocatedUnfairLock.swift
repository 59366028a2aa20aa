import Foundation

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with a value that is not `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock with a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure with the value, and holds the lock meanwhile.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the value, and holds the lock meanwhile.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the value if the lock is free; returns `nil` otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { storage = Storage(()) }

  /// Waits for the lock, and takes it.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if it is free; returns whether it did.
  @available(*, noasync, message: "Use withLockIfAvailable for scoped locking")
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls a closure, and holds the lock meanwhile.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
