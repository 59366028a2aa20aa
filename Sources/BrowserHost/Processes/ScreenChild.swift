import Foundation
import NIOCore
import ScreenHost
import Subprocesses

/// A process with one or several screens, and its supervision.
@MainActor
final class ScreenChild {
  private let process: SpawnedProcess
  private let family: ProcessFamily
  private let limits: ProcessLimits
  private var channels: ChildChannels?
  /// The messages from before the channels were open.
  private var backlog: [(frame: LinkFrame, whenSent: @Sendable () -> Void)] = []
  private var screens: [UInt32: ChildScreen] = [:]
  private var requests: [UInt32: CheckedContinuation<Data?, Never>] = [:]
  private var lastNumber: UInt32 = 0
  private var log = OutputTail()
  /// The time at which the process began to write the stack of its end; `nil` before that.
  private var crashTime: ContinuousClock.Instant?

  /// The reason for the end; `nil` while the process runs, or if it was ended by order.
  private(set) var failure: ScreenFailure?
  private(set) var hasEnded = false
  /// A Boolean value that indicates whether the screens were ended for lack of input.
  private(set) var isAsleep = false
  private var isOrderedToEnd = false
  /// The task that waits for the end of the process.
  private var ending: Task<Void, Never>?

  private var beginning = ContinuousClock.now
  private var hasGreeted = false
  /// The time of the last message of a user.
  private(set) var lastInput = ContinuousClock.now
  private var pendingBeat: ContinuousClock.Instant?
  private var lastBeat = ContinuousClock.now
  private var hasStalled = false

  /// A closure called with the names of pictures that the process has.
  var whenPicturesArrive: (@MainActor (_ names: [String]) -> Void)?
  /// A closure called at the end of the process.
  var whenEnded: (@MainActor () -> Void)?

  /// Starts a process.
  init(
    _ program: SpawnedProcess.Program, on group: any EventLoopGroup, limits: ProcessLimits
  ) throws(SpawnedProcess.Failure) {
    let child = try ChildProcess(program, variable: LinkDescriptor.variable)
    process = child.process
    family = child.family
    self.limits = limits
    Task { @MainActor in await listen(to: child, on: group) }
  }

  private func listen(to child: ChildProcess, on group: any EventLoopGroup) async {
    let channels: ChildChannels
    do {
      channels = try await ChildChannels(of: child, on: group)
    } catch {
      return end(
        with: ScreenFailure(sentence: "The connection with the process failed: \(error)."))
    }
    self.channels = channels
    for (frame, whenSent) in backlog { channels.send(frame, whenSent: whenSent) }
    backlog = []
    if isOrderedToEnd { channels.close() }
    for await arrival in channels.arrivals {
      switch arrival {
      case .frame(let frame): receive(frame)
      case .garbage(let garbage): end(with: .garbage(garbage, log: log))
      case .output(let bytes, let whenTaken):
        log.add(bytes)
        noteCrash()
        // A terminal may stop; then the process waits, and the server does not.
        Self.errors.async {
          try? FileHandle.standardError.write(contentsOf: Data(bytes))
          whenTaken()
        }
      case .end: finish()
      }
      if hasEnded { break }
    }
  }

  /// The queue of writes to standard error.
  private static let errors = DispatchQueue(label: "Errors of screens")

  /// The number of screens.
  var screenCount: Int { screens.count }

  // MARK: Screens

  /// Opens a screen.
  func open(_ entry: String, _ opening: ScreenOpening) -> ChildScreen {
    lastNumber += 1
    let screen = ChildScreen(number: lastNumber, child: self, state: opening.state)
    screens[lastNumber] = screen
    lastInput = .now
    send(LinkFrame(.open, number: lastNumber, value: LinkOpening(entry: entry, opening: opening)))
    return screen
  }

  /// Delivers a message of the page.
  func receive(
    _ message: PageMessage, for screen: UInt32, whenTaken: @escaping @Sendable () -> Void
  ) {
    if message.content.isInput { lastInput = .now }
    // A process that does not respond gets no input that a later one replaces, which would fill the
    // memory. The ends of touches and keys and changes of texts are few, and are not repeated.
    guard !hasStalled || !message.content.isReplaceable else { return whenTaken() }
    send(LinkFrame(.message, number: screen, payload: message.data), whenSent: whenTaken)
  }

  /// Ends a screen, and returns its state; `nil` if the process does not respond.
  func close(_ number: UInt32) async -> ScreenState? {
    guard screens.removeValue(forKey: number) != nil, !hasEnded else { return nil }
    let data = await ask(LinkFrame(.close, number: number), within: .milliseconds(500))
    return data.flatMap { try? JSONDecoder().decode(ScreenState.self, from: $0) }
  }

  // MARK: Requests

  /// Sends an order with a new number, and returns the content of the answer; `nil` if the process
  /// ends before, or if a time is over.
  func ask(
    _ kind: LinkFrame.Kind, payload: Data, within time: Duration? = nil
  ) async -> Data? {
    lastNumber += 1
    return await ask(
      LinkFrame(kind, number: lastNumber, payload: payload), within: time ?? limits.startTime)
  }

  private func ask(_ frame: LinkFrame, within time: Duration) async -> Data? {
    guard !hasEnded else { return nil }
    let number = frame.number
    let timer = Task { @MainActor [weak self] in
      try? await Task.sleep(for: time)
      guard !Task.isCancelled else { return }
      self?.requests.removeValue(forKey: number)?.resume(returning: nil)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { continuation in
      requests[number] = continuation
      send(frame)
    }
  }

  private func send(_ frame: LinkFrame, whenSent: @escaping @Sendable () -> Void = {}) {
    guard !hasEnded else { return whenSent() }
    if let channels {
      channels.send(frame, whenSent: whenSent)
    } else {
      backlog.append((frame, whenSent))
    }
  }

  private func receive(_ frame: LinkFrame) {
    switch frame.kind {
    case .greeting: hasGreeted = true
    case .message:
      screens[frame.number]?.add(.message(String(decoding: frame.payload, as: UTF8.self)))
    case .refusal:
      guard let refusal = frame.value(LinkRefusal.self) else { return }
      screens[frame.number]?.add(.refusal(refusal.violation))
    case .state:
      screens[frame.number]?.lastState = frame.value(ScreenState.self)
    case .close, .drawing, .picture, .media:
      requests.removeValue(forKey: frame.number)?.resume(returning: frame.payload)
    case .pictures:
      let names = String(decoding: frame.payload, as: UTF8.self).split(separator: "\n")
      whenPicturesArrive?(names.map(String.init))
    case .beat:
      pendingBeat = nil
      guard hasStalled else { return }
      hasStalled = false
      for screen in screens.values { screen.add(.stall(nil)) }
    case .open, .order: break
    }
  }

  // MARK: Supervision

  /// Reports the end of a process that is about to write its stack.
  private func noteCrash() {
    guard crashTime == nil, ending == nil, let signal = log.announcedSignal else { return }
    crashTime = .now
    let failure = ScreenFailure(beforeStackIn: log, signal: signal)
    for screen in screens.values { screen.add(.failure(failure)) }
  }

  /// Checks the memory and the responses of the process.
  ///
  /// - Parameter delay: A time in which the server itself did not receive anything, which does not
  ///   count as silence of the process.
  func check(at now: ContinuousClock.Instant, afterDelay delay: Duration) {
    guard !hasEnded, ending == nil else { return }
    // Another process may have the connection, which then does not end.
    if process.hasEnded { return finish() }
    if let crashTime {
      // The program that writes the stack is ended after a time, and with it the process.
      if now - crashTime > limits.hangTime { process.kill() }
      return
    }
    if let memory = process.residentMemory, memory > limits.memory {
      return end(with: .memory(limits.memory, log: log))
    }
    beginning += delay
    guard hasGreeted else {
      if now - beginning > limits.startTime { end(with: .silence(limits.startTime, log: log)) }
      return
    }
    if delay > .zero { pendingBeat? += delay }
    if let pendingBeat {
      let silence = now - pendingBeat
      if silence > limits.hangTime, !process.isTraced {
        return end(with: .hang(limits.hangTime, log: log))
      }
      guard silence > limits.stallTime, !hasStalled else { return }
      hasStalled = true
      for screen in screens.values { screen.add(.stall(silence)) }
    } else if now - lastBeat > .seconds(1) {
      lastBeat = now
      pendingBeat = now
      send(LinkFrame(.beat))
    }
  }

  /// Ends the screens for lack of input. Their pages can have others.
  func sleep() {
    isAsleep = true
    for screen in screens.values { screen.add(.sleep) }
  }

  /// Ends the process in order, within a time, and returns after its end.
  func end() async {
    guard !hasEnded else { return }
    if let ending { return await ending.value }
    isOrderedToEnd = true
    channels?.close()
    await conclude(within: limits.farewellTime) { _ in nil }
  }

  /// Ends the process because of a fault.
  private func end(with failure: ScreenFailure) {
    guard ending == nil, !hasEnded else { return }
    process.kill()
    Task { @MainActor in await conclude(within: limits.farewellTime) { _ in failure } }
  }

  /// Handles the end of the connection: the process has ended, or is about to.
  private func finish() {
    guard ending == nil, !hasEnded else { return }
    Task { @MainActor in
      await conclude(within: .milliseconds(500)) { end in ScreenFailure(end, log: self.log) }
    }
  }

  /// Waits for the end of the process, and ends it after a time.
  private func conclude(
    within time: Duration,
    with failure: @escaping @MainActor (SpawnedProcess.End) -> ScreenFailure?
  ) async {
    if let ending { return await ending.value }
    let task = Task { @MainActor in
      let timer = Task { [process] in
        try? await Task.sleep(for: time)
        if !Task.isCancelled { process.kill() }
      }
      let end = await process.wait()
      timer.cancel()
      await endFamily()
      // Earlier output of the process arrives now.
      if !isOrderedToEnd { try? await Task.sleep(for: .milliseconds(50)) }
      conclude(failure(end))
    }
    ending = task
    await task.value
  }

  /// Ends the processes that the process has started. Those that are in groups of their own, as
  /// Foundation's `Process` starts them, do not end with it.
  private func endFamily() async {
    let family = family
    // The search reads files of the system.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        family.end()
        continuation.resume()
      }
    }
  }

  private func conclude(_ failure: ScreenFailure?) {
    hasEnded = true
    self.failure = failure
    channels?.close()
    for (_, whenSent) in backlog { whenSent() }
    backlog = []
    if let failure {
      for screen in screens.values { screen.add(.failure(failure)) }
    }
    screens = [:]
    for request in requests.values { request.resume(returning: nil) }
    requests = [:]
    whenEnded?()
  }
}
