package import Scenes

extension CALayer {
  /// Returns the drawing of a layer that is not a view's, without its sublayers.
  @MainActor
  package func drawing(
    at moment: DrawingMoment, isMirrored: Bool, in traits: UITraitCollection
  ) -> SceneNode {
    makeExtras().isDisplayed = true
    if !animations.isEmpty { _ = backdrop(in: traits) }
    let presented = presentation(at: moment)
    var node = SceneNode(
      id: sceneID, presented, of: presented.copy ?? self, isMirrored: isMirrored, in: superlayer,
      contentOrigin: presented.bounds.origin, at: moment, traits: traits)
    if moment == .end, isAnimated {
      node.animations = SceneAnimation.all(of: self, isPlacedMirrored: isMirrored, in: traits)
    }
    return node
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

extension SceneNode {
  /// Creates the box of a layer, without a parent.
  ///
  /// - Parameters:
  ///   - presented: The values to draw.
  ///   - isMirrored: A Boolean value that indicates whether the superview mirrors its content.
  ///   - outer: The superlayer.
  ///   - contentOrigin: The point of the layer's coordinates at its upper left corner.
  ///   - moment: The moment of the values.
  ///
  /// - Complexity: O(1). It allocates nothing for an ordinary layer.
  @MainActor
  init(
    id: Int, _ presented: LayerPresentation, of layer: CALayer, isMirrored: Bool,
    in outer: CALayer?, contentOrigin: CGPoint, at moment: DrawingMoment, traits: UITraitCollection
  ) {
    let shown = isMirrored ? presented.reflected() : presented
    if layer.hasDepth {
      // The sublayers have the transform.
      self.init(id: id, frame: shown.untransformedFrame, contentOrigin: contentOrigin)
      return
    }
    let transform = shown.geometry.aboutMiddle(shown.transform)
    self.init(
      id: id, frame: shown.untransformedFrame, contentOrigin: contentOrigin,
      transform: SceneTransform(transform),
      fill: shown.backgroundColor?.sceneColor(in: traits), border: SceneBorder(layer),
      cornerRadius: shown.cornerRadius, roundedCorners: SceneCorners(layer.maskedCorners),
      hasContinuousCorners: layer.cornerCurve == .continuous, opacity: shown.alpha,
      clipsChildren: layer.masksToBounds)
    let isPlain = layer.extras == nil && type(of: layer) == CALayer.self
    guard !isPlain || shown.geometry.rare != nil || outer?.extras != nil else { return }
    var result = SceneEffects()
    result.shadow = SceneShadow(
      layer, hasOpaqueFill: (fill?.alpha ?? 0) >= 1, contentOrigin: contentOrigin)
    result.backdrop = layer.backdrop(in: traits)
    result.media = layer.media
    result.hidesBack = !layer.isDoubleSided
    var own = Placement(
      transform: transform, transform3D: shown.geometry.transform3DAboutMiddle)
    if let outer, outer.hasDepth { own.move(by: layer.zPosition) }
    let placed = own.inside(
      outer?.placementOfSublayers(at: moment), of: frame, isMirrored: isMirrored)
    self.transform = SceneTransform(placed.transform)
    result.transform3D = placed.transform3D?.numbers
    if result != SceneEffects() { effects = result }
  }
}

/// The transform of a layer: one of the plane, or one of space.
private struct Placement {
  var transform: CGAffineTransform
  var transform3D: CATransform3D?

  /// Moves the layer towards the viewer.
  mutating func move(by depth: CGFloat) {
    guard depth != 0 else { return }
    transform3D = (transform3D ?? CATransform3D(transform))
      .concatenating(CATransform3DMakeTranslation(0, 0, depth))
  }

  /// Returns the placement with the superlayer's transform for its sublayers.
  func inside(_ placement: CATransform3D?, of frame: CGRect, isMirrored: Bool) -> Placement {
    guard let placement else { return self }
    let placed = isMirrored ? placement.reflected() : placement
    let (x, y) = (frame.midX, frame.midY)
    let own = transform3D ?? CATransform3D(transform)
    let result = own.concatenating(CATransform3DMakeTranslation(x, y, 0))
      .concatenating(placed).concatenating(CATransform3DMakeTranslation(-x, -y, 0))
    return Placement(transform: result.flat, transform3D: result.isAffine ? nil : result)
  }
}

extension SceneShadow {
  /// The shadow of a layer; `nil` if it is invisible.
  fileprivate init?(_ layer: CALayer, hasOpaqueFill: Bool, contentOrigin: CGPoint) {
    guard let shadow = layer.extras?.shadow, shadow.opacity > 0, !layer.masksToBounds,
      let color = shadow.color, color.alpha > 0
    else { return nil }
    var rgba = RGBA(color)
    rgba.alpha *= CGFloat(min(shadow.opacity, 1))
    let path = shadow.path.map { path in
      [SceneDrawing.PathElement](path).map { $0.relative(to: contentOrigin) }
    }
    self.init(
      source: path.map { .path($0) } ?? (hasOpaqueFill ? .box : .content),
      color: SceneColor(rgba), offset: shadow.offset, radius: max(shadow.radius, 0))
  }
}

extension SceneBorder {
  /// The border of a layer; `nil` if it is invisible.
  fileprivate init?(_ layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
    self.init(width: layer.borderWidth, color: SceneColor(RGBA(color)))
  }
}

extension CALayer {
  /// A Boolean value that indicates whether animations change what the layer displays.
  package var isAnimated: Bool { !animations.isEmpty }
}

extension UIView {
  /// A Boolean value that indicates whether a view without opacity is visible during an animation.
  package var isSeenWhileAnimated: Bool {
    layer.hasExplicitAnimations || layer.isAnimated && presentation.alpha > 0
  }

  /// A Boolean value that indicates whether an animation changes the opacity of the view.
  package var fades: Bool {
    layer.animations.contains { $0.property ?? .opacity == .opacity }
  }
}
