import NIOConcurrencyHelpers
import NIOCore

/// The way from the main actor to the thread of the connections, which is shut before that thread ends.
final class LoopGate: Sendable {
  private let eventLoop: any EventLoop
  private let isOpen = NIOLockedValueBox(true)

  init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

  /// Calls a function on the thread of the connections; false, without a call, once that is to end.
  @discardableResult
  func execute(_ action: @escaping @Sendable () -> Void) -> Bool {
    isOpen.withLockedValue { isOpen in
      if isOpen { eventLoop.execute(action) }
      return isOpen
    }
  }

  /// Lets no further function through. Those before are called.
  func shut() { isOpen.withLockedValue { $0 = false } }
}
