/// A view or a layer that is not a view's, as a part of a drawing.
package enum DrawnElement {
  case view(UIView)
  case layer(CALayer)

  init(_ layer: CALayer) { self = layer.view.map(DrawnElement.view) ?? .layer(layer) }
}

extension CALayer {
  /// The subviews and sublayers in drawing order.
  package var elementsBackToFront: [DrawnElement] { sublayersBackToFront.map(DrawnElement.init) }

  /// The mask, for drawing; `nil` for none.
  package var maskElement: DrawnElement? { extras?.mask.map(DrawnElement.init) }

  /// A Boolean value that indicates whether there are sublayers besides the layers of subviews.
  package var hasSublayersBesidesViews: Bool { hasPlainSublayers }
}
