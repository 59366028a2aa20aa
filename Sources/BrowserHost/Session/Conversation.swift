import Foundation

/// What is said over one WebSocket: reads the page's messages for a session and hands out the
/// session's own when the connection is free to take them.
///
/// Nothing is queued for a slow page. At most ``windowSize`` messages are on their way without an
/// answer; what happens meanwhile is part of the next one, because a message is the difference
/// between what the page was sent and what the screen looks like when the page is ready for more.
@MainActor
final class Conversation {
  /// How many messages may be on their way without the page having drawn them.
  static let windowSize = 2

  private let sessions: SessionRegistry
  private let pulse: PulseRate
  private var session: ScreenSession?
  private var assembly = MessageAssembly()
  private var farewell: [SocketFrame] = []
  private var pong: Data?
  private var sent = 0
  private var acknowledged = 0
  private var hasEnded = false
  private var waiter: CheckedContinuation<Void, Never>?
  private var tasks: [Task<Void, Never>] = []
  private var lastMessage = ContinuousClock.now

  init(entry: GalleryEntry, sessions: SessionRegistry, pulse: PulseRate) {
    let session = ScreenSession(entry: entry)
    self.session = session
    self.sessions = sessions
    self.pulse = pulse
    sessions.add(session)
  }

  /// Starts to read what the page says.
  ///
  /// A stream that ends with a ``ProtocolViolation`` closes the connection with its code.
  ///
  /// - Parameter afterEach: Called when a frame is handled, and room for another one is free.
  func listen(
    to frames: AsyncThrowingStream<SocketFrame, any Error>,
    afterEach: @escaping @Sendable () -> Void = {}
  ) {
    let reader = Task { [weak self] in
      do {
        for try await frame in frames {
          guard let self, self.receive(frame) else { return }
          afterEach()
        }
        self?.end()
      } catch let violation as ProtocolViolation {
        self?.refuseUnread(violation)
      } catch {
        self?.end()
      }
    }
    let pacemaker = Task { [weak self, pulse] in
      while !Task.isCancelled {
        let isBusy = self?.isBusy ?? false
        try? await Task.sleep(for: isBusy ? pulse.busy : pulse.idle)
        guard let self else { return }
        self.wake()
      }
    }
    tasks = [reader, pacemaker]
  }

  /// The next frame for the page, when there is one; nil at the end.
  func nextFrame() async -> SocketFrame? {
    while !hasEnded, !Task.isCancelled {
      if let frame = readyFrame() { return frame }
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiter = $0 }
      } onCancel: {
        Task { @MainActor in self.wake() }
      }
    }
    end()
    return nil
  }

  /// Closes the connection because the server stops.
  func leave() {
    guard !hasEnded, farewell.isEmpty else { return }
    farewell = [.close(code: 1001, reason: "The server stops.")]
    wake()
  }

  /// Lets the session go. What is left of the connection says nothing more.
  func end() {
    hasEnded = true
    for task in tasks { task.cancel() }
    tasks = []
    if let session {
      session.end()
      sessions.remove(session)
    }
    session = nil
    wake()
  }

  private func readyFrame() -> SocketFrame? {
    if !farewell.isEmpty {
      let frame = farewell.removeFirst()
      if farewell.isEmpty { end() }
      return frame
    }
    if let payload = pong {
      pong = nil
      return SocketFrame(opcode: .pong, payload: payload)
    }
    guard sent - acknowledged < Self.windowSize, let session,
      let message = session.nextMessage(sequence: sent + 1)
    else { return nil }
    sent += 1
    return .text(message)
  }

  /// Takes one frame in; false where nothing more is read.
  private func receive(_ frame: SocketFrame) -> Bool {
    guard !hasEnded, farewell.isEmpty else { return false }
    lastMessage = .now
    defer { wake() }
    do throws(ProtocolViolation) {
      switch try assembly.add(frame) {
      case .nothing: break
      case .message(let data): try answer(ClientMessage(decoding: data))
      case .ping(let payload): pong = payload
      case .close:
        farewell = [.close(code: 1000)]
        return false
      }
      return true
    } catch {
      refuse(error)
      return false
    }
  }

  private func answer(_ message: ClientMessage) throws(ProtocolViolation) {
    if case .acknowledge(let sequence) = message {
      guard sequence <= sent else {
        throw .refused("Message \(sequence) is acknowledged, but only \(sent) were sent.")
      }
      acknowledged = max(acknowledged, sequence)
    }
    try session?.receive(message)
  }

  private func refuse(_ violation: ProtocolViolation) {
    let message = JSONText.object([
      ("type", "\"error\""), ("code", String(violation.closeCode)),
      ("message", JSONText.string(violation.reason)),
    ])
    farewell = [.text(message), .close(code: violation.closeCode, reason: violation.reason)]
  }

  /// Refuses what could not even be read as a frame.
  private func refuseUnread(_ violation: ProtocolViolation) {
    guard !hasEnded, farewell.isEmpty else { return }
    refuse(violation)
    wake()
  }

  /// Whether changes are to be expected: the user has just done something, or something moves.
  private var isBusy: Bool {
    ContinuousClock.now - lastMessage < .seconds(1) || session?.isMoving ?? false
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
