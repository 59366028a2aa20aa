/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the curve.
  public let rawValue: String

  /// Creates a curve from Core Animation's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = Self(rawValue: "circular")
  /// Curves that start and end more gradually, as on the home screen's icons.
  public static let continuous = Self(rawValue: "continuous")
}

/// A set of a layer's corners, named for the minimum and maximum x and y. The y-axis points down,
/// so `layerMinXMinYCorner` is the top left.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set, as in Core Animation.
  public let rawValue: UInt

  /// Creates a set from its bits.
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

/// The background, border, corners, clipping, and opacity of a view's bounds.
///
/// Every view has a layer, and hosts draw its properties. Layers cannot be nested: to draw more
/// rectangles, add views.
open class CALayer: NSObject {
  /// The opacity of the layer and its contents, from 0 to 1. The default is 1.
  open var opacity: Float = 1 {
    didSet {
      noteChange(from: oldValue, to: opacity)
      if Self.isRecording { animate(.opacity, from: CGFloat(oldValue - opacity)) }
    }
  }
  /// A Boolean value that indicates whether the contents of the layer are clipped to its rounded
  /// bounds. The default is `false`.
  open var masksToBounds = false {
    didSet { noteChange(from: oldValue, to: masksToBounds) }
  }
  /// The radius of the corners in ``maskedCorners``, in points. The default is 0.
  open var cornerRadius: CGFloat = 0 {
    didSet {
      noteChange(from: oldValue, to: cornerRadius)
      if Self.isRecording { animate(.cornerRadius, from: oldValue - cornerRadius) }
    }
  }
  /// The rounded corners. The default is all four.
  open var maskedCorners = CACornerMask.all {
    didSet { noteChange(from: oldValue, to: maskedCorners) }
  }
  /// The curve of the rounded corners. The default is ``CALayerCornerCurve/circular``.
  ///
  /// The continuous curve here is chosen by eye: it begins 1.528 radii from the corner, if the
  /// sides are long enough, and passes the middle of the quarter circle.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { noteChange(from: oldValue, to: cornerCurve) }
  }
  /// The width of the border inside the bounds, in points. The default, 0, draws no border.
  open var borderWidth: CGFloat = 0 {
    didSet { noteChange(from: oldValue, to: borderWidth) }
  }
  /// The color of the border. The default is opaque black.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { noteChange(from: oldValue, to: borderColor) }
  }
  /// The position in front of (positive) or behind (negative) the layers of sibling views. The
  /// default is 0.
  open var zPosition: CGFloat = 0 {
    didSet { noteChange(from: oldValue, to: zPosition) }
  }

  /// The background color as the view received it, which may be dynamic.
  private(set) var background: UIColor?

  /// Creates a layer with the default values.
  public override init() {
    super.init()
  }

  /// The background color, drawn behind the layer's contents. The default is `nil`.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set { changeBackground(to: newValue.map(UIColor.init(cgColor:))) }
  }

  // MARK: Animation

  /// A Boolean value that indicates whether an animation is being recorded. The layers of views are
  /// for the main actor only, like the views; the flag saves other layers the check.
  nonisolated(unsafe) static var isRecording = false

  /// The view of the layer. The view clears it in its `deinit`.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  /// Stops all animations of the layer's view before their end; their completions receive `false`.
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
