import UIKit

/// A photo of the list. Its color is displayed until its picture is loaded.
struct Photo: Hashable {
  let number: Int

  /// The color. Adjacent photos have similar colors, like photos of one afternoon.
  var color: UIColor {
    let hue = (0.55 + CGFloat(number) / 80).truncatingRemainder(dividingBy: 1)
    let brightness = 0.72 + 0.08 * sin(CGFloat(number) * 2.4)
    return UIColor(hue: hue, saturation: 0.5, brightness: brightness, alpha: 1)
  }
}
