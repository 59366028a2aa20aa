import Foundation

/// A line on the terminal about a command that takes longer than a second, with the seconds.
///
/// Nothing is written if standard error is not a terminal.
final class ProgressLine: @unchecked Sendable {
  private let text: String
  private let write: @Sendable (String) -> Void
  private let timer: any DispatchSourceTimer
  private let lock = NSLock()
  /// The number of seconds that were written.
  private var seconds = 0
  private var hasEnded = false

  /// The largest number of characters, for a line of a narrow terminal.
  private static let width = 79

  /// Begins a line, which is written after a second.
  ///
  /// - Parameters:
  ///   - text: The work of the command, such as `compiles the module Pins, 2 of 5`.
  ///   - interval: The number of seconds between two changes of the line.
  ///   - write: Writes to the terminal; `nil` for standard error, if it is a terminal.
  init(_ text: String, every interval: Double = 1, write: (@Sendable (String) -> Void)? = nil) {
    self.text = text
    let isShown = write != nil || isatty(STDERR_FILENO) != 0
    self.write =
      write ?? { text in try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { [weak self] in self?.advance() }
    if isShown { timer.schedule(deadline: .now() + interval, repeating: interval) }
    timer.activate()
  }

  private func advance() {
    lock.withLock {
      guard !hasEnded else { return }
      seconds += 1
      write("\r\u{1B}[2K" + String("tessera: \(text) (\(seconds) s)".prefix(Self.width)))
    }
  }

  /// Removes the line.
  func end() {
    timer.cancel()
    lock.withLock {
      guard !hasEnded else { return }
      hasEnded = true
      if seconds > 0 { write("\r\u{1B}[2K") }
    }
  }
}
