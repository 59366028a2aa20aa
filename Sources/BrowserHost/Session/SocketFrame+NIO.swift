import Foundation
import NIOCore
import NIOWebSocket

extension SocketFrame {
  /// Creates a frame from a received, unmasked one.
  init(_ frame: WebSocketFrame) {
    isFinal = frame.fin
    usesExtension = !frame.reservedBits.isEmpty
    opcode =
      switch frame.opcode {
      case .continuation: .continuation
      case .text: .text
      case .binary: .binary
      case .connectionClose: .close
      case .ping: .ping
      case .pong: .pong
      default: .reserved
      }
    payload = Data(frame.unmaskedData.readableBytesView)
  }

  /// The outgoing frame: a server does not mask.
  var outgoing: WebSocketFrame {
    let code: WebSocketOpcode =
      switch opcode {
      case .continuation: .continuation
      case .text: .text
      case .binary, .reserved: .binary
      case .close: .connectionClose
      case .ping: .ping
      case .pong: .pong
      }
    return WebSocketFrame(fin: isFinal, opcode: code, data: ByteBuffer(bytes: payload))
  }
}
