import Foundation

extension PixelBuffer {
  /// The share of a source pixel in a pixel of the result.
  private struct Share {
    var source: Int
    var weight: Float
  }

  /// Returns the image at another size, in pixels: the average of the pixels under each pixel when
  /// it becomes smaller, and between neighbors when it becomes larger.
  package func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer? {
    if newWidth == width, newHeight == height { return self }
    guard Self.isValidSize(width: newWidth, height: newHeight) else { return nil }
    let columns = Self.shares(from: width, to: newWidth)
    let rows = Self.shares(from: height, to: newHeight)
    // Rows first, so that only one row of numbers is kept.
    var line = [Float](repeating: 0, count: width * 4)
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    bytes.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { result in
        line.withUnsafeMutableBufferPointer { line in
          for row in 0..<newHeight {
            line.update(repeating: 0)
            for share in rows[row] {
              let start = share.source * width * 4
              for index in 0..<(width * 4) {
                line[index] += Float(source[start + index]) * share.weight
              }
            }
            for column in 0..<newWidth {
              var (red, green, blue, alpha): (Float, Float, Float, Float) = (0, 0, 0, 0)
              for share in columns[column] {
                let start = share.source * 4
                red += line[start] * share.weight
                green += line[start + 1] * share.weight
                blue += line[start + 2] * share.weight
                alpha += line[start + 3] * share.weight
              }
              let start = (row * newWidth + column) * 4
              result[start] = Self.byte(red)
              result[start + 1] = Self.byte(green)
              result[start + 2] = Self.byte(blue)
              result[start + 3] = Self.byte(alpha)
            }
          }
        }
      }
    }
    return PixelBuffer(width: newWidth, height: newHeight, bytes: result)
  }

  private static func shares(from old: Int, to new: Int) -> [[Share]] {
    let step = Double(old) / Double(new)
    return (0..<new).map { index in
      if step > 1 {
        let (start, end) = (Double(index) * step, min(Double(index + 1) * step, Double(old)))
        return (Int(start)..<min(Int(end.rounded(.up)), old)).map { source in
          let covered = min(end, Double(source + 1)) - max(start, Double(source))
          return Share(source: source, weight: Float(covered / step))
        }
      }
      let place = min(max((Double(index) + 0.5) * step - 0.5, 0), Double(old - 1))
      let first = Int(place)
      let fraction = Float(place - Double(first))
      guard fraction > 0, first + 1 < old else { return [Share(source: first, weight: 1)] }
      return [
        Share(source: first, weight: 1 - fraction), Share(source: first + 1, weight: fraction),
      ]
    }
  }

  /// Returns the nearest byte of a number.
  @inline(__always)
  package static func byte(_ value: Float) -> UInt8 {
    value >= 255 ? 255 : value > 0 ? UInt8(value + 0.5) : 0
  }

  /// Returns the image turned upright, by the numbers of EXIF from 1 to 8.
  package func upright(from orientation: Int) -> PixelBuffer {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation > 4
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: bytes.count)
    bytes.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { result in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (column, row) =
              switch orientation {
              case 2: (width - 1 - x, y)
              case 3: (width - 1 - x, height - 1 - y)
              case 4: (x, height - 1 - y)
              case 5: (y, x)
              case 6: (y, height - 1 - x)
              case 7: (width - 1 - y, height - 1 - x)
              default: (width - 1 - y, x)
              }
            let (from, to) = ((row * width + column) * 4, (y * newWidth + x) * 4)
            for offset in 0..<4 { result[to + offset] = source[from + offset] }
          }
        }
      }
    }
    return PixelBuffer(width: newWidth, height: newHeight, bytes: result) ?? self
  }
}
