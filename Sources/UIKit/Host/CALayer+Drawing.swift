extension CALayer {
  /// Returns the drawing of a layer that is not a view's, without its sublayers.
  @MainActor
  package func drawing(
    at moment: DrawingMoment, isMirrored: Bool, in traits: UITraitCollection
  ) -> ViewDrawing {
    makeExtras().isDisplayed = true
    if !animations.isEmpty { _ = backdrop(in: traits) }
    let shown = look(at: moment)
    var drawing = ViewDrawing(
      shown.ownPresentation, of: shown, isMirrored: isMirrored, in: superlayer, traits: traits)
    drawing.contentOrigin = shown.bounds.origin
    return drawing
  }

  /// A number that is unique among layers and views, and constant for the lifetime of the layer.
  @MainActor
  package var sceneID: Int {
    if let view { return view.sceneID }
    let extras = makeExtras()
    if extras.sceneID == 0 { extras.sceneID = UIView.makeSceneID() }
    return extras.sceneID
  }
}

extension ViewDrawing {
  /// Creates the drawing of the box of a layer.
  ///
  /// - Parameters:
  ///   - presented: The values to draw.
  ///   - isMirrored: A Boolean value that indicates whether the superview mirrors its content.
  ///   - outer: The superlayer.
  ///
  /// - Complexity: O(1). It allocates nothing for an ordinary layer.
  @MainActor
  init(
    _ presented: ViewPresentation, of layer: CALayer, isMirrored: Bool, in outer: CALayer?,
    traits: UITraitCollection
  ) {
    let shown = isMirrored ? presented.reflected() : presented
    self.init(
      frame: shown.untransformedFrame, transform: shown.geometry.aboutMiddle(shown.transform),
      contentOrigin: .zero, opacity: shown.alpha)
    fill = shown.backgroundColor?.rgba(in: traits)
    border = BorderDrawing(layer)
    corners = CornerDrawing(
      radius: shown.cornerRadius, rounded: layer.maskedCorners,
      isContinuous: layer.cornerCurve == .continuous)
    clipsContent = layer.masksToBounds
    let isPlain = layer.extras == nil && type(of: layer) == CALayer.self
    if !isPlain || shown.geometry.rare != nil || outer?.extras != nil {
      addEffects(of: layer, shown.geometry, isMirrored: isMirrored, in: outer, traits: traits)
    }
  }

  @MainActor
  private mutating func addEffects(
    of layer: CALayer, _ geometry: ViewGeometry, isMirrored: Bool, in outer: CALayer?,
    traits: UITraitCollection
  ) {
    var result = EffectsDrawing()
    result.shadow = ShadowDrawing(layer, hasOpaqueFill: (fill?.alpha ?? 0) >= 1)
    result.backdrop = layer.backdrop(in: traits)
    result.transform3D = geometry.transform3DAboutMiddle
    if let placement = outer?.sublayerPlacement {
      place(by: placement, &result, isMirrored: isMirrored, in: outer?.bounds ?? .zero)
    }
    if result != EffectsDrawing() { effects = result }
  }

  /// Adds the transform that a superlayer gives its sublayers.
  private mutating func place(
    by placement: CATransform3D, _ effects: inout EffectsDrawing, isMirrored: Bool,
    in bounds: CGRect
  ) {
    let placement = isMirrored ? placement.reflected() : placement
    let (x, y) = (frame.midX, frame.midY)
    let own = effects.transform3D ?? CATransform3D(transform)
    let result = own.concatenating(CATransform3DMakeTranslation(x, y, 0))
      .concatenating(placement).concatenating(CATransform3DMakeTranslation(-x, -y, 0))
    transform = result.flat
    effects.transform3D = result.isAffine ? nil : result
  }
}

extension ShadowDrawing {
  /// The shadow of a layer; `nil` if it is invisible.
  fileprivate init?(_ layer: CALayer, hasOpaqueFill: Bool) {
    guard let shadow = layer.extras?.shadow, shadow.opacity > 0, !layer.masksToBounds,
      let color = shadow.color, color.alpha > 0
    else { return nil }
    var rgba = RGBA(color)
    rgba.alpha *= CGFloat(min(shadow.opacity, 1))
    self.init(
      source: shadow.path.map { .path(DrawnPath($0)) } ?? (hasOpaqueFill ? .box : .content),
      color: rgba, offset: shadow.offset, radius: max(shadow.radius, 0))
  }
}

extension BorderDrawing {
  /// The border of a layer; `nil` if it is invisible.
  init?(_ layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
    self.init(width: layer.borderWidth, color: RGBA(color))
  }
}

extension CALayer {
  /// A Boolean value that indicates whether animations change what the layer displays.
  package var isAnimated: Bool { !animations.isEmpty }
}

extension UIView {
  /// A Boolean value that indicates whether a view without opacity is visible during an animation.
  package var isSeenWhileAnimated: Bool {
    layer.isAnimated || !runningAnimations.isEmpty && presentation.alpha > 0
  }

  /// A Boolean value that indicates whether an animation changes the opacity of the view.
  package var fades: Bool {
    layer.isAnimated || runningAnimations.contains { $0.property == .opacity }
  }
}
