import Foundation

/// The messages between one page and a screen in this process.
///
/// There is no queue for a slow page. At most ``windowSize`` messages are sent without an
/// acknowledgment; changes in the meantime become part of the next message, which is the difference
/// between the page's last message and the screen at the time when the page is ready for more.
@MainActor
package final class ScreenConversation: ScreenLink {
  /// The maximum number of messages that the page has not drawn yet.
  package static let windowSize = 2
  /// The time without messages of the page after which its state is worth reporting.
  private static let restTime = Duration.milliseconds(400)

  package var whenReady: (@MainActor () -> Void)?
  private let pulse: PulseRate
  private var session: ScreenSession?
  private var refusal: ProtocolViolation?
  private var sent: Int
  private var acknowledged: Int
  private var lastMessage = ContinuousClock.now
  private var reportedRevision = 0
  private var pacemaker: Task<Void, Never>?
  package private(set) var lastState: ScreenState?

  /// Opens a screen.
  package init(
    entry: GalleryEntry, images: ImageStore, pulse: PulseRate = PulseRate(),
    opening: ScreenOpening = ScreenOpening()
  ) {
    session = ScreenSession(entry: entry, images: images, state: opening.state)
    self.pulse = pulse
    sent = opening.firstSequence - 1
    acknowledged = sent
    lastState = opening.state
    pacemaker = Task { [weak self, pulse] in
      while !Task.isCancelled {
        let interval = self?.interval ?? pulse.idle
        try? await Task.sleep(for: interval)
        guard let self else { return }
        self.whenReady?()
      }
    }
  }

  package func receive(_ message: PageMessage, whenTaken: @escaping @Sendable () -> Void) {
    lastMessage = .now
    defer {
      whenTaken()
      whenReady?()
    }
    do throws(ProtocolViolation) {
      if case .acknowledge(let sequence) = message.content {
        guard sequence <= sent else {
          throw .refused("Message \(sequence) is acknowledged, but only \(sent) were sent.")
        }
        acknowledged = max(acknowledged, sequence)
      }
      try session?.receive(message.content)
    } catch {
      refusal = error
    }
  }

  package func takeEvent() -> ScreenEvent? {
    guard let session else { return nil }
    if let refusal = refusal ?? session.refusal {
      end()
      return .refusal(refusal)
    }
    guard sent - acknowledged < Self.windowSize,
      let message = session.nextMessage(sequence: sent + 1)
    else { return nil }
    sent += 1
    return .message(message)
  }

  /// Returns the state, if it has changed since the last call and the user pauses.
  package func takeState() -> ScreenState? {
    guard let session, session.stateRevision != reportedRevision,
      ContinuousClock.now - lastMessage > Self.restTime
    else { return nil }
    return readState()
  }

  private func readState() -> ScreenState? {
    guard let session else { return lastState }
    reportedRevision = session.stateRevision
    lastState = session.state
    return lastState
  }

  package func close() async -> ScreenState? {
    let state = readState()
    end()
    return state
  }

  private func end() {
    pacemaker?.cancel()
    pacemaker = nil
    session?.end()
    session = nil
  }

  /// The time until the next check for changes.
  private var interval: Duration {
    if session?.isScrolling ?? false { return pulse.scrolling }
    return isBusy ? pulse.busy : pulse.idle
  }

  /// A Boolean value that indicates whether changes are likely: after recent user input, or during
  /// an animation.
  private var isBusy: Bool {
    ContinuousClock.now - lastMessage < .seconds(1) || session?.isMoving ?? false
  }
}
