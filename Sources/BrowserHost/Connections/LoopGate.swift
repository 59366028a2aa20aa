import NIOConcurrencyHelpers
import NIOCore

/// The access of the main actor to the thread of the connections, which is closed before that
/// thread ends.
final class LoopGate: Sendable {
  private let eventLoop: any EventLoop
  private let isOpen = NIOLockedValueBox(true)

  init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

  /// Calls a function on the thread of the connections; returns `false`, without a call, after the
  /// gate is closed.
  @discardableResult
  func execute(_ action: @escaping @Sendable () -> Void) -> Bool {
    isOpen.withLockedValue { isOpen in
      if isOpen { eventLoop.execute(action) }
      return isOpen
    }
  }

  /// Closes the gate. Functions passed to it before are still called.
  func shut() { isOpen.withLockedValue { $0 = false } }
}
