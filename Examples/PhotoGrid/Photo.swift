import UIKit

/// A picture of the list, drawn as a plain colour.
struct Photo: Hashable {
  let number: Int

  /// Neighbouring photos have neighbouring colours, as photos of one afternoon do.
  var color: UIColor {
    let hue = (0.55 + CGFloat(number) / 80).truncatingRemainder(dividingBy: 1)
    let brightness = 0.72 + 0.08 * sin(CGFloat(number) * 2.4)
    return UIColor(hue: hue, saturation: 0.5, brightness: brightness, alpha: 1)
  }
}
