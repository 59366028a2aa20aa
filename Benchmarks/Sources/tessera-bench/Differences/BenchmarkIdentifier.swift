import Foundation

/// An identifier of items in the measurements of snapshots.
protocol BenchmarkIdentifier: Hashable, Sendable {
  /// Creates the identifier of a number, the same on every run.
  init(number: Int)
}

extension Int: BenchmarkIdentifier {
  init(number: Int) { self = number }
}

extension String: BenchmarkIdentifier {
  init(number: Int) { self = "identifier-of-item-\(number)" }
}

extension UUID: BenchmarkIdentifier {
  init(number: Int) {
    // Spread over all bytes, like random identifiers.
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    func next() -> UInt64 {
      state ^= state >> 32
      state &*= 0xD6E8_FEB8_6659_FD93
      state ^= state >> 29
      return state
    }
    var bytes: [UInt8] = []
    for word in [next(), next()] {
      for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * UInt64(byte)))) }
    }
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
