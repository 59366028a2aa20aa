/// Image files for tests.
public enum TestPicture {
  /// Returns a PNG file of one color, with the red, green, blue and alpha components of bytes.
  public static func png(
    width: Int, height: Int, color: (UInt8, UInt8, UInt8, UInt8) = (255, 0, 0, 255)
  ) -> [UInt8] {
    png(width: width, height: height) { _, _ in color }
  }

  /// Returns a PNG file whose pixels a closure colors.
  public static func png(
    width: Int, height: Int, color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let (red, green, blue, alpha) = color(x, y)
        rows += [red, green, blue, alpha]
      }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big32(width) + big32(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
  }

  /// Returns the first bytes of a PNG file, up to the end of its header.
  public static func pngHeader(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big32(width) + big32(height) + [8, 6, 0, 0, 0])
  }

  /// Returns the first bytes of a JPEG file, up to the end of its frame header.
  ///
  /// - Parameter orientation: The number in EXIF data; `nil` for none.
  public static func jpegHeader(
    width: Int, height: Int, orientation: Int? = nil, isBigEndian: Bool = true
  ) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 0xFF) }
      return isBigEndian ? bytes : bytes.reversed()
    }
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0]
    if let orientation {
      let entries =
        number(2, 2) + number(0x0100, 2) + number(4, 2) + number(1, 4) + number(77, 4)
        + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
      let tiff =
        Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + entries
      let body = Array("Exif\0\0".utf8) + tiff
      file += [0xFF, 0xE1] + Array(big32(body.count + 2).suffix(2)) + body
    }
    // A fill byte before the marker.
    file += [0xFF, 0xFF, 0xC2, 0, 11, 8]
    return file + big32(height).suffix(2) + big32(width).suffix(2) + [1, 1, 0x11, 0]
  }

  private static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return big32(body.count) + content + big32(Int(crc(content)))
  }

  /// Returns bytes in a zlib stream of stored blocks.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = end - start
      result += [end == bytes.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      result += [UInt8(~length & 0xFF), UInt8(~length >> 8 & 0xFF)]
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + big32(high << 16 | low)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var result: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      result ^= UInt32(byte)
      for _ in 0..<8 { result = result & 1 == 1 ? result >> 1 ^ 0xEDB8_8320 : result >> 1 }
    }
    return ~result
  }
}
