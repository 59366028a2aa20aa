internal import Scenes
public import UIKit

/// A picture that filters make pixels of when a context draws it.
///
/// Apple documentation: https://developer.apple.com/documentation/coreimage/ciimage
///
/// The y-axis points up. Colors are sRGB's, with eight bits for each component between filters, and
/// are computed without the linear space of Core Image, so that its results differ by a few steps.
open class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle of the pixels, which may be infinite.
  public let extent: CGRect
  /// The pixels that the image was made of; `nil` for the result of a filter.
  public let cgImage: CGImage?
  /// A Boolean value that indicates whether transforms repeat pixels instead of mixing them.
  let isNearest: Bool
  private let make: (PixelArea) -> PixelBuffer?

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - make: A closure that returns the pixels of an area in the extent.
  init(
    extent: CGRect, cgImage: CGImage? = nil, isNearest: Bool = false,
    make: @escaping (PixelArea) -> PixelBuffer?
  ) {
    self.extent = extent
    self.cgImage = cgImage
    self.isNearest = isNearest
    self.make = make
    super.init()
  }

  /// Creates an image of pixels. Its origin is zero.
  public convenience init(cgImage image: CGImage) {
    let area = PixelArea(x: 0, y: 0, width: image.width, height: image.height)
    self.init(
      extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image
    ) { wanted in
      image.pixels().flatMap { wanted.copy(of: $0, at: area) }
    }
  }

  /// Creates an image of pixels. The options of Core Image are not used.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// Creates an image of the pixels of a `UIImage` as they are stored, without its orientation;
  /// `nil` for an image without pixels.
  public convenience init?(image: UIImage) {
    if let known = image.ciImage {
      self.init(extent: known.extent, isNearest: known.isNearest) { known.pixels(in: $0) }
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels)
    } else {
      return nil
    }
  }

  /// Creates an image of the pixels of a `UIImage`; see ``init(image:)``.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }

  /// Creates an image of the bytes of a file; `nil` unless they are an image of pixels.
  ///
  /// - Parameter options: With `applyOrientationProperty`, the image is turned upright.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let bytes = ImageBytes(data), let image = CGImage(bytes) else { return nil }
    let whole = CIImage(cgImage: image)
    let isUpright = (options?[.applyOrientationProperty] as? Bool) == true
    let result = isUpright ? whole.oriented(exif: bytes.header.orientation) : whole
    self.init(extent: result.extent, cgImage: isUpright ? nil : image) { result.pixels(in: $0) }
  }

  /// Creates an image of a file; `nil` if it cannot be read or is not an image of pixels.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }

  /// Creates an infinite image of one color.
  public convenience init(color: CIColor) {
    let value = color.multiplied
    self.init(extent: .infinite) { area in
      guard var result = PixelBuffer(width: area.width, height: area.height) else { return nil }
      for y in 0..<area.height { for x in 0..<area.width { result[x, y] = value } }
      return result
    }
  }

  /// Returns an image without pixels.
  open class func empty() -> CIImage { CIImage(extent: .null) { _ in nil } }

  /// Returns the pixels of an area; transparent ones outside of the extent.
  func pixels(in area: PixelArea) -> PixelBuffer? {
    guard PixelBuffer.isValidSize(width: area.width, height: area.height) else { return nil }
    if extent.isInfinite { return make(area) }
    guard let whole = PixelArea(extent) else {
      return PixelBuffer(width: area.width, height: area.height)
    }
    let inside = area.intersection(whole)
    guard !inside.isEmpty else { return PixelBuffer(width: area.width, height: area.height) }
    return make(inside).flatMap { area.copy(of: $0, at: inside) }
  }
}

/// An option of the creation of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the image is turned upright by the orientation in the file.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
}
