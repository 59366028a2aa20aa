import ScreenHost

/// A screen in another process.
@MainActor
final class ChildScreen: ScreenLink {
  private let number: UInt32
  /// The process; `nil` if it could not be started.
  private let child: ScreenChild?
  private var events: [ScreenEvent] = []
  var whenReady: (@MainActor () -> Void)?
  var lastState: ScreenState?
  /// A closure called after the screen has ended.
  var whenClosed: (@MainActor () -> Void)?

  init(number: UInt32, child: ScreenChild, state: ScreenState?) {
    self.number = number
    self.child = child
    lastState = state
  }

  /// Creates the screen of a process that could not be started.
  init(failure: ScreenFailure, state: ScreenState?) {
    number = 0
    child = nil
    lastState = state
    events = [.failure(failure)]
  }

  /// Adds an event for the page. Their number is bounded, because the process sends a message only
  /// after the page has acknowledged an earlier one.
  func add(_ event: ScreenEvent) {
    events.append(event)
    whenReady?()
  }

  func receive(_ message: PageMessage, whenTaken: @escaping @Sendable () -> Void) {
    guard let child else { return whenTaken() }
    child.receive(message, for: number, whenTaken: whenTaken)
  }

  func takeEvent() -> ScreenEvent? { events.isEmpty ? nil : events.removeFirst() }

  func close() async -> ScreenState? {
    if let state = await child?.close(number) { lastState = state }
    whenClosed?()
    return lastState
  }
}
