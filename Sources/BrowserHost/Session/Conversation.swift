import Foundation

/// The messages over one WebSocket: reads the page's messages for a session, and sends the
/// session's own when the connection is ready for them.
///
/// There is no queue for a slow page. At most ``windowSize`` messages are sent without an
/// acknowledgment; changes in the meantime become part of the next message, which is the difference
/// between the page's last message and the screen at the time when the page is ready for more.
@MainActor
final class Conversation {
  /// The maximum number of messages that the page has not drawn yet.
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

  init(
    entry: GalleryEntry, sessions: SessionRegistry, pulse: PulseRate,
    images: ImageStore = ImageStore()
  ) {
    let session = ScreenSession(entry: entry, images: images)
    self.session = session
    self.sessions = sessions
    self.pulse = pulse
    sessions.add(session)
  }

  /// Starts reading the page's messages.
  ///
  /// A stream that ends with a ``ProtocolViolation`` closes the connection with its code.
  ///
  /// - Parameter afterEach: A closure called after each handled frame, when there is space for
  ///   another one.
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

  /// Returns the next frame for the page, as soon as there is one; `nil` at the end.
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

  /// Closes the connection when the server stops.
  func leave() {
    guard !hasEnded, farewell.isEmpty else { return }
    farewell = [.close(code: 1001, reason: "The server stops.")]
    wake()
  }

  /// Ends the session. The connection sends nothing more.
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
    if let refusal = session?.refusal {
      refuse(refusal)
      return readyFrame()
    }
    guard sent - acknowledged < Self.windowSize, let session,
      let message = session.nextMessage(sequence: sent + 1)
    else { return nil }
    sent += 1
    return .text(message)
  }

  /// Handles a received frame; returns `false` if nothing more is read.
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

  /// Rejects input that could not be read as a frame.
  private func refuseUnread(_ violation: ProtocolViolation) {
    guard !hasEnded, farewell.isEmpty else { return }
    refuse(violation)
    wake()
  }

  /// A Boolean value that indicates whether changes are likely: after recent user input, or during
  /// an animation.
  private var isBusy: Bool {
    ContinuousClock.now - lastMessage < .seconds(1) || session?.isMoving ?? false
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
