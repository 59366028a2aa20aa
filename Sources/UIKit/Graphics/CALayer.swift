/// How the corners of a rounded layer are curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation has for the curve.
  public let rawValue: String

  /// Makes a curve from Core Animation's name for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = Self(rawValue: "circular")
  /// Curves that start and end more softly, as on the home screen's icons.
  public static let continuous = Self(rawValue: "continuous")
}

/// A set of a layer's corners, named for the smallest and largest x and y. The y axis points down,
/// so `layerMinXMinYCorner` is top left.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set, as in Core Animation.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How a view's box is drawn: ground, border, corners, clipping and opacity.
///
/// Every view has one, and what is set here is what hosts draw. Layers cannot be nested: to draw more
/// boxes, add views.
open class CALayer: NSObject {
  /// Opacity of the layer with everything in it, 0 to 1. Default 1.
  open var opacity: Float = 1 {
    didSet {
      noteChange(from: oldValue, to: opacity)
      if Self.isRecording { animate(.opacity, from: CGFloat(oldValue - opacity)) }
    }
  }
  /// Whether what is in the layer is clipped to its rounded box. Default false.
  open var masksToBounds = false {
    didSet { noteChange(from: oldValue, to: masksToBounds) }
  }
  /// Radius of the corners in ``maskedCorners``, in points. Default 0.
  open var cornerRadius: CGFloat = 0 {
    didSet {
      noteChange(from: oldValue, to: cornerRadius)
      if Self.isRecording { animate(.cornerRadius, from: oldValue - cornerRadius) }
    }
  }
  /// The corners that are rounded. Default all four.
  open var maskedCorners = CACornerMask.all {
    didSet { noteChange(from: oldValue, to: maskedCorners) }
  }
  /// The curve of the rounded corners. The default is ``CALayerCornerCurve/circular``.
  ///
  /// The continuous curve here is chosen by eye: it begins 1.528 radii from the corner, if the sides are
  /// long enough, and passes the middle of the quarter circle.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { noteChange(from: oldValue, to: cornerCurve) }
  }
  /// Width of the border inside the box, in points. Default 0: no border.
  open var borderWidth: CGFloat = 0 {
    didSet { noteChange(from: oldValue, to: borderWidth) }
  }
  /// Colour of the border. Default opaque black.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { noteChange(from: oldValue, to: borderColor) }
  }
  /// Place in front of (positive) or behind (negative) the layers of sibling views. Default 0.
  open var zPosition: CGFloat = 0 {
    didSet { noteChange(from: oldValue, to: zPosition) }
  }

  /// The ground as the view was given it: it may be dynamic.
  private(set) var background: UIColor?

  /// Makes a layer with the defaults.
  public override init() {
    super.init()
  }

  /// Colour of the ground, drawn under everything in the layer. Default nil: none.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set { changeBackground(to: newValue.map(UIColor.init(cgColor:))) }
  }

  // MARK: Animation

  /// Whether an animation is being made. The layers of views are for the main actor only, like the
  /// views; this spares the others from asking.
  nonisolated(unsafe) static var isRecording = false

  /// The view whose layer this is. The view clears it in its `deinit`.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  /// Ends all animations of the layer's view before their time; completions are told so.
  open func removeAllAnimations() {
    onMainActor { $0.stopAnimations() }
  }

  func changeBackground(to color: UIColor?) {
    let old = background
    background = color
    noteChange(from: old, to: color)
    guard Self.isRecording, old != color else { return }
    onMainActor { $0.animate(.fill, .fill(from: old)) }
  }

  private func noteChange<Value: Equatable>(from old: Value, to new: Value) {
    if new != old { onMainActor { $0.noteDrawingChange() } }
  }

  private func animate(_ property: AnimatedProperty, from distance: CGFloat) {
    onMainActor { $0.animate(property, from: CGPoint(x: distance, y: 0)) }
  }

  private func onMainActor(_ change: @MainActor (UIView) -> Void) {
    guard let view else { return }
    MainActor.assumeIsolated { change(view) }
  }
}
