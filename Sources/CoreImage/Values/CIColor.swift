public import UIKit

/// A color of a filter, in sRGB.
///
/// Apple documentation: https://developer.apple.com/documentation/coreimage/cicolor
open class CIColor: NSObject, @unchecked Sendable {
  /// The red component.
  public let red: CGFloat
  /// The green component.
  public let green: CGFloat
  /// The blue component.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a color from its components, which are not multiplied by the opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates an opaque color from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates the color of a `CGColor`.
  public convenience init(cgColor color: CGColor) {
    let parts = color.components ?? []
    if parts.count == 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      self.init(red: 0, green: 0, blue: 0, alpha: 1)
    }
  }

  /// Creates the color of a `UIColor` for the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// The number of components, including the opacity: 4.
  open var numberOfComponents: Int { 4 }

  /// Opaque black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Opaque gray, of a half.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Opaque red.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Opaque green.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Opaque blue.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Opaque cyan.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Opaque magenta.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Opaque yellow.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return components == other.components
  }
  open override var hash: Int { components.hashValue }

  /// Red, green, blue and the opacity.
  var components: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
  /// The components multiplied by the opacity, up to 255.
  var multiplied: SIMD4<Float> {
    var result = components * Float(alpha) * 255
    result.w = Float(alpha) * 255
    return result
  }
}

extension UIColor {
  /// Creates the color of a `CIColor`.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
