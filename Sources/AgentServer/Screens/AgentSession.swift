import Foundation
import HeadlessHost
import ScreenReading
import Subprocesses

/// The one screen of an agent: the tools act on it.
package actor AgentSession {
  private struct Open {
    let program: ScreenProgram
    let connection: ScreenConnection
    var settings: LiveSettings
    var snapshot: ScreenSnapshot?
  }

  /// The longest time that a screen takes for an order, in seconds.
  private static let orderTime = 30.0
  /// The number of lines of output in an answer.
  private static let outputLines = 20
  /// The number of lines of output in an answer to `logs`.
  private static let logLines = 200

  private let provider: any ScreenProvider
  private let orderTime: Double
  private var open: Open?
  private let log = OutputLog()

  /// Creates a session without a screen.
  package init(provider: any ScreenProvider) {
    self.provider = provider
    orderTime = Self.orderTime
  }

  /// Creates a session whose screen takes at most a number of seconds for an order.
  init(provider: any ScreenProvider, orderTime: Double) {
    self.provider = provider
    self.orderTime = orderTime
  }

  /// Ends the screen.
  package func end() {
    open?.connection.end()
    open = nil
  }

  /// Performs a call.
  ///
  /// - Throws: `CancellationError`.
  func perform(_ call: ToolCall) async throws -> ToolResult {
    do {
      switch call {
      case .open(let request, let settings): return try await display(request, settings)
      case .order(let order): return try await perform(order)
      case .screenshot(let scale, let file): return try await draw(scale: scale, file: file)
      case .reload: return try await reload()
      case .logs(let number): return logs(after: number)
      }
    } catch let failure as ToolFailure {
      return ToolResult(failure.description, isError: true)
    } catch let failure as ScreenUnavailable {
      let advice = open == nil ? [] : ["the screen that was open stays open"]
      var result = ToolResult(
        (failure.diagnostics + [failure.reason]).joined(separator: "\n"), isError: true,
        nextSteps: advice)
      if !failure.diagnostics.isEmpty {
        result.content["diagnostics"] = .array(failure.diagnostics.map { .string($0) })
      }
      return result
    } catch let failure as SpawnedProcess.Failure {
      return ToolResult(failure.description, isError: true, nextSteps: ["open"])
    }
  }

  // MARK: Opening

  private func display(
    _ request: ScreenRequest, _ settings: LiveSettings
  ) async throws -> ToolResult {
    let program = try await provider.program(for: request)
    let result = try await start(program, LiveOpening(settings: settings))
    var sentences = ["opened \(program.screen)"]
    if !program.others.isEmpty {
      sentences.append("other screens: " + program.others.joined(separator: ", "))
    }
    return result.preceded(by: sentences + program.reports)
  }

  /// Starts a program, and ends the former one.
  private func start(_ program: ScreenProgram, _ opening: LiveOpening) async throws -> ToolResult {
    let number = log.count
    let connection = try ScreenConnection(program.program, log: log)
    let answer: LiveAnswer
    do {
      answer = try await connection.answer(to: .open(opening), within: orderTime)
    } catch let failure as ScreenConnection.Failure {
      connection.end()
      throw ToolFailure(
        description: sentence(about: failure, after: number) + "; correct the sources, and open "
          + "the screen again")
    } catch {
      connection.end()
      throw error
    }
    guard !answer.isFailure else {
      connection.end()
      throw ToolFailure(description: answer.text)
    }
    open?.connection.end()
    open = Open(
      program: program, connection: connection, settings: opening.settings,
      snapshot: answer.snapshot)
    return result(of: answer, after: number)
  }

  private func reload() async throws -> ToolResult {
    let present = try openScreen()
    let isRunning = present.connection.isRunning
    guard let program = try await provider.changedProgram() else {
      guard !isRunning else {
        return ToolResult(
          "Nothing changed: the sources are as in the last build. The screen stays as it is.")
      }
      return try await start(
        present.program,
        LiveOpening(settings: present.settings, former: present.snapshot)
      ).preceded(by: [
        "The sources are as in the last build; the screen had ended, and was started again."
      ]
      )
    }
    let result = try await start(
      program, LiveOpening(settings: present.settings, former: present.snapshot))
    return result.preceded(
      by: ["Built again; a new screen, without the steps before."] + program.reports)
  }

  // MARK: Orders

  private func perform(_ order: LiveOrder) async throws -> ToolResult {
    let number = log.count
    let answer = try await answer(to: order)
    if let snapshot = answer.snapshot { open?.snapshot = snapshot }
    switch order {
    case .set(let settings) where !answer.isFailure:
      let merged = open?.settings.merging(settings)
      if let merged { open?.settings = merged }
    case .act(let steps) where !answer.isFailure:
      for case .rotate(let toLandscape) in steps { open?.settings.isLandscape = toLandscape }
    default: break
    }
    return result(of: answer, after: number)
  }

  private func draw(scale: Double, file: String?) async throws -> ToolResult {
    let answer = try await answer(to: .screenshot(scale: scale))
    var result = ToolResult(answer)
    guard let file, let picture = answer.picture else { return result }
    do {
      try picture.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw ToolFailure(
        description: "'\(file)' cannot be written; give the path of a file in a folder that exists")
    }
    result.picture = nil
    result.text += " Written to \(file)."
    return result
  }

  /// Sends an order to the open screen.
  ///
  /// - Throws: `ToolFailure` if there is none, or it has ended or stalled.
  private func answer(to order: LiveOrder) async throws -> LiveAnswer {
    let connection = try openScreen().connection
    let number = log.count
    do {
      return try await connection.answer(to: order, within: orderTime + order.waitingTime)
    } catch let failure as ScreenConnection.Failure {
      connection.end()
      throw ToolFailure(
        description: sentence(about: failure, after: number)
          + "; reload builds changed sources and starts the screen again, and logs has all output")
    }
  }

  private func openScreen() throws -> Open {
    guard let open else {
      throw ToolFailure(
        description: "no screen is open; call open with the path of a Swift file, a folder, a "
          + "package or an Xcode project")
    }
    return open
  }

  // MARK: Output

  private func sentence(about failure: ScreenConnection.Failure, after number: Int) -> String {
    switch failure {
    case .stalled(let seconds):
      return "the screen did not answer within \(Int(seconds)) seconds, and was ended"
    case .ended(let end):
      let how =
        switch end {
        case .exit(let code): "with exit code \(code)"
        case .signal(let signal): "by signal \(signal) (\(String(cString: strsignal(signal))))"
        }
      let lines = log.lines(after: number).filter { !$0.text.isEmpty }.map(\.text)
      let reason = lines.prefix(Self.outputLines).joined(separator: "\n")
      return "the app has ended \(how)" + (reason.isEmpty ? "" : ":\n\(reason)\n")
    }
  }

  /// Returns the result of an answer, with the output of the app during the order.
  private func result(of answer: LiveAnswer, after number: Int) -> ToolResult {
    var result = ToolResult(answer)
    let lines = log.lines(after: number)
    for (name, isError) in [("output", false), ("warnings", true)] {
      let own = lines.filter { $0.isError == isError }.map(\.text)
      guard !own.isEmpty else { continue }
      let shown = own.prefix(Self.outputLines)
      result.content[name] = .array(shown.map { .string($0) })
      result.text += "\n\(name):\n" + shown.joined(separator: "\n")
      if own.count > shown.count {
        result.text += "\n\(own.count - shown.count) more lines; logs has them"
      }
    }
    return result
  }

  private func logs(after number: Int) -> ToolResult {
    let lines = log.lines(after: number)
    guard let last = lines.last else {
      return ToolResult("No output" + (number == 0 ? "." : " after line \(number)."))
    }
    let shown = lines.suffix(Self.logLines)
    var result = ToolResult(
      shown.map { "\($0.number) \($0.isError ? "error" : "out") \($0.text)" }
        .joined(separator: "\n"))
    result.content["last"] = .integer(last.number)
    return result
  }
}

extension ToolResult {
  /// Returns the result with lines before its text.
  fileprivate func preceded(by lines: [String]) -> ToolResult {
    var result = self
    result.text = (lines + [text]).joined(separator: "\n")
    result.content["notes"] = .array(lines.map { .string($0) })
    return result
  }
}
