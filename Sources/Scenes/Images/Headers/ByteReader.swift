import Foundation

/// Reads numbers from bytes. A position outside of them reads as `nil`.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  /// The position after the last byte that is read.
  let end: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    end = bytes.count
  }

  private init(_ bytes: UnsafeRawBufferPointer, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// Returns a reader of the bytes before a position.
  func limited(to end: Int) -> ByteReader {
    ByteReader(bytes, end: max(0, min(end, self.end)))
  }

  func byte(_ position: Int) -> UInt8? {
    position >= 0 && position < end ? bytes[position] : nil
  }

  /// Returns a number of up to eight bytes.
  func number(_ position: Int, bytes count: Int, isBigEndian: Bool) -> Int? {
    guard position >= 0, position <= end - count else { return nil }
    var result = 0
    for offset in 0..<count {
      let byte = Int(bytes[position + (isBigEndian ? offset : count - 1 - offset)])
      result = result << 8 | byte
    }
    return result
  }

  func big16(_ position: Int) -> Int? { number(position, bytes: 2, isBigEndian: true) }
  func big32(_ position: Int) -> Int? { number(position, bytes: 4, isBigEndian: true) }
  func little16(_ position: Int) -> Int? { number(position, bytes: 2, isBigEndian: false) }
  func little24(_ position: Int) -> Int? { number(position, bytes: 3, isBigEndian: false) }
  func little32(_ position: Int) -> Int? { number(position, bytes: 4, isBigEndian: false) }

  /// Returns whether the bytes at a position are the bytes of an ASCII text.
  func matches(_ text: StaticString, at position: Int) -> Bool {
    guard position >= 0, position <= end - text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the position of the first occurrence of an ASCII text at or after a position.
  func position(of text: StaticString, from start: Int) -> Int? {
    guard text.utf8CodeUnitCount > 0, start >= 0 else { return nil }
    let first = text.utf8Start[0]
    var position = start
    while position <= end - text.utf8CodeUnitCount {
      if bytes[position] == first, matches(text, at: position) { return position }
      position += 1
    }
    return nil
  }

  /// Returns the position of the first byte at or after a position that is not white space.
  func skippingSpace(_ start: Int) -> Int {
    var position = start
    while let byte = byte(position), Self.isSpace(byte) { position += 1 }
    return position
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
  }
}
