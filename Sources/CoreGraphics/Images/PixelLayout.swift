internal import Scenes

/// The positions of the components of pixels in memory.
struct PixelLayout: Hashable, Sendable {
  let width: Int
  let height: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let bitmapInfo: CGBitmapInfo
  /// The number of components without the opacity: 3, 1, or 0.
  let colorCount: Int
  /// The offsets of red, green and blue in a pixel, or of gray.
  private let colors: [Int]
  /// The offset of the opacity; `nil` if pixels are opaque.
  private let alpha: Int?
  private let isMultiplied: Bool

  /// The number of bytes of all rows. The last row ends with its last pixel.
  var byteCount: Int { (height - 1) * bytesPerRow + width * bitsPerPixel / 8 }

  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Creates a layout of components of eight bits; `nil` for another one, and for too few bytes.
  ///
  /// - Parameter bytesPerRow: The number of bytes in a row; 0 for the smallest one.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    colorCount: Int, bitmapInfo: CGBitmapInfo
  ) {
    guard PixelBuffer.isValidSize(width: width, height: height), bitsPerComponent == 8,
      !bitmapInfo.contains(.floatComponents),
      let info = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let colorCount = info == .alphaOnly ? 0 : colorCount
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info)
    let hasSlot = info != .none
    let count = colorCount + (hasSlot ? 1 : 0)
    guard bitsPerPixel == count * 8, bytesPerRow == 0 || bytesPerRow >= width * count else {
      return nil
    }
    var places = Array(0..<count)
    switch CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) {
    case .orderDefault: break
    case .order32Big: guard count == 4 else { return nil }
    case .order32Little:
      guard count == 4 else { return nil }
      places.reverse()
    case .order16Big: guard count == 2 else { return nil }
    case .order16Little:
      guard count == 2 else { return nil }
      places.reverse()
    default: return nil
    }
    let slot = hasSlot ? (isFirst ? places.removeFirst() : places.removeLast()) : nil
    colors = places
    alpha = [.noneSkipFirst, .noneSkipLast].contains(info) ? nil : slot
    isMultiplied = [.premultipliedFirst, .premultipliedLast].contains(info)
    self.width = width
    self.height = height
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow == 0 ? width * count : bytesPerRow
    self.bitmapInfo = bitmapInfo
    self.colorCount = colorCount
  }

  /// The layout of the images of this library: red, green, blue and alpha, multiplied.
  init(width: Int, height: Int, isOpaque: Bool = false) {
    self.width = width
    self.height = height
    bitsPerPixel = 32
    bytesPerRow = width * 4
    let info = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
    bitmapInfo = CGBitmapInfo(rawValue: info.rawValue)
    colorCount = 3
    colors = [0, 1, 2]
    alpha = isOpaque ? nil : 3
    isMultiplied = !isOpaque
  }

  /// A Boolean value that indicates whether all colors and opacities can be stored.
  var isComplete: Bool { colorCount == 3 && alpha != nil }
  /// A Boolean value that indicates whether all pixels are opaque.
  var isOpaque: Bool { alpha == nil }

  // MARK: Reading and writing

  /// Returns the pixels at an address with as many bytes as the layout has.
  func read(_ start: UnsafePointer<UInt8>) -> PixelBuffer? {
    guard var result = PixelBuffer(width: width, height: height) else { return nil }
    let size = bitsPerPixel / 8
    let (red, green, blue) = (colors.first, colors.dropFirst().first, colors.last)
    result.bytes.withUnsafeMutableBufferPointer { result in
      var target = 0
      for row in 0..<height {
        var source = start + row * bytesPerRow
        for _ in 0..<width {
          let opacity = alpha.map { source[$0] } ?? 255
          if let red, let blue {
            let factor = isMultiplied ? 255 : opacity
            let middle = source[green ?? red]
            result[target] = PixelBuffer.multiplied(source[red], by: factor)
            result[target + 1] = PixelBuffer.multiplied(middle, by: factor)
            result[target + 2] = PixelBuffer.multiplied(source[blue], by: factor)
          }
          result[target + 3] = opacity
          source += size
          target += 4
        }
      }
    }
    return result
  }

  /// Writes pixels of the same size at an address. Opaque pixels have what is transparent on black.
  func write(_ image: PixelBuffer, to start: UnsafeMutablePointer<UInt8>) {
    let size = bitsPerPixel / 8
    image.bytes.withUnsafeBufferPointer { source in
      var from = 0
      for row in 0..<min(height, image.height) {
        var target = start + row * bytesPerRow
        for _ in 0..<min(width, image.width) {
          let opacity = source[from + 3]
          var color = (source[from], source[from + 1], source[from + 2])
          if alpha != nil, !isMultiplied {
            color = (
              PixelBuffer.divided(color.0, by: opacity), PixelBuffer.divided(color.1, by: opacity),
              PixelBuffer.divided(color.2, by: opacity)
            )
          }
          if colors.count == 3 {
            target[colors[0]] = color.0
            target[colors[1]] = color.1
            target[colors[2]] = color.2
          } else if colors.count == 1 {
            target[colors[0]] = Grays.gray(color.0, color.1, color.2)
          }
          if let alpha { target[alpha] = opacity }
          from += 4
          target += size
        }
      }
    }
  }
}

/// The grays of colors.
enum Grays {
  /// The brightness of each component of sRGB (IEC 61966-2-1).
  private static let linear: [Double] = (0..<256).map { index in
    let value = Double(index) / 255
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the gray with the brightness of a color.
  static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    if red == green, green == blue { return red }
    let sum =
      0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    let value = sum <= 0.003_130_8 ? sum * 12.92 : 1.055 * pow(sum, 1 / 2.4) - 0.055
    return PixelBuffer.byte(Float(value * 255))
  }
}
