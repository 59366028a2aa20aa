package import Scenes

/// A picture of pixels.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgimage
///
/// The picture of a file, and of what an app has drawn, has pixels when they are read first. Until
/// then, and when it is drawn, it is the file or the drawing itself, in the resolution of a host.
/// Files are decoded by gdk-pixbuf and libwebp, and drawings by librsvg; without these libraries
/// such a picture is still displayed, but it has no pixels: `dataProvider` is `nil`.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The origin of the pixels.
  package enum Source {
    /// Pixels in memory.
    case pixels(PixelBuffer)
    /// A rectangle of pixels of a file.
    case file(ImageBytes, part: CGRect)
    /// A rectangle of marks.
    case drawing([SceneDrawing.Mark], area: CGRect)
    /// Pixels that are made when they are read first.
    case made(() -> PixelBuffer?)
  }

  /// The drawing of a host: a file, or marks in an area.
  package enum Picture: Equatable, Sendable {
    case file(ImageBytes)
    case drawing([SceneDrawing.Mark], area: CGRect)
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The origin of the pixels.
  package let source: Source
  let layout: PixelLayout
  /// A Boolean value that indicates whether pixels are smoothed when the image is drawn at another
  /// size. Hosts smooth in any case.
  public let shouldInterpolate: Bool
  /// The treatment of colors that a space does not have.
  public let renderingIntent: CGColorRenderingIntent
  /// A Boolean value that indicates whether the image is a mask: its samples are opacities that are
  /// taken away.
  public let isMask: Bool

  private let lock = NSLock()
  private var provider: CGDataProvider?
  private var storedPixels: PixelBuffer??
  private var storedBytes: ImageBytes?

  init(
    _ source: Source, layout: PixelLayout, provider: CGDataProvider? = nil,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent,
    isMask: Bool = false
  ) {
    self.source = source
    self.layout = layout
    self.provider = provider
    self.shouldInterpolate = shouldInterpolate
    self.isMask = isMask
    renderingIntent = intent
    width = layout.width
    height = layout.height
  }

  /// Creates an image of pixels in memory.
  package convenience init(_ pixels: PixelBuffer) {
    self.init(
      .pixels(pixels), layout: PixelLayout(width: pixels.width, height: pixels.height))
  }

  /// Creates an image of the pixels of a file; `nil` for vectors.
  package convenience init?(_ bytes: ImageBytes) {
    let header = bytes.header
    let (width, height) = (Int(header.size.width), Int(header.size.height))
    guard !header.format.isVector, PixelBuffer.isValidSize(width: width, height: height) else {
      return nil
    }
    self.init(
      .file(bytes, part: CGRect(origin: .zero, size: header.size)),
      layout: PixelLayout(width: width, height: height, isOpaque: header.format == .jpeg))
  }

  /// Creates an image of marks.
  ///
  /// - Parameters:
  ///   - area: The rectangle of the marks that the image has.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  /// - Returns: `nil` for an empty or too large size.
  package convenience init?(
    _ marks: [SceneDrawing.Mark], area: CGRect, width: Int, height: Int
  ) {
    guard area.width > 0, area.height > 0, PixelBuffer.isValidSize(width: width, height: height)
    else { return nil }
    self.init(.drawing(marks, area: area), layout: PixelLayout(width: width, height: height))
  }

  /// Creates an image whose pixels are made when they are read first; `nil` for an empty or too
  /// large size.
  ///
  /// - Parameter make: A closure that returns pixels of the size.
  package convenience init?(width: Int, height: Int, make: @escaping () -> PixelBuffer?) {
    guard PixelBuffer.isValidSize(width: width, height: height) else { return nil }
    self.init(.made(make), layout: PixelLayout(width: width, height: height))
  }

  // MARK: Format

  /// The number of bits of each component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of each pixel.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// The format of the pixels.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
  /// The position of the opacity in a pixel. A file that may have an opacity counts as having one.
  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
  /// The order of the bytes of a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue)
      ?? .orderDefault
  }
  /// The space of the colors; `nil` for a mask.
  public var colorSpace: CGColorSpace? {
    guard !isMask, layout.colorCount > 0 else { return nil }
    return layout.colorCount == 1
      ? CGColorSpaceCreateDeviceGray()
      : CGColorSpace(componentCount: 3, name: CGColorSpace.sRGB)
  }
  /// The bytes of the pixels in the image's format; `nil` if the file cannot be decoded, or the
  /// drawing cannot be drawn.
  public var dataProvider: CGDataProvider? {
    if let known = lock.withLock({ provider }) { return known }
    guard let pixels = pixels() else { return nil }
    let layout = layout
    let made = CGDataProvider(lazy: {
      var data = Data(count: layout.bytesPerRow * layout.height)
      data.withUnsafeMutableBytes { bytes in
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        layout.write(pixels, to: start)
      }
      return data
    })
    lock.withLock { provider = made }
    return made
  }

  // MARK: Pixels

  /// Returns the pixels; `nil` if there are none.
  package func pixels() -> PixelBuffer? {
    if case .pixels(let pixels) = source { return pixels }
    return lock.withLock {
      if let storedPixels { return storedPixels }
      let made = makePixels()
      storedPixels = .some(made)
      return made
    }
  }

  private func makePixels() -> PixelBuffer? {
    switch source {
    case .pixels(let pixels): return pixels
    case .file(let bytes, let part):
      return bytes.pixels()?.cropped(
        x: Int(part.minX), y: Int(part.minY), width: width, height: height)
    case .drawing(let marks, let area):
      LinkedRenderer.register()
      return DrawnPixels.pixels(of: marks, in: area, width: width, height: height)
    case .made(let make): return make()
    }
  }

  /// The drawing of a host; `nil` if there are no pixels.
  package var picture: Picture? {
    switch source {
    case .drawing(let marks, let area): return .drawing(marks, area: area)
    case .file(let bytes, let part):
      let size = bytes.header.size
      if part.size == size { return .file(bytes) }
      let target = CGRect(origin: .zero, size: part.size)
      let image = SceneImage(
        file: SceneImageFile(bytes: bytes), size: size, turn: .identity, tint: nil,
        pieces: [.init(source: part, target: target)])
      return .drawing([.image(image)], area: target)
    case .pixels, .made:
      guard let pixels = pixels() else { return nil }
      return lock.withLock {
        let bytes = storedBytes ?? ImageBytes(pixels)
        storedBytes = bytes
        return .file(bytes)
      }
    }
  }

  /// The picture as marks in a rectangle of as many points as the image has pixels.
  package var marks: [SceneDrawing.Mark] {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    switch picture {
    case nil: return []
    case .file(let bytes):
      return [
        .image(
          SceneImage(
            file: SceneImageFile(bytes: bytes), size: whole.size, turn: .identity, tint: nil,
            pieces: [.init(source: whole, target: whole)]))
      ]
    case .drawing(let marks, let area):
      let scale = (x: whole.width / area.width, y: whole.height / area.height)
      let isImage = if case .image = marks.first, marks.count == 1 { true } else { false }
      return [
        .picture(
          ScenePicture(
            marks: marks,
            transform: SceneTransform(
              a: scale.x, d: scale.y, tx: -area.minX * scale.x, ty: -area.minY * scale.y),
            clip: isImage ? nil : area))
      ]
    }
  }

  // MARK: Identity

  /// Returns whether both are the same object.
  public static func == (first: CGImage, second: CGImage) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
