internal import Scenes

/// The values of an image. Each change of an image makes another one.
struct ImageContent: Equatable, Sendable {
  /// The source of what is drawn.
  enum Picture: Equatable, Sendable {
    /// Nothing: an image of size zero.
    case none
    /// A file.
    case file(ImageBytes)
    /// A symbol.
    case symbol(SymbolImage)
    /// A drawing of the app, in the coordinates of an area.
    case drawing([SceneDrawing.Mark], area: CGRect)
  }

  /// The insets of the parts at the edges that keep their size, and the treatment of the middle.
  struct Resizing: Equatable, Sendable {
    var caps: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }

  var picture = Picture.none
  /// The size of the upright image, in points.
  var size = CGSize.zero
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// `nil` for an image that is stretched as a whole.
  var resizing: Resizing?
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var tint: UIColor?
  /// The images of an animation; `nil` for a still image.
  var frames: [UIImage]?
  /// The duration of one run of an animation, in seconds.
  var duration: TimeInterval = 0
  /// The variants of the image; `nil` for an image on its own.
  var asset: UIImageAsset?
  var configuration: UIImage.Configuration?
  /// The distance of the baseline from the bottom, in points; `nil` for an image without one.
  var baselineOffset: CGFloat?
  /// The name under which the image was found.
  var name: String?
  /// A Boolean value that indicates whether the size was reduced to the size of a thumbnail.
  var isThumbnail = false
  /// The object that the image was made of, such as a `CGImage`; `nil` for none.
  var origin: (any AnyObject & Sendable)?

  init() {}

  /// A Boolean value that indicates whether the image is filled with the tint color of its
  /// surroundings.
  var isTemplate: Bool {
    if case .symbol = picture, renderingMode == .automatic { return true }
    return renderingMode == .alwaysTemplate
  }

  /// The content of a file with pixels of a scale; a vector image has its size in points.
  init(_ bytes: ImageBytes, scale: CGFloat) {
    let header = bytes.header
    let divisor = header.format.isVector ? 1 : scale
    picture = .file(bytes)
    self.scale = scale
    orientation = UIImage.Orientation(exif: header.orientation)
    let whole = header.uprightSize
    size = CGSize(width: whole.width / divisor, height: whole.height / divisor)
  }

  static func == (first: ImageContent, second: ImageContent) -> Bool {
    first.picture == second.picture && first.size == second.size && first.scale == second.scale
      && first.orientation == second.orientation && first.renderingMode == second.renderingMode
      && first.resizing == second.resizing
      && first.alignmentRectInsets == second.alignmentRectInsets
      && first.flipsForRightToLeft == second.flipsForRightToLeft && first.tint == second.tint
      && first.frames == second.frames && first.duration == second.duration
      && first.asset === second.asset && first.configuration == second.configuration
      && first.baselineOffset == second.baselineOffset
  }
}
