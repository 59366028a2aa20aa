/// A view or a layer that is not a view's, as a part of a drawing.
enum DrawnElement {
  case view(UIView)
  case layer(CALayer)

  init(_ layer: CALayer) { self = layer.view.map(DrawnElement.view) ?? .layer(layer) }
}

extension CALayer {
  /// The subviews and sublayers in drawing order.
  var elementsBackToFront: [DrawnElement] { sublayersBackToFront.map(DrawnElement.init) }

  /// The mask, for drawing; `nil` for none.
  var maskElement: DrawnElement? { extras?.mask.map(DrawnElement.init) }

  /// A Boolean value that indicates whether there are sublayers besides the layers of subviews.
  var hasSublayersBesidesViews: Bool { hasPlainSublayers }
}
