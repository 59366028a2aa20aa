internal import Scenes

extension CGImage {
  /// Creates an image of bytes.
  ///
  /// Components have eight bits: red, green and blue, or gray, with or without an opacity.
  ///
  /// - Parameters:
  ///   - space: The space of the colors.
  ///   - bitmapInfo: The position of the opacity and the order of the bytes.
  ///   - provider: The bytes of all rows.
  ///   - decode: Not supported: `nil`.
  /// - Returns: `nil` for another format, and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil,
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
        colorCount: space.numberOfComponents, bitmapInfo: bitmapInfo)
    else { return nil }
    self.init(
      .made { Self.read(layout, provider) }, layout: layout, provider: provider,
      shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Creates a mask of bytes: 0 is opaque, and 255 is transparent.
  ///
  /// - Returns: `nil` for another format than eight bits for each pixel, and for too few bytes.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard decode == nil,
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, colorCount: 1, bitmapInfo: [])
    else { return nil }
    self.init(
      .made { Self.read(layout, provider) }, layout: layout, provider: provider,
      shouldInterpolate: shouldInterpolate, isMask: true)
  }

  /// Creates an image of the bytes of a PNG file; `nil` for other bytes.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, .png, decode)
  }

  /// Creates an image of the bytes of a JPEG file; `nil` for other bytes.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, .jpeg, decode)
  }

  private convenience init?(
    _ provider: CGDataProvider, _ format: ImageHeader.Format, _ decode: UnsafePointer<CGFloat>?
  ) {
    guard decode == nil, let data = provider.bytes, let bytes = ImageBytes(data),
      bytes.header.format == format
    else { return nil }
    self.init(bytes)
  }

  private static func read(_ layout: PixelLayout, _ provider: CGDataProvider) -> PixelBuffer? {
    guard let data = provider.bytes, data.count >= layout.byteCount else { return nil }
    return data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.flatMap(layout.read)
    }
  }

  // MARK: Other images

  /// Returns a copy of the image.
  public func copy() -> CGImage? {
    CGImage(
      source, layout: layout, provider: nil, shouldInterpolate: shouldInterpolate,
      intent: renderingIntent, isMask: isMask)
  }

  /// Returns the pixels in another space of colors; `nil` if there are none.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard !isMask else { return nil }
    if colorSpace.numberOfComponents == layout.colorCount { return copy() }
    guard let pixels = pixels() else { return nil }
    guard colorSpace.numberOfComponents == 1 else { return CGImage(pixels) }
    var gray = pixels
    for start in stride(from: 0, to: gray.bytes.count, by: 4) {
      let value = Grays.gray(gray.bytes[start], gray.bytes[start + 1], gray.bytes[start + 2])
      for offset in 0..<3 { gray.bytes[start + offset] = value }
    }
    let info = CGImageAlphaInfo.premultipliedLast
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 16, bytesPerRow: 0,
        colorCount: 1, bitmapInfo: CGBitmapInfo(rawValue: info.rawValue))
    else { return nil }
    return CGImage(.pixels(gray), layout: layout)
  }

  /// Returns a part of the image.
  ///
  /// - Parameter rect: The rectangle in pixels, from the upper left corner. Its edges move outwards
  ///   to whole pixels, and then into the image.
  /// - Returns: `nil` for a rectangle outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (partWidth, partHeight) = (Int(part.width), Int(part.height))
    switch source {
    case .file(let bytes, let whole):
      return CGImage(
        .file(bytes, part: part.offsetBy(dx: whole.minX, dy: whole.minY)),
        layout: PixelLayout(width: partWidth, height: partHeight, isOpaque: layout.isOpaque))
    case .drawing(let marks, let area):
      let scale = (x: area.width / bounds.width, y: area.height / bounds.height)
      return CGImage(
        marks,
        area: CGRect(
          x: area.minX + part.minX * scale.x, y: area.minY + part.minY * scale.y,
          width: part.width * scale.x, height: part.height * scale.y),
        width: partWidth, height: partHeight)
    case .pixels, .made:
      guard
        let pixels = pixels()?.cropped(
          x: Int(part.minX), y: Int(part.minY), width: partWidth, height: partHeight),
        let layout = PixelLayout(
          width: partWidth, height: partHeight, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
          bytesPerRow: 0, colorCount: layout.colorCount, bitmapInfo: bitmapInfo)
      else { return nil }
      return CGImage(.pixels(pixels), layout: layout, isMask: isMask)
    }
  }

  /// Returns the image with the opacity of a mask, which is stretched to the image.
  ///
  /// - Parameter mask: A mask, whose samples are taken away, or an image of grays, whose samples
  ///   are opacities.
  /// - Returns: `nil` without pixels.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard var result = pixels(),
      let opacities = mask.pixels()?.scaled(width: width, height: height)
    else { return nil }
    for start in stride(from: 0, to: result.bytes.count, by: 4) {
      let gray = Grays.gray(
        opacities.bytes[start], opacities.bytes[start + 1], opacities.bytes[start + 2])
      let opacity = mask.isMask ? 255 - gray : gray
      for offset in 0..<4 {
        result.bytes[start + offset] = PixelBuffer.multiplied(
          result.bytes[start + offset], by: opacity)
      }
    }
    return CGImage(result)
  }

  /// Returns the image with the pixels of some colors transparent.
  ///
  /// - Parameter components: The minimum and the maximum of each component, from 0 to 255: six
  ///   numbers for red, green and blue.
  /// - Returns: `nil` for another number of values, and without pixels.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6, var result = pixels() else { return nil }
    let limits = components.map { Int(min(max($0, 0), 255)) }
    for index in 0..<(result.width * result.height) {
      let color = result.straight(at: index)
      let isMasked = zip([color.red, color.green, color.blue], 0...).allSatisfy { value, place in
        limits[place * 2] <= Int(value) && Int(value) <= limits[place * 2 + 1]
      }
      guard isMasked else { continue }
      for offset in 0..<4 { result.bytes[index * 4 + offset] = 0 }
    }
    return CGImage(result)
  }
}
