internal import Scenes

/// Recognizes a quick stroke of one or more fingers in one of its directions.
///
/// The limits are recorded from iOS 26.1. At `t` seconds, half a second at most, every finger has
/// to be `50 (1 - 0.94 t)` points along the direction at least, and `50 (1 - 0.98 t)` points across
/// it at most. A finger behind its start fails.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions in which a stroke is recognized. Default right.
  open var direction = Direction.right { didSet { attachedView?.noteDrawingChange() } }
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1

  private static let longestTime: TimeInterval = 0.5
  private static let rounding = 1e-9

  private var begin: TimeInterval = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  /// The directions that no finger has contradicted.
  private var candidates: [Direction] = []
  /// The directions for which a finger has qualified.
  private var qualified: [ObjectIdentifier: Direction] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if starts.isEmpty {
      begin = event.timestamp
      candidates = [.right, .left, .up, .down].filter(direction.contains)
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, progress.pending == nil else { return }
    let time = event.timestamp - begin
    guard time <= Self.longestTime + Self.rounding, !starts.isEmpty else {
      state = .failed
      return
    }
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let way = CGPoint(
        x: touch.windowLocation.x - start.x, y: touch.windowLocation.y - start.y)
      candidates.removeAll { !Self.allows(way, $0, at: time) }
      for candidate in candidates where Self.isComplete(way, candidate, at: time) {
        qualified[ObjectIdentifier(touch), default: []].insert(candidate)
      }
    }
    guard !candidates.isEmpty else {
      state = .failed
      return
    }
    guard starts.count == numberOfTouchesRequired else { return }
    let isRecognized = candidates.contains { candidate in
      starts.keys.allSatisfy { qualified[$0]?.contains(candidate) ?? false }
    }
    if isRecognized { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible, progress.pending == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
    candidates = []
    qualified = [:]
  }

  override var claimedDrags: SceneDragAxes {
    var axes: SceneDragAxes = []
    if !direction.isDisjoint(with: [.left, .right]) { axes.insert(.horizontal) }
    if !direction.isDisjoint(with: [.up, .down]) { axes.insert(.vertical) }
    return axes
  }

  /// Returns the components of a translation along and across a direction.
  private static func parts(
    _ way: CGPoint, _ direction: Direction
  ) -> (along: CGFloat, across: CGFloat) {
    switch direction {
    case .right: (way.x, abs(way.y))
    case .left: (-way.x, abs(way.y))
    case .up: (-way.y, abs(way.x))
    default: (way.y, abs(way.x))
    }
  }

  /// Returns a Boolean value that indicates whether a translation at a time can still become a
  /// swipe.
  private static func allows(
    _ way: CGPoint, _ direction: Direction, at time: TimeInterval
  ) -> Bool {
    let (along, across) = parts(way, direction)
    return along >= 0 && across <= 50 * (1 - 0.98 * time) + rounding
  }

  /// Returns a Boolean value that indicates whether a translation at a time is long enough for a
  /// swipe.
  private static func isComplete(
    _ way: CGPoint, _ direction: Direction, at time: TimeInterval
  ) -> Bool {
    parts(way, direction).along >= 50 * (1 - 0.94 * time) - rounding
  }
}
