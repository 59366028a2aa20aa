import Foundation

/// An image of pixels in memory: sRGB colors with eight bits for each component.
package struct PixelBuffer: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels in rows from the top, each with four bytes: red, green, blue, alpha. The colors are
  /// multiplied by the alpha.
  package var bytes: [UInt8]

  /// The largest number of pixels along a side.
  package static let largestSide = 32_767
  /// The largest number of pixels.
  package static let largestArea = 100_000_000

  /// Returns whether an image can have a size, in pixels.
  package static func isValidSize(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= largestSide && height <= largestSide
      && width * height <= largestArea
  }

  /// Creates a transparent image; `nil` for a size that is empty or too large.
  package init?(width: Int, height: Int) {
    guard Self.isValidSize(width: width, height: height) else { return nil }
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates an image of pixels; `nil` unless there are four bytes for each pixel of a valid size.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard Self.isValidSize(width: width, height: height), bytes.count == width * height * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A Boolean value that indicates whether every pixel is opaque.
  package var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 3
      while index < bytes.count {
        if bytes[index] != 255 { return false }
        index += 4
      }
      return true
    }
  }

  /// Returns a rectangle of pixels, which has to be in the image.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer? {
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width,
      y + height <= self.height
    else { return nil }
    if width == self.width, height == self.height { return self }
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for row in y..<(y + height) {
      let start = (row * self.width + x) * 4
      result += bytes[start..<(start + width * 4)]
    }
    return PixelBuffer(width: width, height: height, bytes: result)
  }

  /// Returns the color of a pixel without the multiplication by its alpha.
  package func straight(at index: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = index * 4
    let alpha = bytes[start + 3]
    return (
      Self.divided(bytes[start], by: alpha), Self.divided(bytes[start + 1], by: alpha),
      Self.divided(bytes[start + 2], by: alpha), alpha
    )
  }

  /// Returns a component multiplied by an alpha.
  @inline(__always)
  package static func multiplied(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    alpha == 255 ? value : UInt8((UInt32(value) * UInt32(alpha) + 127) / 255)
  }

  /// Returns a component before its multiplication by an alpha; 0 for an alpha of 0.
  @inline(__always)
  package static func divided(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    if alpha == 255 { return value }
    if alpha == 0 { return 0 }
    return UInt8(min((UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha), 255))
  }
}
