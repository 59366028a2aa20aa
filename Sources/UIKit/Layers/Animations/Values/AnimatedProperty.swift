/// A property that views animate, and that hosts play by themselves. The raw value is its key path.
enum AnimatedProperty: String, Sendable {
  /// The position of the anchor point.
  case position
  /// The size of the bounds.
  case size = "bounds.size"
  /// The origin of the bounds: the content offset of a scroll view.
  case contentOffset = "bounds.origin"
  case opacity
  case cornerRadius
  case transform
  case fill = "backgroundColor"

  /// The property with a key path; `nil` for one that hosts do not animate.
  init?(keyPath: String) {
    switch keyPath.split(separator: ".").first {
    case "opacity": self = .opacity
    case "cornerRadius": self = .cornerRadius
    case "position": self = .position
    case "bounds" where keyPath.hasPrefix("bounds.size"): self = .size
    case "transform": self = .transform
    case "backgroundColor": self = .fill
    default: return nil
    }
  }

  /// A Boolean value that indicates whether animations of views are additive.
  ///
  /// The displayed value is then the layer's own value plus the remaining distance of each
  /// animation, so a second animation continues from the position of the first, and both end at
  /// the layer's own value. Of transforms and colors, a second animation starts at the displayed
  /// value.
  var isAdditive: Bool { self != .transform && self != .fill }
}
