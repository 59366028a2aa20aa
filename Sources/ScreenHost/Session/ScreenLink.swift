import Foundation

/// The connection to one screen, in this process or in another one.
@MainActor
package protocol ScreenLink: AnyObject {
  /// A closure called when there may be another event.
  var whenReady: (@MainActor () -> Void)? { get set }

  /// Delivers a message of the page.
  ///
  /// - Parameter whenTaken: A closure called when there is space for another message.
  func receive(_ message: PageMessage, whenTaken: @escaping @Sendable () -> Void)

  /// Returns the next event; `nil` if there is none at this time.
  func takeEvent() -> ScreenEvent?

  /// Ends the screen, and returns its state for another one of the same kind; `nil` if it has none.
  func close() async -> ScreenState?

  /// The latest reported state; `nil` if there is none.
  var lastState: ScreenState? { get }
}

/// A message of the page, decoded and as received.
package struct PageMessage: Sendable {
  package let content: ClientMessage
  package let data: Data

  /// Decodes a message.
  package init(decoding data: Data) throws(ProtocolViolation) {
    content = try ClientMessage(decoding: data)
    self.data = data
  }
}

/// The first order to a screen.
package struct ScreenOpening: Sendable, Equatable, Codable {
  /// The number of the first message to the page.
  package var firstSequence = 1
  /// The state of an earlier screen of the same kind; `nil` for none.
  package var state: ScreenState?

  package init(firstSequence: Int = 1, state: ScreenState? = nil) {
    self.firstSequence = firstSequence
    self.state = state
  }
}
