internal import Scenes

/// The properties that few layers have.
final class LayerExtras {
  // MARK: Any layer

  /// The time of the layer, or `nil` if it is the same as its superlayer's.
  var timing: MediaTiming?
  /// The values that the app has stored in the layer.
  var values: [String: Any] = [:]
  var shadow = LayerShadow.standard
  var mask: CALayer?
  /// The view of ``mask``, if it was set as the mask of a view.
  var maskView: UIView?
  var sublayerTransform = CATransform3DIdentity
  var name: String?
  var shouldRasterize = false
  var isDoubleSided = true
  /// The value that was set; `nil` for the default of the layer.
  var isOpaque: Bool?
  var rasterizationScale: CGFloat = 1
  var contents = LayerContents()
  /// The sublayers that are not a view's, from back to front.
  var plainSublayers: [CALayer] = []
  /// The layer that this one masks. That layer clears the reference.
  nonisolated(unsafe) unowned(unsafe) var maskedLayer: CALayer?

  // MARK: Layers that are not a view's

  var geometry = ViewGeometry(frame: .zero)
  var isHidden = false
  weak var delegate: (any CALayerDelegate)?
  /// The superlayer, which clears the reference in its `deinit`.
  nonisolated(unsafe) unowned(unsafe) var superlayer: CALayer?
  /// The subview directly behind the layer in the superlayer; `nil` if there is none. The superview
  /// updates the reference when it removes the subview.
  nonisolated(unsafe) unowned(unsafe) var viewBehind: UIView?
  /// The number of the layer among views and layers; 0 before the first drawing.
  var sceneID = 0
  var needsLayout = false
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false
  /// The content that the layer drew last.
  var content: SceneDrawing?
  /// A Boolean value that indicates whether a host has displayed the layer where it is.
  var isDisplayed = false
  var actions: [String: any CAAction]?
  /// A Boolean value that indicates whether a sublayer needs layout.
  var needsLayoutBelow = false
}

/// The shadow of a layer.
struct LayerShadow: Equatable {
  var color: CGColor? = CGColor(gray: 0, alpha: 1)
  var opacity: Float = 0
  var radius: CGFloat = 3
  var offset = CGSize(width: 0, height: -3)
  var path: CGPath?

  /// The shadow of a new layer.
  static let standard = LayerShadow()
}

extension CALayer {
  /// Returns the extra properties, which are created on first use.
  func makeExtras() -> LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Sets an extra property, unless it has the value already.
  ///
  /// - Parameter didChange: Reports the change; the default reports one of the layer's drawing.
  func changeExtras<Value: Equatable>(
    to value: Value, at path: ReferenceWritableKeyPath<LayerExtras, Value>,
    key: String = #function,
    didChange: (CALayer) -> Void = { $0.noteDrawingChange() }
  ) {
    let extras = makeExtras()
    let old = extras[keyPath: path]
    guard old != value else { return }
    extras[keyPath: path] = value
    didChange(self)
    noteAction(key, from: old)
  }

  /// The layer that this one is drawn in, also as a mask.
  var outerLayer: CALayer? { extras?.superlayer ?? extras?.maskedLayer }

  /// Reports that the drawing of the layer may have changed.
  func noteDrawingChange() {
    guard let view = hostView else { return }
    MainActor.assumeIsolated { view.noteDrawingChange() }
  }

  /// Reports that the positions of all sublayers may have changed.
  func noteChangeOfSublayers() {
    noteDrawingChange()
    withView { view in for child in view.children { child.noteDrawingChange() } }
  }

  /// The view around the layer, whose drawing includes it; its own view for a view's layer.
  var hostView: UIView? {
    var step = self
    while step.view == nil {
      guard let outer = step.outerLayer else { return nil }
      step = outer
    }
    return step.view
  }

  func changeMask(to new: CALayer?) {
    let old = extras?.mask
    guard new !== old else { return }
    if let new {
      require(
        new !== self && new.extras?.superlayer == nil && !hasOuterLayer(new),
        "A mask is a layer of its own: remove it from its superlayer, and give another layer than "
          + "the one it masks or a layer around that.")
      new.withView { view in
        require(
          view.superview == nil,
          "\(view) cannot be a mask, because it has a superview; remove it first.")
      }
      new.extras?.maskedLayer?.mask = nil
    }
    old?.extras?.maskedLayer = nil
    makeExtras().mask = new
    extras?.maskView = nil
    new?.makeExtras().maskedLayer = self
    noteDrawingChange()
  }

  /// Ends the references to a layer that ends.
  func endSublayers() {
    guard let extras else { return }
    for layer in extras.plainSublayers { layer.extras?.superlayer = nil }
    extras.mask?.extras?.maskedLayer = nil
  }

  /// Ends the references to a view that ends.
  func endView() {
    view = nil
    for layer in extras?.plainSublayers ?? [] { layer.extras?.viewBehind = nil }
  }
}
