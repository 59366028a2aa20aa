internal import Scenes

/// A function that ends the use of the memory of a bitmap context: it receives the information that
/// the context was made with, and the address of the memory.
public typealias CGBitmapContextReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Creates a context that draws pixels. Its origin is the lower left corner, and its y-axis
  /// points up.
  ///
  /// Without memory of the app, an image of what is drawn keeps its shapes until its pixels are
  /// read. Shapes and text become pixels by librsvg; without that library, only pictures and
  /// rectangles do.
  ///
  /// - Parameters:
  ///   - data: The memory of the pixels, which has to stay valid as long as the context; `nil` for
  ///     memory of the context.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of each component: 8.
  ///   - bytesPerRow: The number of bytes from one row to the next; 0 to compute it.
  ///   - space: The space of the colors: red, green and blue, or gray.
  ///   - bitmapInfo: The raw values of the position of the opacity and of the order of the bytes.
  /// - Returns: `nil` for another format. As in Core Graphics, an opacity has to be multiplied, and
  ///   pixels of red, green and blue have 32 bits.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, release: nil)
  }

  /// Creates a context that draws pixels, and calls a function when it ends; see
  /// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo,
      release: { releaseCallback?(releaseInfo, data) })
  }

  private convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32, release: (() -> Void)?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let isKnown =
      switch alpha {
      case nil: false
      case .alphaOnly: true
      case CGImageAlphaInfo.none?: space.numberOfComponents == 1
      case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast:
        space.numberOfComponents == 3
      default: false
      }
    guard isKnown,
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: space.numberOfComponents == 3 && alpha != .alphaOnly ? 32 : 8,
        bytesPerRow: bytesPerRow, colorCount: space.numberOfComponents, bitmapInfo: info)
    else { return nil }
    self.init(BitmapStorage(layout, colorSpace: space, memory: data, release: release))
  }

  // MARK: Pixels

  /// The memory of the pixels of a bitmap context, with all that was drawn; `nil` for another
  /// context.
  ///
  /// After the first use of the memory, everything is drawn into it at once.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    let memory = bitmap.makeMemory()
    drawIntoMemory()
    return memory
  }
  /// The width of the drawing, in pixels.
  public var width: Int { bitmap?.layout.width ?? pixelCount(area.width) }
  /// The height of the drawing, in pixels.
  public var height: Int { bitmap?.layout.height ?? pixelCount(area.height) }
  /// The number of bits of each component of a bitmap context; 0 for another context.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The number of bits of each pixel of a bitmap context; 0 for another context.
  public var bitsPerPixel: Int { bitmap?.layout.bitsPerPixel ?? 0 }
  /// The number of bytes from one row of a bitmap context to the next; 0 for another context.
  public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
  /// The format of the pixels of a bitmap context.
  public var bitmapInfo: CGBitmapInfo { bitmap?.layout.bitmapInfo ?? [] }
  /// The position of the opacity in the pixels of a bitmap context.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alphaInfo ?? .none }
  /// The space of the colors of a bitmap context; `nil` for another context.
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace }

  private func pixelCount(_ length: CGFloat) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels > 0 && pixels < 1e9 ? Int(pixels) : 0
  }

  /// Returns an image of what is drawn so far. Later drawing does not change it.
  ///
  /// - Returns: `nil` for a context without an area.
  public func makeImage() -> CGImage? {
    if let bitmap { return bitmap.image(of: finishedMarks) }
    return CGImage(finishedMarks, area: area, width: width, height: height)
  }

  // MARK: Drawing images

  /// Draws an image in a rectangle.
  ///
  /// The image is upright if the y-axis points up, as it does in bitmap contexts. In the contexts
  /// of views and of images of UIKit, where it points down, the image is upside down: use
  /// `draw(in:)` of `UIImage` there, or flip the coordinates.
  ///
  /// - Parameter byTiling: A Boolean value that indicates whether the image is repeated, from the
  ///   rectangle in all directions, in the area that is not clipped.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let (scaleX, scaleY) = (
      rect.width / CGFloat(image.width), rect.height / CGFloat(image.height)
    )
    let marks = image.marks
    func place(atX x: CGFloat, y: CGFloat) {
      draw([
        .picture(
          ScenePicture(
            marks: marks,
            transform: SceneTransform(a: scaleX, d: -scaleY, tx: x, ty: y + rect.height)))
      ])
    }
    guard byTiling else { return place(atX: rect.minX, y: rect.minY) }
    let box = boundingBoxOfClipPath
    guard !box.isNull else { return }
    let columns =
      Int(
        ((box.minX - rect.minX) / rect.width).rounded(
          .down))..<Int(((box.maxX - rect.minX) / rect.width).rounded(.up))
    let rows =
      Int(
        ((box.minY - rect.minY) / rect.height).rounded(
          .down))..<Int(((box.maxY - rect.minY) / rect.height).rounded(.up))
    for row in rows {
      for column in columns {
        place(
          atX: rect.minX + CGFloat(column) * rect.width,
          y: rect.minY + CGFloat(row) * rect.height)
      }
    }
  }
}
