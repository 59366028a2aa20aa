/// The bounds of what the parser takes a bearable time for.
///
/// Its time doubles with each bracket of an array that begins an array that begins an array, and is
/// the square of the number of conditions in each other.
enum NestingLimit {
  /// The largest number of opening square brackets in a row.
  private static let brackets = 12
  /// The largest number of conditions in each other.
  private static let conditions = 100

  /// Returns the offset of what exceeds a bound; `nil` if nothing does.
  static func excess(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var (run, depth) = (0, 0)
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "["):
          run += 1
          if run > brackets { return offset }
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
          UInt8(ascii: "("):
          continue
        case UInt8(ascii: "#"):
          run = 0
          if starts("#if", at: offset, in: bytes) {
            depth += 1
            if depth > conditions { return offset }
          } else if starts("#endif", at: offset, in: bytes) {
            depth = max(0, depth - 1)
          }
        default:
          run = 0
        }
      }
      return nil
    }
  }

  /// Returns whether a directive is at an offset, at the start of a line.
  private static func starts(
    _ directive: StaticString, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = offset + directive.utf8CodeUnitCount
    guard end < bytes.count else { return false }
    for index in 0..<directive.utf8CodeUnitCount
    where bytes[offset + index] != directive.utf8Start[index] {
      return false
    }
    guard
      [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        .contains(bytes[end])
    else { return false }
    let line = bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
