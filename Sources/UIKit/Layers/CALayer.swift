internal import Scenes

/// A rectangle that is drawn: with a background, border, corners, shadow, mask, and sublayers.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/calayer
///
/// Every view has a layer, whose geometry and visibility are the view's. Other layers are drawn in
/// the layer that they are added to, in order with the layers of its view's subviews. The layer of
/// a view cannot be added to a layer: add the view with `addSubview(_:)`.
///
/// Layers belong to the main actor, apart from those that are not in a view.
open class CALayer: NSObject {
  /// The opacity of the layer and its contents, from 0 to 1. The default is 1.
  open var opacity: Float = 1 {
    didSet { noteChange(from: oldValue, to: opacity) }
  }
  /// A Boolean value that indicates whether the contents of the layer are clipped to its rounded
  /// bounds. The default is `false`.
  open var masksToBounds = false {
    didSet { noteChange(from: oldValue, to: masksToBounds) }
  }
  /// A Boolean value that indicates whether the view overrides `action(for:forKey:)`, so that it is
  /// asked for the action of each change.
  private(set) var asksView = false
  /// The radius of the corners in `maskedCorners`, in points. The default is 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { noteChange(from: oldValue, to: cornerRadius) }
  }
  /// The rounded corners. The default is all four.
  open var maskedCorners = CACornerMask.all {
    didSet { noteChange(from: oldValue, to: maskedCorners) }
  }
  /// The curve of the rounded corners. The default is `CALayerCornerCurve/circular`.
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

  /// The properties that few layers have: see LayerExtras.swift. `nil` while they have their
  /// default values.
  var extras: LayerExtras?

  /// The animations of the layer, in the order in which they were added.
  var animations: [LayerAnimation] = []

  /// The view of the layer. The view clears it in its `deinit`.
  nonisolated(unsafe) unowned(unsafe) var view: UIView? {
    didSet { asksView = view?.overridesActions ?? false }
  }

  /// Creates a layer with the default values, and with a frame of zero.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's properties, apart from its sublayers and its mask.
  ///
  /// `presentation()` calls it. A subclass with properties of its own overrides it to copy them.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyProperties(of: other) }
  }

  /// Creates a layer with the default values; this library reads no archives of layers.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit { endSublayers() }

  /// The background color, drawn behind the layer's contents. The default is `nil`.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set { changeBackground(to: newValue.map(UIColor.init(cgColor:))) }
  }

  // MARK: Geometry

  /// The rectangle of the layer in its superlayer's coordinates, in points. With a transform, it is
  /// the smallest rectangle around the transformed layer.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.setFrame(newValue) } }
  }
  /// The rectangle of the layer in its own coordinates, in points. A new size keeps `position`.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBoundsKeepingCenter(newValue) } }
  }
  /// The position of `anchorPoint` in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }
  /// The point of the bounds at `position`, about which the layer is transformed, as fractions of
  /// its size. The default is the middle, (0.5, 0.5).
  ///
  /// A change keeps `position` and moves `frame`.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }
  /// The transform of the layer about its anchor point. The default is the identity.
  ///
  /// The browser displays all of it; other hosts, `frame` and hit testing use its effect on x and
  /// y, without perspective.
  open var transform: CATransform3D {
    get { geometry.transform3D }
    set { changeGeometry { $0.transform3D = newValue } }
  }
  /// Returns the effect of `transform` on x and y.
  open func affineTransform() -> CGAffineTransform { geometry.transform }
  /// Sets `transform` to a transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { changeGeometry { $0.setTransform(m) } }

  /// The transform of all sublayers about the anchor point of this layer, after their own. The
  /// default is the identity.
  ///
  /// With its `m34`, sublayers have a common perspective.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set { changeExtras(to: newValue, at: \.sublayerTransform) { $0.noteChangeOfSublayers() } }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are hidden. The default is
  /// `false`.
  open var isHidden: Bool {
    get { withView { $0.isHidden } ?? extras?.isHidden ?? false }
    set {
      guard withView({ $0.isHidden = newValue }) == nil else { return }
      changeExtras(to: newValue, at: \.isHidden)
    }
  }

  // MARK: Shadow

  /// The color of the shadow; `nil` for none. The default is opaque black.
  open var shadowColor: CGColor? {
    get { extras.map(\.shadow.color) ?? LayerShadow.standard.color }
    set { changeExtras(to: newValue, at: \.shadow.color) }
  }
  /// The opacity of the shadow, from 0 to 1. The default, 0, draws no shadow.
  ///
  /// The shadow is cast by `shadowPath`; without one, by the box if its background is opaque, and
  /// otherwise by all that is drawn in the layer. As in Core Animation, a layer whose
  /// `masksToBounds` is `true` cuts its own shadow off.
  open var shadowOpacity: Float {
    get { extras?.shadow.opacity ?? 0 }
    set { changeExtras(to: newValue, at: \.shadow.opacity) }
  }
  /// The radius of the blur of the shadow, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { extras?.shadow.radius ?? LayerShadow.standard.radius }
    set { changeExtras(to: newValue, at: \.shadow.radius) }
  }
  /// The distance of the shadow from its source, in points. The default is (0, -3).
  open var shadowOffset: CGSize {
    get { extras?.shadow.offset ?? LayerShadow.standard.offset }
    set { changeExtras(to: newValue, at: \.shadow.offset) }
  }
  /// The outline of the shadow's source, in the layer's coordinates; `nil`, the default, for the
  /// outline of what the layer draws.
  open var shadowPath: CGPath? {
    get { extras?.shadow.path }
    set { changeExtras(to: newValue?.copy(), at: \.shadow.path) }
  }

  // MARK: Sublayers

  /// The sublayers, from back to front, with the layers of the view's subviews; `nil` for none.
  ///
  /// Setting it adds and removes layers that are not a view's. Subviews stay as they are.
  open var sublayers: [CALayer]? {
    get { listSublayers() }
    set { replaceSublayers(by: newValue ?? []) }
  }
  /// The layer that this one is in; `nil` if there is none.
  open var superlayer: CALayer? { findSuperlayer() }

  /// Adds a layer in front of the others, after removing it from its superlayer.
  ///
  /// - Precondition: The layer is not a view's, and this layer is not in it.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .front) }
  /// Inserts a layer at an index from back to front, also among the layers of subviews. The index
  /// is clamped to their number.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: .index(Int(idx)))
  }
  /// Inserts a layer directly behind a sibling; behind all others if the sibling is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: .below(sibling))
  }
  /// Inserts a layer directly in front of a sibling; in front of all others if the sibling is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: .above(sibling))
  }
  /// Replaces a sublayer by another layer.
  ///
  /// - Precondition: The old layer is a sublayer. UIKit's result is undefined otherwise.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    exchange(oldLayer, for: newLayer)
  }
  /// Removes the layer from its superlayer. The layer of a view removes the view from its
  /// superview.
  open func removeFromSuperlayer() { detach() }

  /// The layer whose opacity at each point determines this layer's opacity there, or `nil` (the
  /// default) for none.
  ///
  /// The mask's frame is in the coordinates of this layer. It has no superlayer, and its own shadow
  /// and mask also count.
  open var mask: CALayer? {
    get { extras?.mask }
    set { changeMask(to: newValue) }
  }

  // MARK: Layout and display

  /// The object that lays out the layer; the view of a view's layer.
  ///
  /// - Precondition: The layer is not a view's.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? extras?.delegate }
    set {
      guard newValue !== view else { return }
      require(
        view == nil,
        "The delegate of the layer of a view is the view; give another layer a delegate.")
      makeExtras().delegate = newValue
    }
  }
  /// Marks the layer for `layoutSublayers()` before the next drawing.
  open func setNeedsLayout() { markForLayout() }
  /// Returns whether `layoutSublayers()` is called before the next drawing.
  open func needsLayout() -> Bool {
    withView { $0.layoutState.isDue } ?? extras?.needsLayout ?? false
  }
  /// Lays out this layer and its sublayers immediately.
  open func layoutIfNeeded() { layOutNow() }
  /// Lays out the sublayers. The default calls `layoutSublayers(of:)` of the delegate, which calls
  /// `layoutSubviews()` of a view.
  open func layoutSublayers() {
    guard let delegate else { return }
    nonisolated(unsafe) let (known, layer) = (delegate, self)
    MainActor.assumeIsolated { known.layoutSublayers(of: layer) }
  }

  /// Draws the content of the layer in front of its background and behind its sublayers. The
  /// default calls `draw(_:in:)` of the delegate, or `draw(_:)` of a view.
  ///
  /// Hosts call it when they display the layer after `setNeedsDisplay()`.
  open func draw(in ctx: CGContext) { drawWithDelegate(in: ctx) }
  /// Draws the layer and its sublayers in a context, in the layer's coordinates: the corner of its
  /// bounds is at their origin.
  ///
  /// Values are the current ones, without animations under way. Blurred backgrounds are left out.
  ///
  /// - Complexity: O(n) in the number of layers.
  open func render(in ctx: CGContext) { record(in: ctx) }
  /// Marks the layer's content as needing to be redrawn.
  open func setNeedsDisplay() { markForDisplay() }
  /// Marks the layer's content as needing to be redrawn: the whole content, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
  /// Returns whether `draw(in:)` is called for the next drawing of a host.
  open func needsDisplay() -> Bool {
    withView { $0.lastDrawn == nil } ?? extras?.needsDisplay ?? false
  }
  /// A Boolean value that indicates whether a new size has `draw(in:)` called. The default is
  /// `false`: what was drawn is stretched. A view has `contentMode` for
  /// that.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { changeExtras(to: newValue, at: \.needsDisplayOnBoundsChange) }
  }

  /// A name of the layer for the app. The default is `nil`.
  open var name: String? {
    get { extras?.name }
    set { changeExtras(to: newValue, at: \.name) }
  }
  /// A Boolean value that indicates whether the content is expected to cover the whole bounds. The
  /// default is `false`, and `true` for the layers of views.
  ///
  /// It is a hint for the mixing of pixels: hosts mix what is drawn in any case, so that an opaque
  /// layer that leaves out an area shows what is behind it there.
  open var isOpaque: Bool {
    get { extras?.isOpaque ?? (view != nil) }
    set { changeExtras(to: newValue, at: \.isOpaque) }
  }
  /// A hint to draw the layer once and reuse the pixels. The default is `false`.
  ///
  /// It is for speed only: hosts draw shapes, in full resolution.
  open var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { changeExtras(to: newValue, at: \.shouldRasterize) }
  }
  /// A Boolean value that indicates whether the layer is drawn if its back faces the viewer. The
  /// default is `true`.
  ///
  /// The layer's transform and its superlayer's `sublayerTransform` determine the side that faces
  /// the viewer: the back does if they turn the layer about x or y by more than a right angle. See
  /// [isDoubleSided](https://developer.apple.com/documentation/quartzcore/calayer/isdoublesided).
  open var isDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set { changeExtras(to: newValue, at: \.isDoubleSided) }
  }
  /// The number of pixels in a point for `shouldRasterize`. The default is 1.
  ///
  /// Hosts draw in full resolution for any value, as devices do for the screen's scale.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { changeExtras(to: newValue, at: \.rasterizationScale) }
  }

  // MARK: Queries

  /// Returns whether a point of the layer's coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the frontmost layer at a point of the superlayer's coordinates, among this one and its
  /// sublayers; `nil` for none. Hidden layers are left out.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  /// Returns a copy of the layer with the displayed values at the current time of its window's
  /// clock; `nil` outside of windows.
  ///
  /// Sublayers and the mask are not copied.
  open func presentation() -> Self? { makePresentation() }
  /// Returns the layer itself: this library has no other layers for display.
  open func model() -> Self { self }

  // MARK: Hooks for this module

  /// The content that the layer draws behind its sublayers; `nil` for none.
  @MainActor
  func backdrop(in traits: UITraitCollection) -> SceneDrawing? {
    contentsDrawing(in: traits) ?? displayedContent(in: traits)
  }
  /// The video or sound that a host plays in the layer; `nil` for none.
  @MainActor
  var media: SceneMedia? { nil }
  /// A Boolean value that indicates whether the sublayers share one space with this layer.
  var hasDepth: Bool { false }
  /// Returns the transform of the drawing of sublayers in the coordinates of this layer; `nil` for
  /// the identity.
  @MainActor
  func placementOfSublayers(at moment: DrawingMoment) -> CATransform3D? {
    guard extras != nil else { return nil }
    return (hasExplicitAnimations ? presentation(at: moment).copy ?? self : self).sublayerPlacement
  }
  /// Draws the content of the layer in a context: once, or in parts.
  @MainActor
  func drawContent(in context: CGContext) { draw(in: context) }
  /// The part of the bounds that is being drawn.
  var drawnRect: CGRect { bounds }
  /// The copies of the sublayers; `nil` for other layers than replicator layers.
  var replication: Replication? { nil }
  /// Copies the properties of another layer, which may be of another class.
  func copyProperties(of other: CALayer) { copyCommonProperties(of: other) }

  // MARK: Animation

  /// A Boolean value that indicates whether changes are made in the closure of an animation.
  nonisolated(unsafe) static var isRecording = false

  /// Stops all animations of the layer before their end, including the view's; their completions
  /// receive `false`.
  open func removeAllAnimations() { stopAnimations() }

  func changeBackground(to color: UIColor?) {
    let old = background
    background = color
    noteChange(from: old, to: color, key: "backgroundColor")
  }

  /// Reports a change of a property.
  ///
  /// - Parameter key: The name of the property.
  func noteChange<Value: Equatable>(from old: Value, to new: Value, key: String = #function) {
    guard new != old else { return }
    noteDrawingChange()
    noteAction(key, from: old)
  }

  /// Calls a closure with the view; returns `nil` for a layer that is not a view's.
  @discardableResult
  func withView<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result? {
    guard let view else { return nil }
    return MainActor.assumeIsolated { body(view) }
  }
}

extension CALayer {
  convenience init(dynamic marker: Int) { self.init() }

  @_silgen_name("$s5UIKit7CALayerC7dynamicACSi_tcfC")
  private final class func construct(dynamic marker: Int) -> CALayer

  /// Returns a new layer of a class, created with its `init()`: see DynamicConstruction.swift.
  static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let known = layerClass as? CALayer.Type else {
      fatalError("\(layerClass) is no layer class; return CALayer or a subclass in layerClass.")
    }
    return known.construct(dynamic: 0)
  }
}
