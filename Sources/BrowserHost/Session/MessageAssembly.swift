import Foundation
import ScreenHost

/// Assembles messages from the frames of a WebSocket, and rejects frames that violate its rules.
struct MessageAssembly {
  /// The result of a frame.
  enum Outcome: Equatable {
    case nothing
    case message(Data)
    case ping(Data)
    case close
  }

  private var fragments: Data?

  /// Adds one frame.
  mutating func add(_ frame: SocketFrame) throws(ProtocolViolation) -> Outcome {
    guard !frame.usesExtension else {
      throw Self.broken("A frame uses an extension that was not negotiated.")
    }
    switch frame.opcode {
    case .ping, .pong, .close:
      guard frame.isFinal, frame.payload.count <= 125 else {
        throw Self.broken("A control frame is too long or fragmented.")
      }
      return frame.opcode == .ping
        ? .ping(frame.payload) : frame.opcode == .close ? .close : .nothing
    case .text:
      guard fragments == nil else { throw Self.broken("A message starts inside another.") }
      return try append(frame, to: Data())
    case .continuation:
      guard let begun = fragments else { throw Self.broken("A continuation frame has no message.") }
      return try append(frame, to: begun)
    case .binary:
      throw ProtocolViolation(closeCode: 1003, reason: "Messages are text, not binary.")
    case .reserved:
      throw Self.broken("A frame has an unknown type.")
    }
  }

  private mutating func append(
    _ frame: SocketFrame, to begun: Data
  ) throws(ProtocolViolation) -> Outcome {
    let length = begun.count + frame.payload.count
    guard length <= ClientMessage.maximumLength else {
      throw ProtocolViolation(
        closeCode: 1009,
        reason: "The message is longer than \(ClientMessage.maximumLength) bytes.")
    }
    fragments = frame.isFinal ? nil : begun + frame.payload
    return frame.isFinal ? .message(begun + frame.payload) : .nothing
  }

  private static func broken(_ reason: String) -> ProtocolViolation {
    ProtocolViolation(closeCode: 1002, reason: reason)
  }
}
