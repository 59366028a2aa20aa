internal import Scenes

/// The position of an image in a layer. The raw values are Core Animation's.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/quartzcore/calayercontentsgravity
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the position.
  public let rawValue: String

  /// Creates a position from its name. An unknown one has the effect of ``resize``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In its own size at the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size at the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size at the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds, with its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, with its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  fileprivate var fit: SceneDrawing.Fit {
    switch self {
    case .resizeAspect: .aspectFit
    case .resizeAspectFill: .aspectFill
    default: SceneDrawing.Fit(rawValue: rawValue) ?? .fill
    }
  }
}

/// The image of a layer and its position.
struct LayerContents {
  /// The image as it was set, which may be of another type.
  var value: Any?
  var gravity = CALayerContentsGravity.resize
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point; `nil` for the default.
  var scale: CGFloat?

  var image: CGImage? { value as? CGImage }
}

extension CALayer {
  /// The image of the layer, in place of what it draws and behind its sublayers; shapes and
  /// gradients do not display it. The default is `nil`.
  ///
  /// A `CGImage` is displayed; values of other types are not, as on iOS. The image of an image view
  /// is not the contents of its layer here.
  public var contents: Any? {
    get { extras?.contents.value }
    set {
      let old = extras?.contents.image
      makeExtras().contents.value = newValue
      guard old !== extras?.contents.image else { return }
      noteDrawingChange()
      noteAction("contents", from: old)
    }
  }
  /// The position of ``contents`` in the bounds. The default is `resize`. What is outside of the
  /// bounds is visible unless `masksToBounds` is `true`.
  public var contentsGravity: CALayerContentsGravity {
    get { extras?.contents.gravity ?? .resize }
    set { changeExtras(to: newValue, at: \.contents.gravity) }
  }
  /// The part of ``contents`` that is displayed, as fractions of the image's size. The default is
  /// all of it, from (0, 0) to (1, 1). Nothing is displayed outside of the image.
  public var contentsRect: CGRect {
    get { extras?.contents.rect ?? LayerContents().rect }
    set { changeExtras(to: newValue, at: \.contents.rect) }
  }
  /// The number of pixels of ``contents`` per point, for images that keep their own size. The
  /// default is 1, and the display's scale for the layer of a view.
  public var contentsScale: CGFloat {
    get {
      extras?.contents.scale ?? withView { max($0.traitCollection.displayScale, 1) } ?? 1
    }
    set { changeExtras(to: newValue, at: \.contents.scale) }
  }

  /// Returns the drawing of ``contents``; `nil` for none.
  @MainActor
  func contentsDrawing(in traits: UITraitCollection) -> SceneDrawing? {
    guard let contents = extras?.contents, let image = contents.image else { return nil }
    let bounds = bounds
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let source = CGRect(
      x: contents.rect.minX * whole.width, y: contents.rect.minY * whole.height,
      width: contents.rect.width * whole.width, height: contents.rect.height * whole.height)
    let scale = contentsScale > 0 ? contentsScale : 1
    guard bounds.width > 0, bounds.height > 0, source.width > 0, source.height > 0 else {
      return nil
    }
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let place = SceneDrawing(size: size, fit: contents.gravity.fit, marks: [])
      .rect(in: bounds.size)
    let (scaleX, scaleY) = (place.width / source.width, place.height / source.height)
    let picture = ScenePicture(
      marks: image.marks,
      transform: SceneTransform(
        a: scaleX, d: scaleY, tx: place.minX - source.minX * scaleX,
        ty: place.minY - source.minY * scaleY),
      clip: source == whole ? nil : source)
    return SceneDrawing(size: bounds.size, isClipped: false, marks: [.picture(picture)])
  }
}
