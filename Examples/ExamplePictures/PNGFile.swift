import Foundation

/// Files of pictures that are computed, as PNG.
public enum PNGFile {
  /// Returns the file of a picture.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - color: A closure that returns red, green and blue from 0 to 1 at a column and a row.
  public static func make(
    width: Int, height: Int, color: (_ x: Int, _ y: Int) -> SIMD3<Double>
  ) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 3 + 1))
    for y in 0..<height {
      // The row is not filtered.
      rows.append(0)
      for x in 0..<width {
        let color = color(x, y).clamped(lowerBound: .zero, upperBound: .one) * 255
        rows.append(UInt8(color.x))
        rows.append(UInt8(color.y))
        rows.append(UInt8(color.z))
      }
    }
    var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    // Eight bits for each of three colors; no interlacing.
    header += [8, 2, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// Returns red, green and blue from 0 to 1. A turn of the hue is 6.
  public static func color(
    hue: Double, saturation: Double, brightness: Double
  ) -> SIMD3<Double> {
    func value(_ part: Double) -> Double {
      let place = (part + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return SIMD3(value(5), value(3), value(1))
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
    let body = Array(name.utf8) + bytes
    return Data(bigEndian(UInt32(bytes.count)) + body + bigEndian(checksum(of: body)))
  }

  /// Returns a zlib stream of blocks without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt16(block.count)
      stream.append(block.endIndex == bytes.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      stream += block
    }
    // The sums of this many bytes fit without a remainder.
    for start in stride(from: 0, to: bytes.count, by: 5552) {
      for byte in bytes[start..<min(start + 5552, bytes.count)] {
        low += UInt32(byte)
        high += low
      }
      low %= 65_521
      high %= 65_521
    }
    return stream + bigEndian(high << 16 | low)
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var result = ~UInt32(0)
    for byte in bytes {
      result = remainders[Int(UInt8(truncatingIfNeeded: result) ^ byte)] ^ result >> 8
    }
    return ~result
  }

  /// The remainders of all bytes.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { result, _ in
      result & 1 == 1 ? result >> 1 ^ 0xEDB8_8320 : result >> 1
    }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
