internal import Scenes

/// A picture: the bytes of an image file and the facts in its header, a symbol, or an animation.
///
/// Images are immutable and may be used from any thread. Tessera decodes no pixels: hosts draw the
/// bytes. The formats are PNG, JPEG, GIF, WebP and SVG; a PDF has its size, but hosts draw a frame
/// in its place.
///
/// # Names
///
/// ``init(named:)`` looks for a name in the asset catalogs of the main bundle, then for a file,
/// which is a PNG unless the name has an extension, and then in the resource bundles of the
/// program's packages, which are beside the executable (`Package_Target.resources` on Linux). Pass
/// `Bundle.module` to ``init(named:in:compatibleWith:)`` to look in one of them only. Catalogs are
/// read in their source form: declare `Assets.xcassets` a resource with `.copy`.
///
/// # Equality
///
/// Two images are equal if they have the same content and the same properties.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The content, which is set once, at the creation.
  final private(set) var content = ImageContent()
  /// The properties that can be set.
  let marks = ImageMarks()

  // A designated initializer that is not public would keep subclasses of apps from inheriting the
  // others.
  convenience init(_ content: ImageContent) {
    self.init()
    self.content = content
  }

  /// Creates an image of size zero, which draws nothing.
  public override init() { super.init() }

  /// Creates an image from the bytes of a file, at scale 1.
  ///
  /// - Returns: `nil` if the bytes are not an image of a known format.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a file.
  ///
  /// - Parameter scale: The number of pixels per point; a vector image is measured in points.
  ///   Values up to zero count as 1.
  /// - Returns: `nil` if the bytes are not an image of a known format.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bytes = ImageBytes(data) else { return nil }
    self.init(ImageContent(bytes, scale: scale > 0 && scale.isFinite ? scale : 1))
  }

  /// Creates an image from a file. A file with `@2x` or `@3x` in its name has that scale; without
  /// it, such a file beside it is used if it suits the screen.
  ///
  /// - Returns: `nil` if the file cannot be read or is not an image of a known format.
  public convenience init?(contentsOfFile path: String) {
    guard let content = ImageFiles.content(atPath: path, for: .current) else { return nil }
    self.init(content)
  }

  /// Creates an image by its name in an asset catalog, or the name of a file: see ``UIImage``.
  ///
  /// The variant suits `UITraitCollection.current`; image views choose another one for their own
  /// traits.
  ///
  /// - Returns: `nil` if there is no such image.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image by its name in a bundle; `nil` for the bundles that ``init(named:)``
  /// searches.
  ///
  /// - Parameter traitCollection: The environment of the chosen variant; `nil` for
  ///   `UITraitCollection.current`.
  /// - Returns: `nil` if there is no such image.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard
      let content = NamedImages.content(
        named: name, in: bundle, for: traitCollection ?? .current)
    else { return nil }
    self.init(content)
  }

  /// Creates an image by its name in a bundle, with a configuration.
  ///
  /// - Returns: `nil` if there is no such image.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard
      let content = NamedImages.content(
        named: name, in: bundle, for: configuration?.traitCollection ?? .current)
    else { return nil }
    self.init(content.configured(with: configuration))
  }

  /// Creates the image of an image literal in source code.
  ///
  /// - Precondition: There is an image of this name.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let content = NamedImages.content(named: name, in: nil, for: .current) else {
      fatalError(
        "There is no image named \"\(name)\" for an image literal; add it to an asset catalog or "
          + "to the resources of a target.")
    }
    self.init(content)
  }

  // MARK: Properties

  /// The size of the upright image, in points.
  open var size: CGSize { content.size }
  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }
  /// The position of the stored pixels relative to the upright image.
  open var imageOrientation: Orientation { content.orientation }
  /// The drawing in the image's own colors or in one color. The default is `automatic`.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The widths of the parts at the edges that keep their size when the image is resized, in
  /// points. The default is zero.
  open var capInsets: UIEdgeInsets { content.resizing?.caps ?? .zero }
  /// The treatment of the middle when the image is resized. The default is `tile`.
  open var resizingMode: ResizingMode { content.resizing?.mode ?? .tile }
  /// The distances from the image's edges to the rectangle by which it is aligned, in points. The
  /// default is zero.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// A Boolean value that indicates whether the image is mirrored in right-to-left interfaces. The
  /// default is `false`.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// The images of an animation; `nil` for a still image.
  open var images: [UIImage]? { content.frames }
  /// The duration of one run of an animation, in seconds; 0 for a still image.
  open var duration: TimeInterval { content.duration }
  /// The configuration; `nil` if the image has none.
  open var configuration: Configuration? { content.configuration }
  /// The traits that the image was chosen for; without values if it was chosen for none.
  open var traitCollection: UITraitCollection {
    content.configuration?.traitCollection ?? UITraitCollection()
  }
  /// The variants of the image for different traits. An image without any gets an asset with itself
  /// for all traits.
  open var imageAsset: UIImageAsset? { content.asset ?? marks.asset(of: content) }

  // MARK: Accessibility

  /// An identifier of the image for tests and tools; `nil`, the default, for none.
  open var accessibilityIdentifier: String? {
    get { marks.identifier }
    set { marks.identifier = newValue }
  }
  /// A short description of the image for assistive technology. The default is its name.
  open var accessibilityLabel: String? {
    get { marks.label ?? content.name }
    set { marks.label = newValue }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content.size.width)
    hasher.combine(content.size.height)
    hasher.combine(content.scale)
    hasher.combine(content.renderingMode)
    return hasher.finalize()
  }

  open override var description: String {
    "<\(type(of: self)) \(content.name ?? "anonymous") {\(PlainNumber.text(size.width)), "
      + "\(PlainNumber.text(size.height))} at \(PlainNumber.text(scale))x>"
  }
}

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage
