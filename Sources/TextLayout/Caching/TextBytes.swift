/// The bytes of strings, read and compared as words.
enum TextBytes {
  /// Calls a closure with the number of bytes and with the first thousand bytes of a string, eight
  /// at a time.
  @inline(__always)
  static func forEachWord(of string: String, _ body: (UInt64) -> Void) {
    withBytes(of: string) { bytes in
      body(UInt64(bytes.count))
      let end = min(bytes.count, 1000)
      var offset = 0
      while offset + 8 <= end {
        body(word(bytes, offset))
        offset += 8
      }
      while offset < end {
        body(UInt64(bytes[offset]))
        offset += 1
      }
    }
  }

  /// Returns a Boolean value that indicates whether two strings have the same bytes.
  static func areIdentical(_ left: String, _ right: String) -> Bool {
    withBytes(of: left) { left in
      withBytes(of: right) { right in
        guard left.count == right.count else { return false }
        if left.baseAddress == right.baseAddress { return true }
        var offset = 0
        while offset + 8 <= left.count {
          if word(left, offset) != word(right, offset) { return false }
          offset += 8
        }
        while offset < left.count {
          if left[offset] != right[offset] { return false }
          offset += 1
        }
        return true
      }
    }
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  private static func withBytes<Result>(
    of string: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = string
    return copy.withUTF8(body)
  }
}
