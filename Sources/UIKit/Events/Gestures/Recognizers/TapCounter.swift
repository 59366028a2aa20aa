/// Counts taps in a row for recognizers of taps and of long presses that taps precede.
@MainActor
struct TapCounter {
  /// The effect of a change of the touches.
  enum Outcome {
    /// No effect yet.
    case waiting
    /// The required number of fingers is touching.
    case pressed
    /// The fingers were lifted: one more tap.
    case tapped
    /// The touches are not a tap.
    case failed
  }

  private(set) var taps = 0
  /// The initial locations of the fingers of the current tap, in the coordinates of the window.
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  /// The center of the first tap.
  private var firstLocation: CGPoint?
  private var down = 0
  private var hasLifted = false

  /// Adds new touches.
  mutating func began(_ touches: Set<UITouch>, required: Int) -> Outcome {
    guard !hasLifted, starts.count + touches.count <= required else { return .failed }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    down += touches.count
    guard starts.count == required else { return .waiting }
    let middle = middle
    if let firstLocation,
      hypot(middle.x - firstLocation.x, middle.y - firstLocation.y) > GestureConstants.tapDistance
    {
      return .failed
    }
    if firstLocation == nil { firstLocation = middle }
    return .pressed
  }

  /// Returns whether no finger has moved farther than a distance.
  func isStill(_ touches: Set<UITouch>, within distance: CGFloat) -> Bool {
    touches.allSatisfy { touch in
      guard let start = starts[ObjectIdentifier(touch)] else { return true }
      return hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y) <= distance
    }
  }

  /// Removes lifted touches.
  mutating func ended(_ touches: Set<UITouch>, required: Int) -> Outcome {
    guard starts.count == required else { return .failed }
    hasLifted = true
    down -= touches.count
    guard down <= 0 else { return .waiting }
    taps += 1
    starts = [:]
    down = 0
    hasLifted = false
    return .tapped
  }

  /// The middle of where the fingers came down.
  private var middle: CGPoint {
    let count = CGFloat(max(starts.count, 1))
    let sum = starts.values.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
