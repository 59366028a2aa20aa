import Foundation

/// A frame of a WebSocket (RFC 6455, section 5), without its mask.
struct SocketFrame: Equatable, Sendable {
  /// The types of frames.
  enum Opcode: Equatable, Sendable {
    case continuation, text, binary, close, ping, pong
    /// A reserved number.
    case reserved
  }

  /// A Boolean value that indicates whether the frame is the last of its message.
  var isFinal = true
  /// A Boolean value that indicates whether an extension bit is set.
  var usesExtension = false
  /// The type of the frame.
  var opcode: Opcode
  /// The payload.
  var payload = Data()

  /// Returns a complete text message.
  static func text(_ message: String) -> SocketFrame {
    SocketFrame(opcode: .text, payload: Data(message.utf8))
  }

  /// Returns the frame that closes a connection.
  ///
  /// - Parameter reason: The reason, truncated at a character boundary to at most 123 bytes.
  static func close(code: UInt16, reason: String = "") -> SocketFrame {
    var payload = Data([UInt8(code >> 8), UInt8(code & 255)])
    for character in reason {
      guard payload.count + character.utf8.count <= 125 else { break }
      payload.append(contentsOf: character.utf8)
    }
    return SocketFrame(opcode: .close, payload: payload)
  }
}
