/// A key with a meaning at a control.
///
/// The keys follow full keyboard access on devices; which control takes which one is chosen.
enum ControlKey {
  /// The space bar, or the key that ends a line.
  case activate
  /// The arrow in the reading direction, or against it.
  case forward, back
  case up, down

  /// The direction in which the key changes a value: 1, -1, or 0 for a key that does not.
  var step: Int {
    switch self {
    case .forward, .up: 1
    case .back, .down: -1
    case .activate: 0
    }
  }
}
