import Foundation

/// A frame of a WebSocket (RFC 6455, section 5), without its mask.
struct SocketFrame: Equatable, Sendable {
  /// The kinds of frames.
  enum Opcode: Equatable, Sendable {
    case continuation, text, binary, close, ping, pong
    /// A number that the protocol keeps for later.
    case reserved
  }

  /// Whether the frame is the last of its message.
  var isFinal = true
  /// Whether one of the bits for extensions is set.
  var usesExtension = false
  /// The kind of the frame.
  var opcode: Opcode
  /// What the frame carries.
  var payload = Data()

  /// A whole message.
  static func text(_ message: String) -> SocketFrame {
    SocketFrame(opcode: .text, payload: Data(message.utf8))
  }

  /// The frame that closes a connection.
  ///
  /// - Parameter reason: Cut at the 123 bytes that fit, between two characters.
  static func close(code: UInt16, reason: String = "") -> SocketFrame {
    var payload = Data([UInt8(code >> 8), UInt8(code & 255)])
    for character in reason {
      guard payload.count + character.utf8.count <= 125 else { break }
      payload.append(contentsOf: character.utf8)
    }
    return SocketFrame(opcode: .close, payload: payload)
  }
}
