import FlyingFox
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
  private var farewell: [WSFrame] = []
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
  func listen(to frames: AsyncThrowingStream<WSFrame, any Error>) {
    let reader = Task { [weak self] in
      do {
        for try await frame in frames {
          guard let self, self.receive(frame) else { return }
        }
        self?.end()
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
  func nextFrame() async -> WSFrame? {
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

  private func readyFrame() -> WSFrame? {
    if !farewell.isEmpty {
      let frame = farewell.removeFirst()
      if farewell.isEmpty { end() }
      return frame
    }
    if let payload = pong {
      pong = nil
      return WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)
    }
    guard sent - acknowledged < Self.windowSize, let session,
      let message = session.nextMessage(sequence: sent + 1)
    else { return nil }
    sent += 1
    return .text(message)
  }

  /// Takes one frame in; false where nothing more is read.
  private func receive(_ frame: WSFrame) -> Bool {
    guard !hasEnded, farewell.isEmpty else { return false }
    lastMessage = .now
    defer { wake() }
    do throws(ProtocolViolation) {
      switch try assembly.add(frame) {
      case .nothing: break
      case .message(let data): try answer(ClientMessage(decoding: data))
      case .ping(let payload): pong = payload
      case .close:
        farewell = [.close(code: .normalClosure)]
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
    // A control frame holds 125 bytes, two of which are the code.
    let reason = String(decoding: Array(violation.reason.utf8.prefix(120)), as: UTF8.self)
    farewell = [
      .text(message),
      .close(code: WSCloseCode(violation.closeCode, reason: reason.utf8.count > 123 ? "" : reason)),
    ]
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

extension WSFrame {
  fileprivate static func text(_ message: String) -> WSFrame {
    WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(message.utf8))
  }
}
