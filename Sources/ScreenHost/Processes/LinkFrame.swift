import Foundation

/// One message between the server and the process of screens.
///
/// On the wire: the kind (1 byte), the number (4 bytes) and the length of the payload (4 bytes),
/// both with the least significant byte first, then the payload.
package struct LinkFrame: Sendable, Equatable {
  /// The kinds of messages.
  package enum Kind: UInt8, Sendable {
    /// To the process: opens the screen with this number; JSON of ``LinkOpening``.
    case open = 1
    /// In both directions: a message of the page's protocol.
    case message = 2
    /// To the process: ends the screen. The answer has the same kind, and the state as JSON.
    case close = 3
    /// From the process: the screen ends after a violation; JSON of ``LinkRefusal``.
    case refusal = 4
    /// From the process: the state of the screen as JSON.
    case state = 5
    /// To the process: draws an example; JSON of ``LinkDrawing``. The answer has the same kind and
    /// number, and SVG; it is empty if there is no such device.
    case drawing = 6
    /// To the process: the name of a picture. The answer has the same kind and number, with the
    /// media type, a line feed and the bytes; it is empty if there is no such picture.
    case picture = 7
    /// To the process: the answer of the same kind and number comes as soon as the main actor is
    /// free.
    case beat = 8
    /// From the process: the first message, without content.
    case greeting = 9
    /// From the process: the names of pictures in the next messages, with line feeds between them.
    case pictures = 10
    /// To the process: an order to its running screen as JSON. The answer has the same kind and
    /// number.
    case order = 11
    /// To the process: a part of a video or sound, see ``MediaPart/Request``. The answer has the
    /// same kind and number, and the part; it is empty if there is none.
    case media = 12
  }

  /// The kind.
  package var kind: Kind
  /// The number of the screen or of the request.
  package var number: UInt32
  /// The content.
  package var payload: Data

  package init(_ kind: Kind, number: UInt32 = 0, payload: Data = Data()) {
    self.kind = kind
    self.number = number
    self.payload = payload
  }

  /// The length of the part before the payload, in bytes.
  package static let headLength = 9
  /// The maximum length of a payload, in bytes.
  package static let maximumLength = 256 << 20

  /// The bytes on the wire.
  package var encoded: Data {
    var data = Data(capacity: Self.headLength + payload.count)
    data.append(kind.rawValue)
    for value in [number, UInt32(payload.count)] {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(payload)
    return data
  }
}

/// Bytes that are not messages.
package struct LinkGarbage: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// Splits a stream of bytes into messages.
package struct LinkDecoder {
  private var buffer = Data()
  /// The number of bytes at the beginning of the buffer that are decoded already.
  private var position = 0

  package init() {}

  /// Adds received bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    if position > 0, position == buffer.count || position > 1 << 16 {
      buffer = Data(buffer[position...])
      position = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next message; `nil` if it has not arrived completely.
  ///
  /// - Throws: ``LinkGarbage`` for bytes that begin no message.
  package mutating func next() throws(LinkGarbage) -> LinkFrame? {
    guard buffer.count - position >= LinkFrame.headLength else { return nil }
    guard let kind = LinkFrame.Kind(rawValue: buffer[position]) else {
      throw LinkGarbage(description: "The byte \(buffer[position]) begins no message.")
    }
    let number = integer(at: position + 1)
    let length = Int(integer(at: position + 5))
    guard length <= LinkFrame.maximumLength else {
      throw LinkGarbage(description: "A message announces \(length) bytes.")
    }
    let start = position + LinkFrame.headLength
    guard buffer.count - start >= length else { return nil }
    position = start + length
    return LinkFrame(kind, number: number, payload: Data(buffer[start..<position]))
  }

  private func integer(at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(buffer[index + $1]) << UInt32(8 * $1) }
  }
}
