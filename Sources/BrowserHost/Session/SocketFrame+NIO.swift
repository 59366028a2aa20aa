import Foundation
import NIOCore
import NIOWebSocket

extension SocketFrame {
  /// The frame as it came in, unmasked.
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

  /// The frame as it goes out: a server does not mask.
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
