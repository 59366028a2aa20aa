import Foundation

/// Writes PNG files (W3C, Portable Network Graphics) of eight bits for each component.
package enum PNGEncoder {
  /// Returns the PNG of an image: of red, green and blue, and of alpha unless it is opaque.
  package static func data(of image: PixelBuffer) -> Data {
    let isOpaque = image.isOpaque
    var header: [UInt8] = []
    append(UInt32(image.width), to: &header)
    append(UInt32(image.height), to: &header)
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data.append(chunk("IHDR", header))
    // The colors are sRGB's, with perceptual intent.
    data.append(chunk("sRGB", [0]))
    data.append(chunk("IDAT", Deflate.zlib(rows(of: image, isOpaque: isOpaque))))
    data.append(chunk("IEND", []))
    return data
  }

  /// Returns the rows, each with the filter of differences to the pixel on the left.
  private static func rows(of image: PixelBuffer, isOpaque: Bool) -> [UInt8] {
    let channels = isOpaque ? 3 : 4
    var result = [UInt8](repeating: 0, count: image.height * (image.width * channels + 1))
    image.bytes.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { result in
        var target = 0
        var start = 0
        for _ in 0..<image.height {
          result[target] = 1
          target += 1
          var last: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
          for _ in 0..<image.width {
            let alpha = source[start + 3]
            let red = PixelBuffer.divided(source[start], by: alpha)
            let green = PixelBuffer.divided(source[start + 1], by: alpha)
            let blue = PixelBuffer.divided(source[start + 2], by: alpha)
            result[target] = red &- last.0
            result[target + 1] = green &- last.1
            result[target + 2] = blue &- last.2
            if !isOpaque { result[target + 3] = alpha &- last.3 }
            last = (red, green, blue, alpha)
            start += 4
            target += channels
          }
        }
      }
    }
    return result
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    var head: [UInt8] = []
    append(UInt32(content.count), to: &head)
    let named = Array(name.utf8) + content
    var tail: [UInt8] = []
    append(Deflate.crc(named), to: &tail)
    return Data(head) + Data(named) + Data(tail)
  }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in stride(from: 24, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
  }
}
