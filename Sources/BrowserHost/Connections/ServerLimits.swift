import NIOCore

/// Bounds on what one client, and all clients together, can make the server hold or wait for.
struct ServerLimits: Sendable {
  /// The longest request line, in bytes.
  var requestLine = 8_192
  /// The longest request line and header fields together, in bytes.
  var requestHead = 32_768
  /// The size of one read from a socket, in bytes: what may come in beyond a limit before it is noticed.
  var readSize = 4_096
  /// The number of open sockets. More are closed when they are accepted.
  var sockets = 256
  /// The time for a request head to arrive, from the opening of the socket or from the last answer.
  var headTime = TimeAmount.seconds(10)
  /// The time for an answer or a frame to be taken by the client's system.
  var writeTime = TimeAmount.seconds(30)
  /// The time without a frame from the page after which it is sent a ping, and after as much again
  /// given up.
  var quietTime = TimeAmount.seconds(30)
  /// The time that the client has to close a connection after the server's last word.
  var farewellTime = TimeAmount.seconds(2)
  /// The number of frames that have come in and are not handled yet, above which the socket is not read.
  var pendingFrames = 16
}
