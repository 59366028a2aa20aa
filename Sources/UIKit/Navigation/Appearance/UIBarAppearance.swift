/// The background and the shadow of a bar.
///
/// A bar stores a copy of an appearance that is assigned to it; changes of the copy that the bar
/// returns are visible at once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, ObservedAppearance {
  /// The values of the background.
  struct Background: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
  }

  var background = Background() { didSet { if background != oldValue { appearanceDidChange?() } } }
  var appearanceDidChange: (() -> Void)?

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background and the shadow of another one.
  public init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  /// Returns a copy of the appearance of items, whose changes are changes of this appearance.
  func observed<ItemAppearance: ObservedAppearance>(
    _ appearance: ItemAppearance
  ) -> ItemAppearance {
    defer { appearanceDidChange?() }
    return appearance.copied { [weak self] in self?.appearanceDidChange?() }
  }

  // MARK: Configuration

  /// Sets a blur as the background, and removes the shadow. On a device with a system before iOS
  /// 26, sets a shadow instead.
  ///
  /// Material and shadow are chosen: the fading blur below the bars of iOS 26 has no counterpart in
  /// hosts.
  open func configureWithDefaultBackground() {
    let hasShadow = UITraitCollection.current.metrics.navigationBar.look == .attached
    background = Background(
      effect: UIBlurEffect(style: .systemChromeMaterial),
      shadowColor: hasShadow ? .separator : nil)
  }

  /// Sets an opaque background in the color of the system, with a shadow.
  open func configureWithOpaqueBackground() {
    background = Background(color: .systemBackground, shadowColor: .separator)
  }

  /// Removes the background and the shadow.
  open func configureWithTransparentBackground() {
    background = Background()
  }

  // MARK: Values

  /// The blur behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }
  /// The color in front of ``backgroundEffect``; `nil` for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }
  /// The image in front of ``backgroundColor``; `nil`, the default, for none.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }
  /// The placement of ``backgroundImage``. The default is `scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }
  /// The color of the line at the edge of the bar, one pixel high; `nil` for none.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }
}
