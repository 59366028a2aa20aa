import Foundation

/// The hash of the bytes of a file: 128 bits that name its content.
///
/// It is the same on every machine. It is not a cryptographic hash: it distinguishes the pictures
/// of one program, but not pictures made by an attacker.
package struct ContentHash: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Hashes bytes.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package init(_ data: Data) {
    var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    var low = UInt64(data.count) &+ 0xD1B5_4A32_D192_ED03
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for index in 0..<words {
        Self.mix(
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)),
          &high, &low)
      }
      var rest: UInt64 = 0
      for index in (words * 8)..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
      Self.mix(rest, &high, &low)
    }
    for _ in 0..<3 { Self.mix(0, &high, &low) }
    self.high = high
    self.low = low
  }

  @inline(__always)
  private static func mix(_ word: UInt64, _ high: inout UInt64, _ low: inout UInt64) {
    let product = (high ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F | 1)
    low = (low &+ word) &* 0xE703_7ED1_A0B4_28DB
    low ^= low >> 29
    high = product.high ^ product.low &+ low
  }

  /// The hash as 32 hexadecimal digits.
  package var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
