import Foundation
import UIKit

/// A session without a socket: reads the messages of a page and returns the answers, in the form in which
/// the server receives and sends them.
///
/// For measurements only. A socket adds the time of the system, and the pace of a browser.
@_spi(Measurement)
@MainActor
public final class MessageProbe {
  private let session: ScreenSession
  private var sequence = 0

  /// Opens a screen on a device and answers its first messages.
  ///
  /// - Parameters:
  ///   - entry: the screen.
  ///   - device: the name of the device, such as `iphone-15`.
  /// - Throws: An error if there is no such device.
  public init(showing entry: GalleryEntry, on device: String) throws {
    session = ScreenSession(entry: entry)
    try receive(
      """
      {"type":"ready","version":\(ClientMessage.version),"device":"\(device)","size":[393,852],\
      "scale":3,"style":"light"}
      """)
    while answer() != nil { try acknowledge() }
  }

  /// Reads a message of the page.
  ///
  /// - Throws: An error if the message breaks the protocol.
  public func receive(_ message: String) throws {
    try session.receive(ClientMessage(decoding: Data(message.utf8)))
  }

  /// The next message to the page; nil if the page shows everything.
  public func answer() -> String? {
    guard let message = session.nextMessage(sequence: sequence + 1) else { return nil }
    sequence += 1
    return message
  }

  /// Reads the page's report that the last message was drawn.
  public func acknowledge() throws {
    try receive("{\"type\":\"ack\",\"sequence\":\(sequence)}")
  }

  /// The identity of the first container that scrolls; nil if there is none.
  public var container: Int? { session.firstContainer }
}
