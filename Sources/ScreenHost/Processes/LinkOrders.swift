import Foundation

/// The order to open a screen.
package struct LinkOpening: Codable, Sendable, Equatable {
  /// The name of the example.
  package var entry: String
  package var opening: ScreenOpening

  package init(entry: String, opening: ScreenOpening) {
    self.entry = entry
    self.opening = opening
  }
}

/// The order to draw an example.
package struct LinkDrawing: Codable, Hashable, Sendable {
  /// The name of the example.
  package var entry: String
  /// The short name of the device; `nil` for the standard one.
  package var device: String?
  package var isDark: Bool

  package init(entry: String, device: String?, isDark: Bool) {
    self.entry = entry
    self.device = device
    self.isDark = isDark
  }
}

/// The reason for the end of a screen.
package struct LinkRefusal: Codable, Sendable, Equatable {
  package var code: UInt16
  package var reason: String

  package init(_ violation: ProtocolViolation) {
    code = violation.closeCode
    reason = violation.reason
  }

  package var violation: ProtocolViolation { ProtocolViolation(closeCode: code, reason: reason) }
}

extension LinkFrame {
  /// Creates a message with a value as JSON.
  package init(_ kind: Kind, number: UInt32 = 0, value: some Encodable) {
    // Strings, numbers and Boolean values always have JSON.
    self.init(kind, number: number, payload: (try? JSONEncoder().encode(value)) ?? Data())
  }

  /// Returns the value of the payload as JSON; `nil` if it is another one.
  package func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: payload)
  }
}
