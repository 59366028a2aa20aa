import Foundation

/// The file of a photo: hills in front of a sky, as PNG.
enum PictureFile {
  /// The width and the height, in pixels.
  static let side = 72

  /// Returns the file of the photo with a number.
  static func make(_ number: Int) -> Data {
    let hue = Double(number * 37 % 360) / 60
    let (sky, ground) = (color(hue, 0.35, 1), color(hue + 2.2, 0.6, 0.55))
    let phase = Double(number) * 0.7
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * (side * 3 + 1))
    let hills = (0..<side).map { x in
      let u = Double(x) / Double(side)
      return 0.62 + 0.12 * sin(u * 5 + phase) + 0.05 * sin(u * 13 + phase * 2)
    }
    for y in 0..<side {
      // The row is not filtered.
      pixels.append(0)
      for x in 0..<side {
        let (u, v) = (Double(x) / Double(side), Double(y) / Double(side))
        let isGround = v > hills[x]
        let isSun = !isGround && hypot(u - 0.7, v - 0.28) < 0.11
        let shade = isGround ? 1.1 - (v - hills[x]) : 0.75 + v * 0.4
        for part in 0..<3 {
          let value = isSun ? 1 : (isGround ? ground[part] : sky[part]) * shade
          pixels.append(UInt8(min(max(value, 0), 1) * 255))
        }
      }
    }
    return png(pixels)
  }

  /// Returns red, green and blue from 0 to 1. A turn of the hue is 6.
  private static func color(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Double] {
    [5.0, 3, 1].map { part in
      let place = (part + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
  }

  // MARK: - PNG

  /// Returns a file for rows of red, green and blue, each with its filter before it.
  private static func png(_ rows: [UInt8]) -> Data {
    var header = bigEndian(UInt32(side)) + bigEndian(UInt32(side))
    // Eight bits for each of three colors; no interlacing.
    header += [8, 2, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
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
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + bigEndian(high << 16 | low)
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var result = ~UInt32(0)
    for byte in bytes {
      result ^= UInt32(byte)
      for _ in 0..<8 { result = result & 1 == 1 ? result >> 1 ^ 0xEDB8_8320 : result >> 1 }
    }
    return ~result
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
