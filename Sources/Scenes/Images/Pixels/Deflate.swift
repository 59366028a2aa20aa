import Foundation

/// Compressed data (RFC 1950), by zlib if the system has it.
enum Deflate {
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt, Int32
    ) -> Int32

  private static let compress: Compress? = PixelLibrary(linux: "libz.so.1", apple: "libz.1.dylib")?
    .function("compress2", as: Compress.self)

  /// Returns bytes in the format of zlib. Without the library they are stored as they are, which
  /// every reader accepts.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    if let compress {
      // zlib documents this bound for `compress`.
      var count = UInt(bytes.count + bytes.count / 1000 + bytes.count / 4096 + 64)
      var result = [UInt8](repeating: 0, count: Int(count))
      if compress(&result, &count, bytes, UInt(bytes.count), 6) == 0 {
        return Array(result.prefix(Int(count)))
      }
    }
    return stored(bytes)
  }

  /// Returns bytes in blocks without compression.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let longest = 65_535
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(longest, bytes.count - start)
      let isLast = start + count == bytes.count
      let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
      result.append(isLast ? 1 : 0)
      result += length + length.map { ~$0 }
      result += bytes[start..<(start + count)]
      start += count
    } while start < bytes.count
    let sum = adler(bytes)
    for shift in [24, 16, 8, 0] as [UInt32] { result.append(UInt8(sum >> shift & 0xFF)) }
    return result
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// Returns the checksum of a part of a PNG file.
  static func crc(_ bytes: [UInt8]) -> UInt32 {
    let table = crcTable
    return ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
