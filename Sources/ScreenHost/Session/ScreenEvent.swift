/// An event of a screen for its page.
package enum ScreenEvent: Sendable, Equatable {
  /// A message of the protocol.
  case message(String)
  /// The end of the conversation, after a violation of the protocol.
  case refusal(ProtocolViolation)
  /// The end of the screen by a fault of the app. It may be reported twice, see
  /// ``ScreenFailure/awaitsStack``.
  case failure(ScreenFailure)
  /// The screen has not handled events for a time; `nil` as soon as it does again.
  case stall(Duration?)
  /// The end of the screen after a time without input.
  case sleep
}

/// The end of a screen by a fault of the app.
package struct ScreenFailure: Sendable, Equatable {
  /// The fault in one sentence.
  package var sentence: String
  /// The file and the line of the app's own code at which it ended, such as `Cell.swift:12`; `nil`
  /// if they are not known.
  package var place: String?
  /// The last lines that the process wrote to standard error, which end with the stack if it is
  /// known.
  package var log: String
  /// A Boolean value that indicates whether the process still writes its stack. A complete report
  /// follows.
  package var awaitsStack: Bool

  package init(
    sentence: String, place: String? = nil, log: String = "", awaitsStack: Bool = false
  ) {
    self.sentence = sentence
    self.place = place
    self.log = log
    self.awaitsStack = awaitsStack
  }
}
