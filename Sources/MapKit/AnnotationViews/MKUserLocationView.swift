public import UIKit

/// A blue dot at the location of the user.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkuserlocationview
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  /// Creates a dot.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    bounds.size = CGSize(width: 22, height: 22)
    canShowCallout = true
  }

  /// Creates a dot of a coder, without an annotation.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    backgroundColor = .clear
    bounds.size = CGSize(width: 22, height: 22)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    UIColor(white: 0, alpha: 0.15).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    (tintColor ?? .systemBlue).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
  }
}
