import UIKit

extension CaseValue {
  /// Returns the rectangle of four numbers.
  func rect() throws -> CGRect {
    guard let numbers, numbers.count == 4 else { throw CaseError("\(self) is no rectangle") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the insets of four numbers: top, left, bottom, right.
  func insets() throws -> UIEdgeInsets {
    guard let numbers, numbers.count == 4 else { throw CaseError("\(self) are no insets") }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the font of a description with a size, and a weight or a name.
  func font() throws -> UIFont {
    guard let size = self["size"]?.number else { throw CaseError("\(self) is no font") }
    if let name = self["name"]?.text {
      guard name.hasPrefix("Courier") else { throw CaseError("unknown font \(name)") }
      return .monospacedSystemFont(ofSize: size, weight: .regular)
    }
    let weights: [String: UIFont.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]
    let name = self["weight"]?.text ?? "regular"
    guard let weight = weights[name] else { throw CaseError("unknown weight \(name)") }
    return .systemFont(ofSize: size, weight: weight)
  }
}

extension String {
  /// Returns the autoresizing mask of a description such as `W+BM`.
  func mask() throws -> UIView.AutoresizingMask {
    let parts: [Substring: UIView.AutoresizingMask] = [
      "W": .flexibleWidth, "H": .flexibleHeight, "LM": .flexibleLeftMargin,
      "RM": .flexibleRightMargin, "TM": .flexibleTopMargin, "BM": .flexibleBottomMargin,
    ]
    var mask: UIView.AutoresizingMask = []
    for part in split(separator: "+") {
      guard let value = parts[part] else { throw CaseError("unknown mask \(self)") }
      mask.formUnion(value)
    }
    return mask
  }
}
