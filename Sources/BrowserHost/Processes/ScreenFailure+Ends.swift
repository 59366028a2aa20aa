import Foundation
import ScreenHost
import Subprocesses

extension ScreenFailure {
  /// The end of a process that is about to write its stack.
  init(beforeStackIn log: OutputTail, signal: Int32) {
    self.init(
      sentence: Self.sentence(ofSignal: signal, log), place: log.fatalErrorPlace,
      log: log.textBeforeStack, awaitsStack: true)
  }

  private static func sentence(ofSignal number: Int32, _ log: OutputTail) -> String {
    log.fatalError
      ?? "The app has ended by signal \(number) (\(String(cString: strsignal(number))))."
  }

  /// The end of a process by itself.
  init(_ end: SpawnedProcess.End, log: OutputTail) {
    let sentence: String
    switch end {
    case .exit(let code):
      sentence = "The app has ended with the exit code \(code)."
    case .signal(let number): sentence = Self.sentence(ofSignal: number, log)
    }
    self.init(
      sentence: sentence, place: StackText.place(in: log.text) ?? log.fatalErrorPlace,
      log: StackText.shortened(log.text))
  }

  /// The end of a process that used too much memory.
  static func memory(_ limit: Int, log: OutputTail) -> ScreenFailure {
    ScreenFailure(
      sentence: "The screen was ended because it used more than \(limit >> 20) MB of memory.",
      log: log.text)
  }

  /// The end of a process that did not respond.
  static func hang(_ time: Duration, log: OutputTail) -> ScreenFailure {
    ScreenFailure(
      sentence:
        "The screen was ended because it did not respond for \(time.components.seconds) seconds.",
      log: log.text)
  }

  /// The end of a process without a first message.
  static func silence(_ time: Duration, log: OutputTail) -> ScreenFailure {
    ScreenFailure(
      sentence: "The screen's process was ended because it did not start within "
        + "\(time.components.seconds) seconds.", log: log.text)
  }

  /// The end of a process that sent invalid data.
  static func garbage(_ garbage: LinkGarbage, log: OutputTail) -> ScreenFailure {
    ScreenFailure(
      sentence: "The screen's process was ended because it sent invalid data: "
        + garbage.description, log: log.text)
  }
}
