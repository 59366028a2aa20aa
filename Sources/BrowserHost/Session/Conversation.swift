import Foundation
import ScreenHost

/// The conversation over one WebSocket: passes the page's messages on to a screen, and the screen's
/// to the page when the connection is ready for them.
///
/// A screen that ends by a fault, or that ends because it was idle, leaves the conversation open.
/// The page can have another one, which takes over the state of the user; numbers of messages
/// continue. Until the page has displayed it, messages of the page are about the former screen, and
/// are dropped.
@MainActor
final class Conversation {
  /// The name of the example.
  let name: String
  private let screens: any ScreenSource
  private let registry: SessionRegistry
  private var link: (any ScreenLink)?
  private var assembly = MessageAssembly()
  private var farewell: [SocketFrame] = []
  private var pong: Data?
  private var notices: [String] = []
  /// The messages that describe the page to a new screen: the first one, and the latest of those
  /// that change its values.
  private var setup: [PageMessage] = []
  private var sent = 0
  /// The number of the first message of the current screen, until the page has displayed it.
  private var awaited: Int?
  private var state: ScreenState?
  private var hasEnded = false
  private var waiter: CheckedContinuation<Void, Never>?
  private var reader: Task<Void, Never>?
  /// The last replacement of the screen. Replacements are made one after another.
  private var restarting: Task<Void, Never>?

  init(name: String, screens: any ScreenSource, registry: SessionRegistry) {
    self.name = name
    self.screens = screens
    self.registry = registry
    registry.add(self)
  }

  // MARK: Screens

  private func open(_ opening: ScreenOpening) {
    let link = screens.open(name, opening)
    link.whenReady = { [weak self] in self?.wake() }
    self.link = link
  }

  /// Replaces the screen by another one of the same kind, with the state of the user.
  func restart() {
    guard !hasEnded, farewell.isEmpty, !setup.isEmpty else { return }
    // Only the latest state of the build counts.
    notices = notices.suffix(1)
    let earlier = restarting
    restarting = Task { @MainActor in
      await earlier?.value
      await replaceScreen()
    }
  }

  private func replaceScreen() async {
    let former = link
    link = nil
    state = await former?.close() ?? state
    guard !hasEnded, farewell.isEmpty else { return }
    // The sources of a preview may have lost the screen, and get it back.
    guard screens.catalog.contains(where: { $0.name == name }) else {
      let failure = ScreenFailure(sentence: "The sources have no screen named \(name) any more.")
      return notify(Self.message(of: failure))
    }
    open(ScreenOpening(firstSequence: sent + 1, state: state))
    awaited = sent + 1
    for message in setup { link?.receive(message) {} }
    wake()
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
    reader = Task { [weak self] in
      do {
        for try await frame in frames {
          guard let self, self.receive(frame, whenTaken: afterEach) else { return }
        }
        self?.end()
      } catch let violation as ProtocolViolation {
        self?.refuseUnread(violation)
      } catch {
        self?.end()
      }
    }
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

  /// Ends the screen. The connection sends nothing more.
  func end() {
    hasEnded = true
    reader?.cancel()
    reader = nil
    closeLink()
    registry.remove(self)
    wake()
  }

  private func closeLink() {
    guard let link else { return }
    self.link = nil
    link.whenReady = nil
    Task { @MainActor in _ = await link.close() }
  }

  // MARK: To the page

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
    if !notices.isEmpty { return .text(notices.removeFirst()) }
    guard let event = link?.takeEvent() else { return nil }
    switch event {
    case .message(let text):
      sent += 1
      return .text(text)
    case .refusal(let violation):
      refuse(violation)
      return readyFrame()
    case .failure(let failure):
      state = link?.lastState ?? state
      if !failure.awaitsStack { closeLink() }
      return .text(Self.message(of: failure))
    case .stall(let duration):
      return .text(
        JSONText.object([
          ("type", "\"stall\""), ("seconds", String(duration?.components.seconds ?? 0)),
        ]))
    case .sleep:
      state = link?.lastState ?? state
      closeLink()
      return .text(#"{"type":"sleep"}"#)
    }
  }

  private static func message(of failure: ScreenFailure) -> String {
    JSONText.object(
      [("type", "\"failure\""), ("sentence", JSONText.string(failure.sentence))]
        + (failure.place.map { [("place", JSONText.string($0))] } ?? [])
        + [("log", JSONText.string(failure.log))]
        + (failure.awaitsStack ? [("awaitsStack", "true")] : []))
  }

  /// Sends the page a message that is not one of the screen.
  func notify(_ message: String) {
    guard !hasEnded, farewell.isEmpty else { return }
    notices.append(message)
    wake()
  }

  // MARK: From the page

  /// Handles a received frame; returns `false` if nothing more is read.
  private func receive(_ frame: SocketFrame, whenTaken: @escaping @Sendable () -> Void) -> Bool {
    guard !hasEnded, farewell.isEmpty else { return false }
    do throws(ProtocolViolation) {
      switch try assembly.add(frame) {
      case .nothing: whenTaken()
      case .message(let data): try pass(try PageMessage(decoding: data), whenTaken: whenTaken)
      case .ping(let payload):
        pong = payload
        wake()
        whenTaken()
      case .close:
        farewell = [.close(code: 1000)]
        wake()
        return false
      }
      return true
    } catch {
      refuse(error)
      wake()
      return false
    }
  }

  private func pass(
    _ message: PageMessage, whenTaken: @escaping @Sendable () -> Void
  ) throws(ProtocolViolation) {
    if setup.isEmpty {
      guard case .ready = message.content else {
        throw .refused("The first message must be a ready message.")
      }
      setup = [message]
      // A connection without a page has no screen.
      open(ScreenOpening())
    }
    switch message.content {
    case .restart:
      restart()
      return whenTaken()
    case .configure, .resize, .appearance, .clock, .log: keep(message)
    case .acknowledge(let sequence):
      guard sequence >= awaited ?? 0 else { return whenTaken() }
      awaited = nil
    default:
      guard awaited == nil else { return whenTaken() }
    }
    guard let link else { return whenTaken() }
    link.receive(message, whenTaken: whenTaken)
  }

  /// Keeps a message that changes a value of the page, in place of an earlier one of its type.
  private func keep(_ message: PageMessage) {
    setup.removeAll {
      switch ($0.content, message.content) {
      case (.resize, .resize), (.appearance, .appearance), (.configure, .configure): true
      case (.clock, .clock), (.log, .log): true
      // A configuration has the size and the style.
      case (.resize, .configure), (.appearance, .configure): true
      default: false
      }
    }
    setup.append(message)
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

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
