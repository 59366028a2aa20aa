import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A TCP client that sends and receives arbitrary bytes, valid or invalid.
///
/// Its calls block; ``run(port:_:)`` runs them outside the threads of Swift concurrency.
final class RawClient {
  private let descriptor: Int32
  private var received: [UInt8] = []
  /// The number of bytes that the system has accepted from the test.
  private(set) var sentCount = 0

  /// A received frame.
  struct Frame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]

    /// The code of a close frame.
    var closeCode: Int? {
      opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
    }
    var text: String { String(decoding: payload, as: UTF8.self) }
  }

  init(port: Int) {
    #if os(Linux)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    // A server that does not respond is a failure, not a test that never ends. Other tests may
    // occupy the main actor for minutes.
    var patience = timeval(tv_sec: 3600, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  /// Runs a conversation with a server on a separate thread.
  static func run<Result: Sendable>(
    port: Int, _ body: @escaping @Sendable (RawClient) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body(RawClient(port: port))) }
    }
  }

  /// Sends all bytes, or those accepted before the server closes.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        #if os(Linux)
          sendto(
            descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL), nil, 0)
        #else
          sendto(descriptor, $0.baseAddress, $0.count, 0, nil, 0)
        #endif
      }
      guard count > 0 else { return }
      sentCount += count
      rest = rest.dropFirst(count)
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Closes the sending direction; the server can still respond.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  private func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    received += bytes[..<count]
    return true
  }

  /// Returns whether a number of bytes are received, waiting for them if necessary.
  private func receives(_ count: Int) -> Bool {
    while received.count < count { guard receive() else { return false } }
    return true
  }

  /// Returns everything received until the server closes, as text.
  func readToEnd() -> String {
    while receive() {}
    return String(decoding: received, as: UTF8.self)
  }

  /// Returns the header of a response.
  func readHead() -> String {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = received.firstRange(of: end) {
        let head = String(decoding: received[..<range.lowerBound], as: UTF8.self)
        received.removeSubrange(..<range.upperBound)
        return head
      }
      guard receive() else { return String(decoding: received, as: UTF8.self) }
    }
  }

  /// Returns a number of bytes of a body.
  func readBody(_ count: Int) -> String {
    guard receives(count) else { return "" }
    defer { received.removeFirst(count) }
    return String(decoding: received[..<count], as: UTF8.self)
  }

  // MARK: WebSockets

  /// Opens a WebSocket; returns the status line and fields of the response.
  func openSocket(_ port: Int, path: String = "/socket/list", fields: String = "") -> String {
    send(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: keep-alive, Upgrade\r\n"
        + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\r\n")
    return readHead()
  }

  /// Sends a frame like a browser.
  func sendFrame(
    _ opcode: UInt8, _ text: String = "", isFinal: Bool = true, isMasked: Bool = true
  ) {
    send(Self.frame(opcode, text, isFinal: isFinal, isMasked: isMasked))
  }

  /// Returns the bytes of a frame.
  static func frame(
    _ opcode: UInt8, _ text: String = "", isFinal: Bool = true, isMasked: Bool = true
  ) -> [UInt8] {
    let payload = Array(text.utf8)
    var bytes = [opcode | (isFinal ? 0x80 : 0)]
    let bit: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ...125: bytes.append(bit | UInt8(payload.count))
    case ...65_535: bytes += [bit | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(bit | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(payload.count >> shift & 255))
      }
    }
    let mask: [UInt8] = [0x11, 0x22, 0x33, 0x44]
    if isMasked { bytes += mask }
    bytes += payload.enumerated().map { isMasked ? $1 ^ mask[$0 & 3] : $1 }
    return bytes
  }

  /// Returns the next frame; `nil` at the end of the connection.
  func readFrame() -> Frame? {
    guard receives(2) else { return nil }
    var start = 2
    var length = Int(received[1] & 127)
    if length == 126 {
      guard receives(4) else { return nil }
      length = Int(received[2]) << 8 | Int(received[3])
      start = 4
    } else if length == 127 {
      guard receives(10) else { return nil }
      length = received[2..<10].reduce(0) { $0 << 8 | Int($1) }
      start = 10
    }
    guard receives(start + length) else { return nil }
    let frame = Frame(
      opcode: received[0] & 15, payload: Array(received[start..<start + length]))
    received.removeFirst(start + length)
    return frame
  }

  /// Returns the code that the server closes with; `nil` if the connection ends without a close
  /// frame.
  func readCloseCode() -> Int? {
    while let frame = readFrame() { if let code = frame.closeCode { return code } }
    return nil
  }
}
