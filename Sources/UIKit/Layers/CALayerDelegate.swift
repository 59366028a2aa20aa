/// The object that lays out a layer.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/calayerdelegate
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers of a layer. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Draws the content of a layer that is not a view's. The default implementation does nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Returns the action for a change of a layer that is not a view's: `nil` for the layer's own
  /// one, `NSNull` for none. The default implementation returns `nil`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
