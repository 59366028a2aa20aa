internal import Scenes

/// A view that displays an image, or an animation of images.
///
/// Images are placed by `contentMode`, and are drawn beyond the bounds unless `clipsToBounds` is
/// `true`. Templates are drawn in `tintColor`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The animation; `nil` while none was set: see ImageAnimation.swift.
  var frameAnimation: ImageAnimation?

  /// Creates a view with a frame, in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decodeImageView(from: coder)
  }

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view with the size of an image.
  ///
  /// - Parameter highlightedImage: The image that is displayed while ``isHighlighted``.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.highlightedImage = highlightedImage
    self.image = image
    imageDidChange(from: nil)
  }

  /// The image; `nil`, the default, for none. An animated image runs while the view is in a window.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange(from: oldValue) } }
  }

  /// The image that is displayed while ``isHighlighted``; `nil`, the default, for ``image``.
  open var highlightedImage: UIImage? { didSet { noteDrawingChange() } }

  /// A Boolean value that indicates whether the view displays its highlighted image. The default is
  /// `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { noteDrawingChange() } }
  }

  /// The configuration of symbols that have none of their own; `nil`, the default, for none. A
  /// value of the symbol's own configuration takes precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      noteDrawingChange()
      if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }
  }

  /// Returns an image as the view displays it: a symbol has the preferred configuration.
  private func configured(_ image: UIImage) -> UIImage {
    guard let preferredSymbolConfiguration, image.isSymbolImage else { return image }
    let own = image.configuration
    return image.withConfiguration(
      own.map { preferredSymbolConfiguration.joined(with: $0) } ?? preferredSymbolConfiguration)
  }

  private func imageDidChange(from old: UIImage?) {
    noteDrawingChange()
    if old?.images != nil || image?.images != nil { imageAnimationDidChange() }
    let size = image?.size ?? .zero
    if old == nil || image == nil || old?.size != size
      || old?.alignmentRectInsets != image?.alignmentRectInsets
    {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Sizes

  /// The size of the image without its alignment insets, or `noIntrinsicMetric` without an image.
  open override var intrinsicContentSize: CGSize {
    guard let size = image.map(configured)?.size else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = alignmentRectInsets
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Returns the size of the image, whatever the offered size; the current one without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map(configured)?.size ?? bounds.size
  }

  /// The insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  // MARK: Animation

  /// The images of an animation, each displayed for the same time; `nil`, the default, for none.
  /// Setting them stops a running animation.
  open var animationImages: [UIImage]? {
    get { frameAnimation?.images }
    set { changeAnimation { $0.images = newValue } }
  }
  /// The images of an animation while ``isHighlighted``; `nil`, the default, for
  /// ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? {
    get { frameAnimation?.highlightedImages }
    set { changeAnimation { $0.highlightedImages = newValue } }
  }
  /// The duration of one run, in seconds. The default, 0, stands for a thirtieth of a second per
  /// image.
  open var animationDuration: TimeInterval {
    get { frameAnimation?.duration ?? 0 }
    set { changeAnimation { $0.duration = newValue } }
  }
  /// The number of runs; 0, the default, to repeat indefinitely.
  open var animationRepeatCount: Int {
    get { frameAnimation?.repeatCount ?? 0 }
    set { changeAnimation { $0.repeatCount = newValue } }
  }
  /// A Boolean value that indicates whether an animation is running.
  open var isAnimating: Bool { frameAnimation?.isRunning ?? false }
  /// Starts the animation from its first image. It is displayed while the view is in a window.
  open func startAnimating() { beginAnimation() }
  /// Stops the animation, and displays the image.
  open func stopAnimating() { endAnimation() }

  // MARK: Changes of the surroundings

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    noteDrawingChange()
  }

  override func clockDidChange() {
    super.clockDidChange()
    resumeAnimation()
  }

  // MARK: Accessibility

  override var standardAccessibilityLabel: String? { image?.accessibilityLabel }

  override var standardAccessibilityIdentifier: String? { image?.accessibilityIdentifier }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .image }

  // MARK: Drawing

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    if let image = displayedImage { node.drawing = drawn(configured(image)) }
    return node
  }

  /// The image that is displayed at present.
  var displayedImage: UIImage? {
    frameAnimation?.displayedImage(isHighlighted: isHighlighted)
      ?? (isHighlighted ? highlightedImage ?? image : image)
  }

  private func drawn(_ image: UIImage) -> SceneDrawing {
    let fit = SceneDrawing.Fit(contentMode)
    // Slices are laid out for the bounds; other placements show the image as a whole.
    let isSliced = image.content.resizing != nil && fit == .fill
    let size = isSliced ? bounds.size : image.content(for: traitCollection).size
    let area = CGRect(origin: .zero, size: size)
    var recorder = MarkRecorder(
      bounds: area, traits: traitCollection, direction: effectiveUserInterfaceLayoutDirection)
    recorder.draw(image, in: area, tint: tintColor)
    return SceneDrawing(recorded: recorder.marks, in: area, fit: fit)
  }

  // MARK: Members that apps override in extensions

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
}
