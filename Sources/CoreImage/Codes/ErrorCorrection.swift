/// Bytes with which damaged bytes of a code are restored (ISO/IEC 18004, Reed-Solomon codes over
/// 256 elements).
enum ErrorCorrection {
  /// Returns the product of two elements.
  private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(second >> UInt8(bit) & 1) * Int(first)
    }
    return UInt8(result)
  }

  /// Returns the factors of the polynomial with as many roots, without the first one.
  static func divisor(_ count: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        result[index] = product(result[index], root)
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  /// Returns the bytes that correct data.
  static func remainder(of data: ArraySlice<UInt8>, by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
