internal import Scenes

extension UIImage {
  /// Creates an image of a `CGImage`, at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a `CGImage`.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point. Values up to zero count as 1.
  ///   - orientation: The position of the pixels relative to the upright image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(
      ImageContent(
        cgImage.picture, width: cgImage.width, height: cgImage.height, scale: scale,
        orientation: orientation, origin: cgImage))
  }

  /// The pixels of the image, as they are stored; `nil` for an image of size zero, and for one of a
  /// `CIImage`.
  ///
  /// A symbol, a vector image and an image that the app has drawn have as many pixels as their size
  /// and scale prescribe. Pixels are decoded or drawn when they are read first: see `CGImage`.
  public var cgImage: CGImage? { content.origin == nil ? pixelImage : content.origin as? CGImage }

  /// Creates an image of the pixels of another object.
  ///
  /// - Parameters:
  ///   - pixels: The pixels; `nil` for an image that draws nothing.
  ///   - origin: The object that the image is made of. Such an image has no `CGImage`.
  package convenience init(
    _ pixels: CGImage?, scale: CGFloat, orientation: UIImage.Orientation,
    origin: any AnyObject & Sendable
  ) {
    self.init(
      ImageContent(
        pixels?.picture, width: pixels?.width ?? 0, height: pixels?.height ?? 0, scale: scale,
        orientation: orientation, origin: origin))
  }

  /// The object that the image was made of; `nil` for none.
  package var origin: (any AnyObject & Sendable)? { content.origin }

  /// The pixels of the image, whatever it was made of.
  var pixelImage: CGImage? {
    if let known = content.origin as? CGImage { return known }
    return marks.cgImage { makeCGImage() }
  }

  private func makeCGImage() -> CGImage? {
    let content = content
    let isTurned = content.orientation.exchangesSides
    let stored =
      isTurned
      ? CGSize(width: content.size.height, height: content.size.width) : content.size
    let (width, height) = (
      Self.pixelCount(stored.width, content.scale), Self.pixelCount(stored.height, content.scale)
    )
    switch content.picture {
    case .none: return nil
    case .file(let bytes):
      if !bytes.header.format.isVector {
        guard let whole = CGImage(bytes) else { return nil }
        guard content.isThumbnail else { return whole }
        return CGImage(width: width, height: height) {
          whole.pixels()?.scaled(width: width, height: height)
        }
      }
      return asStored(in: stored).recorded(width: width, height: height)
    case .drawing(let marks, let area):
      return CGImage(marks, area: area, width: width, height: height)
    case .symbol: return asStored(in: stored).recorded(width: width, height: height)
    }
  }

  /// Returns the image without its orientation, in the size in which it is stored.
  private func asStored(in size: CGSize) -> UIImage {
    changed {
      $0.orientation = .up
      $0.size = size
    }
  }

  private static func pixelCount(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded()
    return pixels.isFinite && pixels < 1e9 ? max(Int(pixels), 1) : 0
  }

  /// Returns the drawing of the image in its own color, or in black.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  private func recorded(width: Int, height: Int) -> CGImage? {
    let traits = UITraitCollection.current
    let area = CGRect(origin: .zero, size: size)
    var recorder = MarkRecorder(bounds: area, traits: traits, direction: .leftToRight)
    recorder.draw(withRenderingMode(.alwaysOriginal), in: area, tint: .black)
    return CGImage(recorder.marks, area: area, width: width, height: height)
  }

  /// Returns the pixels of the upright image, with its tint; `nil` if they cannot be read.
  func uprightPixels() -> PixelBuffer? {
    guard content.tint != nil else {
      return pixelImage?.pixels()?.upright(from: content.orientation.exifNumber)
    }
    return recorded(
      width: Self.pixelCount(content.size.width, content.scale),
      height: Self.pixelCount(content.size.height, content.scale))?.pixels()
  }
}

extension ImageContent {
  /// The content of a picture of pixels.
  ///
  /// - Parameters:
  ///   - picture: The drawing; `nil` for nothing.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - origin: The object that the image is made of.
  init(
    _ picture: CGImage.Picture?, width: Int, height: Int, scale: CGFloat,
    orientation: UIImage.Orientation, origin: any AnyObject & Sendable
  ) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
    self.origin = origin
    let stored = CGSize(width: CGFloat(width) / self.scale, height: CGFloat(height) / self.scale)
    size =
      orientation.exchangesSides ? CGSize(width: stored.height, height: stored.width) : stored
    switch picture {
    case .file(let bytes): self.picture = .file(bytes)
    case .drawing(let marks, let area): self.picture = .drawing(marks, area: area)
    case nil: break
    }
  }
}
