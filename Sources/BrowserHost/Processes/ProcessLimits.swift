/// The limits of processes of screens.
struct ProcessLimits: Sendable {
  /// The maximum number of processes. For another one, the process that was not used for the
  /// longest time goes to sleep.
  var count = 50
  /// The maximum memory of a process, in bytes.
  var memory = 1 << 30
  /// The time without a response after which the page displays a notice.
  var stallTime = Duration.seconds(2)
  /// The time after which a process that does not respond is ended, except in a debugger.
  var hangTime = Duration.seconds(60)
  /// The time after which a process without input goes to sleep.
  var idleTime = Duration.seconds(900)
  /// The time limit for the first message of a process, and for a drawing.
  var startTime = Duration.seconds(30)
  /// The interval of the checks.
  var checkInterval = Duration.milliseconds(250)
  /// The time limit for a process to end in order.
  var farewellTime = Duration.seconds(2)
}
