/// The object that lays out a layer.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/calayerdelegate
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers of a layer. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

extension UIView: CALayerDelegate {}
