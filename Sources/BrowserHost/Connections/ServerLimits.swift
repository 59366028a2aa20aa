import NIOCore

/// The limits of the memory and the waiting time that clients can take up, each and all together.
struct ServerLimits: Sendable {
  /// The maximum length of a request line, in bytes.
  var requestLine = 8_192
  /// The maximum length of a request line and header fields together, in bytes.
  var requestHead = 32_768
  /// The size of one read from a socket, in bytes: the amount that may arrive beyond a limit before
  /// it is noticed.
  var readSize = 4_096
  /// The maximum number of open sockets. Further ones are closed when they are accepted.
  var sockets = 256
  /// The time limit for a request head, from the opening of the socket or from the last response.
  var headTime = TimeAmount.seconds(10)
  /// The time limit for a response or a frame to be read by the client's system.
  var writeTime = TimeAmount.seconds(30)
  /// The time without a frame from the page after which a ping is sent, and after the same time
  /// again the connection is closed.
  var quietTime = TimeAmount.seconds(30)
  /// The time limit for the client to close a connection after the server's last frame.
  var farewellTime = TimeAmount.seconds(2)
  /// The number of received frames that are not handled yet, above which the socket is not read.
  var pendingFrames = 16
}
