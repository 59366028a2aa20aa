// Formats have the names of Core Image.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Scenes

/// The order and the size of the components of rendered pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the format.
  public let rawValue: Int32

  /// Creates a format from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Red, green, blue and alpha, multiplied, of eight bits.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Blue, green, red and alpha, multiplied, of eight bits.
  public static let BGRA8 = CIFormat(rawValue: 266)
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the graphics processor is not used: it is not in any case.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// Whether results between filters are kept: they are not.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// The space in which filters compute: sRGB in any case.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

/// An option of an encoded image.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Draws the pixels of images.
///
/// Apple documentation: https://developer.apple.com/documentation/coreimage/cicontext
///
/// Pixels are computed by the processor, when they are asked for.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() { super.init() }

  /// Creates a context. Its options are hints, which are not used.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// Returns the pixels of a rectangle.
  ///
  /// - Returns: `nil` for an empty or infinite rectangle, and if there are no pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    PixelArea(fromRect).flatMap { image.pixels(in: $0) }.map { CGImage($0) }
  }

  /// Returns the pixels of a rectangle. The format is RGBA8, and the space sRGB, in any case.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes the pixels of a rectangle at an address, in rows from the top.
  ///
  /// - Parameters:
  ///   - rowBytes: The number of bytes from one row to the next.
  ///   - format: `RGBA8` or `BGRA8`. With another one, nothing is written.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard format == .RGBA8 || format == .BGRA8, let area = PixelArea(bounds),
      let pixels = image.pixels(in: area)
    else { return }
    for row in 0..<area.height {
      let target = (data + row * rowBytes).assumingMemoryBound(to: UInt8.self)
      for column in 0..<area.width {
        let start = (row * area.width + column) * 4
        for offset in 0..<4 {
          let place = format == .BGRA8 && offset < 3 ? 2 - offset : offset
          target[column * 4 + place] = pixels.bytes[start + offset]
        }
      }
    }
  }

  /// Returns the PNG of the image's extent; `nil` for an infinite one, and if there are no pixels.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    PixelArea(image.extent).flatMap { image.pixels(in: $0) }.map(PNGEncoder.data)
  }

  /// Returns the JPEG of the image's extent; `nil` for an infinite one, and if there are no pixels.
  ///
  /// - Parameter options: The quality, by `kCGImageDestinationLossyCompressionQuality`.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = CIImageRepresentationOption(
      rawValue: kCGImageDestinationLossyCompressionQuality as String)
    let quality = AnyNumber.double(options[key]) ?? 0.85
    return PixelArea(image.extent).flatMap { image.pixels(in: $0) }
      .map { JPEGEncoder.data(of: $0, quality: CGFloat(quality)) }
  }
}
