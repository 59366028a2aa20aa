extension CALayer {
  func makePresentation() -> Self? {
    nonisolated(unsafe) var result: CALayer?
    nonisolated(unsafe) let layer = self
    guard let host = hostView else { return nil }
    MainActor.assumeIsolated {
      guard host.window != nil else { return }
      result = layer.presentationCopy()
    }
    return result.map { unsafeDowncast($0, to: Self.self) }
  }

  func copyCommonProperties(of other: CALayer) {
    opacity = other.opacity
    masksToBounds = other.masksToBounds
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    zPosition = other.zPosition
    changeBackground(to: other.background)
    let extras = makeExtras()
    extras.geometry = other.geometry
    extras.isHidden = other.isHidden
    guard let rare = other.extras else { return }
    extras.shadow = rare.shadow
    extras.sublayerTransform = rare.sublayerTransform
    extras.name = rare.name
    extras.shouldRasterize = rare.shouldRasterize
    extras.isDoubleSided = rare.isDoubleSided
    extras.isOpaque = rare.isOpaque
    extras.rasterizationScale = rare.rasterizationScale
    extras.contents = rare.contents
  }

  /// Returns a copy of a layer that is not a view's, with its sublayers and its mask.
  func copiedTree() -> CALayer {
    let result = copied()
    for sublayer in extras?.plainSublayers ?? [] { result.addSublayer(sublayer.copiedTree()) }
    if let mask = extras?.mask, mask.view == nil { result.mask = mask.copiedTree() }
    return result
  }

  convenience init(dynamicLayer layer: CALayer) { self.init(layer: layer) }

  @_silgen_name("$s5UIKit7CALayerC12dynamicLayerA2C_tcfC")
  private final class func construct(
    dynamicLayer layer: __owned CALayer
  ) -> CALayer

  /// Returns a copy of the layer, created with its class's `init(layer:)`: see
  /// DynamicConstruction.swift.
  func copied() -> CALayer { Swift.type(of: self).construct(dynamicLayer: self) }
}
