import Foundation
import HeadlessHost
import ScreenHost
import Subprocesses

/// The process of a running screen, and the connection to it.
final class ScreenConnection: @unchecked Sendable {
  /// The error of an order that has no answer.
  enum Failure: Error {
    /// The process has ended.
    case ended(SpawnedProcess.End)
    /// There is no answer within a number of seconds.
    case stalled(seconds: Double)
  }

  /// The number of the child's descriptor of the connection.
  private static let childDescriptor: Int32 = 3

  let log: OutputLog
  private let process: SpawnedProcess
  private let family: ProcessFamily
  private let descriptor: Int32
  private let writer: LinkWriter
  private let outputs: [OutputPipe]
  private let exit: Task<SpawnedProcess.End, Never>

  private let lock = NSLock()
  private var hasEnded = false
  private var lastNumber: UInt32 = 0
  private var waiting: [UInt32: CheckedContinuation<LiveAnswer?, Never>] = [:]

  /// Starts a program.
  ///
  /// - Throws: `SpawnedProcess.Failure`.
  init(_ program: SpawnedProcess.Program, log: OutputLog) throws {
    func pair(_ make: () -> DescriptorPair?) throws -> DescriptorPair {
      guard let pair = make() else { throw SpawnedProcess.Failure(program.path, code: errno) }
      return pair
    }
    let link = try pair(DescriptorPair.sockets)
    let streams = [try pair(DescriptorPair.pipe), try pair(DescriptorPair.pipe)]
    defer {
      link.closeFar()
      for stream in streams { stream.closeFar() }
    }
    var program = program
    let mark = UUID().uuidString
    program.environment[LinkDescriptor.variable] = String(Self.childDescriptor)
    program.environment[ProcessFamily.variable] = mark
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      program.environment["SWIFT_BACKTRACE"] = StackSettings.value
    }
    do {
      process = try SpawnedProcess(
        program,
        descriptors: [
          STDOUT_FILENO: streams[0].far, STDERR_FILENO: streams[1].far,
          Self.childDescriptor: link.far,
        ])
    } catch {
      for descriptor in [link.near, streams[0].near, streams[1].near] { close(descriptor) }
      throw error
    }
    self.log = log
    family = ProcessFamily(session: process.identifier, mark: mark)
    descriptor = link.near
    writer = LinkWriter(descriptor)
    outputs = [
      OutputPipe(streams[0].near, isError: false, log: log),
      OutputPipe(streams[1].near, isError: true, log: log),
    ]
    exit = Task { [process] in await process.wait() }
    for output in outputs { output.start() }
    LinkReader.start(descriptor) { [weak self] frame in
      self?.receive(frame)
    } end: { [weak self, descriptor] in
      self?.noteEnd()
      close(descriptor)
    }
  }

  /// Sends an order, and returns the answer.
  ///
  /// - Throws: `Failure`, or `CancellationError`.
  func answer(to order: LiveOrder, within seconds: Double) async throws -> LiveAnswer {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    let time = DispatchWorkItem { [weak self] in self?.resume(number, with: nil) }
    defer { time.cancel() }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOpen = lock.withLock {
          if !hasEnded { waiting[number] = continuation }
          return !hasEnded
        }
        guard isOpen else { return continuation.resume(returning: nil) }
        if Task.isCancelled { return resume(number, with: nil) }
        writer.send(LinkFrame(.order, number: number, value: order))
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: time)
      }
    } onCancel: {
      resume(number, with: nil)
    }
    try Task.checkCancellation()
    for output in outputs { output.drain() }
    if let answer { return answer }
    guard lock.withLock({ hasEnded }) else { throw Failure.stalled(seconds: seconds) }
    let end = await exit.value
    for output in outputs { output.drain() }
    throw Failure.ended(end)
  }

  /// A Boolean value that indicates whether the process takes orders.
  var isRunning: Bool { !lock.withLock { hasEnded } }

  /// Ends the process and those that it has started.
  func end() {
    family.end()
    process.kill()
  }

  private func receive(_ frame: LinkFrame) {
    guard frame.kind == .order else { return }
    let answer = frame.value(LiveAnswer.self)
    resume(
      frame.number,
      with: answer ?? LiveAnswer("the answer of the screen cannot be read", isFailure: true))
  }

  private func resume(_ number: UInt32, with answer: LiveAnswer?) {
    lock.withLock { waiting.removeValue(forKey: number) }?.resume(returning: answer)
  }

  private func noteEnd() {
    let left = lock.withLock {
      hasEnded = true
      defer { waiting = [:] }
      return waiting.values
    }
    for continuation in left { continuation.resume(returning: nil) }
  }
}
