import Foundation

/// Reads the pixels of image files with gdk-pixbuf, and of WebP files with libwebp, which are
/// loaded at the first use.
package enum PixelDecoder {
  /// A Boolean value that indicates whether the libraries for PNG, JPEG and GIF files are there.
  package static var isAvailable: Bool { PixbufFunctions.loaded != nil }

  /// Returns the pixels of a file as they are stored, without its orientation.
  ///
  /// - Parameter frame: The number of the picture of an animated GIF.
  /// - Returns: `nil` for a file that cannot be decoded, for vector files, and without the library.
  package static func pixels(of data: Data, frame: Int = 0) -> PixelBuffer? {
    guard let header = ImageHeader(data), !header.format.isVector,
      PixelBuffer.isValidSize(width: Int(header.size.width), height: Int(header.size.height))
    else { return nil }
    if header.format == .webP { return webP(data) }
    guard let functions = PixbufFunctions.loaded, let loader = functions.createLoader() else {
      return nil
    }
    defer { functions.release(loader) }
    let isWritten = data.withUnsafeBytes { bytes in
      functions.write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, nil) != 0
    }
    // A file that ends too early has the pixels up to there, as on other platforms.
    let isWhole = functions.close(loader, nil) != 0
    guard isWritten || isWhole else { return nil }
    if header.format == .gif, frame > 0 {
      return animated(frame, of: functions.animation(loader), functions)
    }
    return copy(functions.picture(loader), functions)
  }

  private static func animated(
    _ frame: Int, of animation: PixbufFunctions.Object?, _ functions: PixbufFunctions
  ) -> PixelBuffer? {
    guard let animation, functions.isStatic(animation) == 0 else { return nil }
    var time = [1, 0]
    guard let iterator = functions.iterator(animation, &time) else { return nil }
    defer { functions.release(iterator) }
    for _ in 0..<frame {
      let delay = Int(functions.delay(iterator))
      guard delay >= 0 else { return nil }
      let microseconds = time[1] + max(delay, 1) * 1000
      time = [time[0] + microseconds / 1_000_000, microseconds % 1_000_000]
      _ = functions.advance(iterator, &time)
    }
    return copy(functions.framePicture(iterator), functions)
  }

  private static func copy(
    _ picture: PixbufFunctions.Object?, _ functions: PixbufFunctions
  ) -> PixelBuffer? {
    guard let picture, let pixels = functions.pixels(picture) else { return nil }
    let (width, height) = (Int(functions.width(picture)), Int(functions.height(picture)))
    let (stride, channels) = (Int(functions.stride(picture)), Int(functions.channels(picture)))
    guard channels == 3 || channels == 4 else { return nil }
    return copy(pixels, width: width, height: height, stride: stride, channels: channels)
  }

  /// Copies rows of red, green and blue, and of alpha if there are four channels.
  private static func copy(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
  ) -> PixelBuffer? {
    guard var result = PixelBuffer(width: width, height: height) else { return nil }
    result.bytes.withUnsafeMutableBufferPointer { result in
      for row in 0..<height {
        var source = pixels + row * stride
        var target = row * width * 4
        for _ in 0..<width {
          let alpha = channels == 4 ? source[3] : 255
          result[target] = PixelBuffer.multiplied(source[0], by: alpha)
          result[target + 1] = PixelBuffer.multiplied(source[1], by: alpha)
          result[target + 2] = PixelBuffer.multiplied(source[2], by: alpha)
          result[target + 3] = alpha
          source += channels
          target += 4
        }
      }
    }
    return result
  }

  // MARK: WebP

  private typealias WebPDecode =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> UnsafeMutablePointer<UInt8>?
  private typealias WebPFree = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static let webPFunctions: (decode: WebPDecode, free: WebPFree)? = {
    guard let library = PixelLibrary(linux: "libwebp.so.7", apple: "libwebp.7.dylib"),
      let decode = library.function("WebPDecodeRGBA", as: WebPDecode.self),
      let free = library.function("WebPFree", as: WebPFree.self)
    else { return nil }
    return (decode, free)
  }()

  private static func webP(_ data: Data) -> PixelBuffer? {
    guard let (decode, free) = webPFunctions else { return nil }
    var (width, height): (Int32, Int32) = (0, 0)
    let pixels = data.withUnsafeBytes { bytes in
      decode(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &width, &height)
    }
    guard let pixels else { return nil }
    defer { free(pixels) }
    return copy(
      pixels, width: Int(width), height: Int(height), stride: Int(width) * 4, channels: 4)
  }
}
