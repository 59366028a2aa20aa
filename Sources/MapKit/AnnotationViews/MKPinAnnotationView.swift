public import UIKit

/// The colors of pins.
public enum MKPinAnnotationColor: UInt, Sendable {
  /// Red.
  case red = 0
  /// Green.
  case green = 1
  /// Purple.
  case purple = 2
}

/// A pin whose point is at a location.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the head. The default is red.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() {
    didSet { setNeedsDisplay() }
  }
  /// Whether the pin drops from above when it is added. The default is `false`.
  open var animatesDrop = false
  /// The color of the head as one of three colors.
  open var pinColor: MKPinAnnotationColor = .red {
    didSet {
      switch pinColor {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }

  /// Creates a pin.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Creates a pin of a coder, without an annotation.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    bounds.size = CGSize(width: 18, height: 36)
    centerOffset = CGPoint(x: 0, y: -18)
  }

  /// Returns the red of pins.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the green of pins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the purple of pins.
  open class func purplePinColor() -> UIColor { .systemPurple }

  open override func prepareForDisplay() {
    super.prepareForDisplay()
    guard animatesDrop else { return }
    transform = CGAffineTransform(translationX: 0, y: -(map?.bounds.height ?? 0))
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) {
      self.transform = .identity
    }
  }

  open override func draw(_ rect: CGRect) {
    UIColor.systemGray.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 8, y: 12, width: 2, height: 24), cornerRadius: 1
    ).fill()
    (pinTintColor ?? Self.redPinColor()).setFill()
    UIBezierPath(ovalIn: CGRect(x: 1, y: 0, width: 16, height: 16)).fill()
    UIColor(white: 1, alpha: 0.5).setFill()
    UIBezierPath(ovalIn: CGRect(x: 4, y: 3, width: 5, height: 5)).fill()
  }
}
