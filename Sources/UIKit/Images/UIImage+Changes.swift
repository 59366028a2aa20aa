extension UIImage {
  /// Returns the image after a change of its values.
  func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    let image = UIImage(content)
    image.marks.identifier = marks.identifier
    image.marks.label = marks.label
    return image
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with its opacity filled with a color.
  ///
  /// The rendering mode stays: an image view draws a template in its own tint color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns the image with its opacity filled with a color, and with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with parts at its edges that keep their size, in points. The middle is
  /// tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with parts at its edges that keep their size, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { $0.resizing = ImageContent.Resizing(caps: capInsets, mode: resizingMode) }
  }

  /// Returns the image with other distances to the rectangle by which it is aligned, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image, which is mirrored in right-to-left interfaces.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored along a vertical axis.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.flippedHorizontally }
  }

  /// Returns the variant of the image for a configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if isSymbolImage { return symbol(with: configuration) }
    var content = content
    if let traits = configuration.traitCollection, let asset = currentAsset {
      content = asset.variant(for: traits) ?? content
    }
    return UIImage(content.configured(with: configuration))
  }

  /// Returns an animation.
  ///
  /// - Parameters:
  ///   - images: The images, each displayed for the same time. The first one determines the size.
  ///   - duration: The duration of one run, in seconds; 0 for a thirtieth of a second per image.
  /// - Returns: `nil` for no images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  /// Returns an animation of images whose names begin with a name and end with a number: 0, or 1 if
  /// there is no 0, and the following ones, up to 1024.
  ///
  /// - Returns: `nil` if there is no such image.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: name + "0")
    var images = first.map { [$0] } ?? []
    for number in 1...1024 {
      guard let image = UIImage(named: name + String(number)) else { break }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The asset with the image's variants; `nil` for an image on its own.
  var currentAsset: UIImageAsset? { content.asset ?? marks.asset }

  /// Returns the content for an environment: the content of the variant for it, with the image's
  /// own changes.
  func content(for traits: UITraitCollection) -> ImageContent {
    guard let variant = currentAsset?.variant(for: traits) else { return content }
    var result = content
    result.picture = variant.picture
    result.size = variant.size
    result.scale = variant.scale
    if content.orientation == .up || variant.orientation != .up {
      result.orientation = variant.orientation
    }
    return result
  }
}

extension ImageContent {
  /// Returns the content with a configuration applied to its own.
  func configured(with configuration: UIImage.Configuration?) -> ImageContent {
    guard let configuration else { return self }
    var result = self
    result.configuration =
      self.configuration.map { $0.joined(with: configuration) } ?? configuration
    return result
  }
}
