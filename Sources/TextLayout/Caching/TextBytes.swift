/// The bytes of strings, read and compared as words.
enum TextBytes {
  /// Returns a number of the length and the first thousand bytes of a string.
  static func hash(of string: String) -> UInt64 {
    withBytes(of: string) { bytes in
      let end = min(bytes.count, 1000)
      // Two numbers, because each step waits for the step before it.
      var (first, second) = (UInt64(bytes.count), 0xCBF2_9CE4_8422_2325 as UInt64)
      var offset = 0
      while offset + 16 <= end {
        first = mixed(first, word(bytes, offset))
        second = mixed(second, word(bytes, offset + 8))
        offset += 16
      }
      while offset < end {
        first = mixed(first, UInt64(bytes[offset]))
        offset += 1
      }
      return mixed(first, second)
    }
  }

  /// Returns a number that depends on all bits of a number and of a word.
  @inline(__always)
  static func mixed(_ number: UInt64, _ word: UInt64) -> UInt64 {
    let product = (number ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
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
