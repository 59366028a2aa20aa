import Foundation
import HeadlessHost
import ScreenHost
import UIKit

/// This process as the process of one running screen, which performs the orders of the process that
/// has started it, and ends with it.
@MainActor
package final class LiveProcess {
  /// The name of the environment variable with the name of the screen.
  package nonisolated static let variable = "TESSERA_LIVE_SCREEN"

  private let writer: LinkWriter
  private let display: (LiveOpening) throws -> LiveScreen
  private var screen: LiveScreen?

  private init(_ writer: LinkWriter, display: @escaping (LiveOpening) throws -> LiveScreen) {
    self.writer = writer
    self.display = display
  }

  /// Returns the name of the screen that this process runs, once; `nil` if it runs none.
  package nonisolated static func takeName() -> String? {
    guard let name = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    return name
  }

  /// Performs orders until the other process ends.
  ///
  /// Call the function on the main thread.
  ///
  /// - Parameter display: A closure that displays the screen.
  package static func serve(_ display: @escaping (LiveOpening) throws -> LiveScreen) -> Never {
    guard let descriptor = LinkDescriptor.take() else { exit(EXIT_FAILURE) }
    // A closed connection is an error of a write, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    // Lines of the app precede the answer to the order during which they were printed.
    StandardOutput.writeLines()
    let (frames, arrival) = AsyncStream.makeStream(of: LinkFrame.self)
    LinkReader.start(descriptor) {
      arrival.yield($0)
    } end: {
      // An app that is busy for ever does not keep the process.
      ProcessFamily.own?.end()
      _exit(EXIT_SUCCESS)
    }
    let process = LiveProcess(LinkWriter(descriptor), display: display)
    Task { @MainActor in
      for await frame in frames where frame.kind == .order { await process.receive(frame) }
    }
    MainLoop.run()
  }

  private func receive(_ frame: LinkFrame) async {
    let answer: LiveAnswer
    if let order = frame.value(LiveOrder.self) {
      answer = await perform(order)
    } else {
      answer = LiveAnswer("the order cannot be read", isFailure: true)
    }
    StandardOutput.flush()
    writer.send(LinkFrame(.order, number: frame.number, value: answer))
  }

  private func perform(_ order: LiveOrder) async -> LiveAnswer {
    if case .open(let opening) = order, screen == nil {
      do {
        screen = try display(opening)
      } catch {
        return LiveAnswer("\(error)", isFailure: true)
      }
    }
    guard let screen else { return LiveAnswer("the screen is not open", isFailure: true) }
    return await screen.perform(order)
  }
}

/// The host of an app whose screen stays for orders.
@MainActor
struct LiveApplicationHost: ApplicationHost {
  func run(_ program: ApplicationProgram) -> Never {
    LiveProcess.serve { try LiveScreen($0, launching: program) }
  }
}
