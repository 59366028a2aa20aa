import Foundation
import UIKit

/// A session without a socket: reads the messages of a page and returns the responses, in the
/// server's wire format.
///
/// For measurements only. A socket adds the system's overhead, and the pace of a browser. The
/// session's time advances by one frame with each message of the page, so that what it prepares
/// ahead of a scroll does not depend on the speed of the machine.
@_spi(Measurement)
@MainActor
public final class MessageProbe {
  private let session: ScreenSession
  private let time = Time()
  private var sequence = 0

  private final class Time {
    var now: TimeInterval = 0
  }

  /// Opens a screen on a device and acknowledges its first messages.
  ///
  /// - Parameters:
  ///   - entry: The example.
  ///   - device: The name of the device, such as `iphone-15`.
  /// - Throws: An error if there is no such device.
  public init(showing entry: GalleryEntry, on device: String) throws {
    session = ScreenSession(entry: entry) { [time] in time.now }
    try receive(
      """
      {"type":"ready","version":\(ClientMessage.version),"device":"\(device)","size":[393,852],\
      "scale":3,"style":"light"}
      """)
    while answer() != nil { try acknowledge() }
  }

  /// Handles a message of the page.
  ///
  /// - Throws: An error if the message violates the protocol.
  public func receive(_ message: String) throws {
    time.now += SessionClock.frame
    try session.receive(ClientMessage(decoding: Data(message.utf8)))
  }

  /// Returns the next message to the page; `nil` if the page is up to date.
  public func answer() -> String? {
    guard let message = session.nextMessage(sequence: sequence + 1) else { return nil }
    sequence += 1
    return message
  }

  /// Handles the page's report that it has drawn the last message.
  public func acknowledge() throws {
    try receive("{\"type\":\"ack\",\"sequence\":\(sequence)}")
  }

  /// The identity of the first container that scrolls; `nil` if there is none.
  public var container: Int? { session.firstContainer }
}
