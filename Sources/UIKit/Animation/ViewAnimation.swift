/// An animated property of a view.
enum AnimatedProperty: Hashable, Sendable {
  /// The center.
  case position
  /// The size of the bounds.
  case size
  /// The origin of a scroll view's bounds.
  case contentOffset
  case opacity
  case cornerRadius
  case transform
  case fill
}

/// The start of an animation.
///
/// Animations of numbers are additive: the displayed value is the view's own value plus the
/// remaining distance of each animation, so a second animation continues from the position of the
/// first, and both end at the view's own value. Transforms and colors are not additive; a second
/// animation starts at the displayed value.
enum AnimationStart {
  /// The distance of the start from the end, along x and y; a single number is stored in x.
  case distance(CGPoint)
  /// The transform displayed at the start.
  case transform(CGAffineTransform)
  /// The background color displayed at the start.
  case fill(UIColor?)
}

/// An intermediate value of an animation.
struct AnimationStop {
  /// The fraction, from 0, the start, to 1, the end, after the timing curve is applied.
  var share: Double
  /// The value, in the form of the start of an animation that begins here.
  var value: AnimationStart
}

/// A change of a property.
enum AnimatedChange {
  /// The distance of the old value from the new one.
  case distance(CGPoint)
  /// The old transform.
  case transform(from: CGAffineTransform)
  /// The old background color.
  case fill(from: UIColor?)
}

/// The animation of one property of a view, whose own value is already the final one.
@MainActor
final class ViewAnimation: ClockAnimation {
  private static var nextID = 1

  /// A number that is unique among animations.
  ///
  /// It changes with the timing, so that hosts start the animation again.
  private(set) var id: Int
  let property: AnimatedProperty
  let start: AnimationStart
  /// The intermediate values, by rising fractions; values between them, and up to the end, are
  /// interpolated linearly. Two with the same fraction form a jump.
  let later: [AnimationStop]
  var timing: AnimationTiming {
    didSet { if timing != oldValue { id = Self.makeID() } }
  }
  weak var view: UIView?
  let group: AnimationGroup
  let allowsUserInteraction: Bool
  /// A Boolean value that indicates whether a later animation is displayed in its place. This one
  /// then continues only for its completion.
  var isSuperseded = false

  init(
    _ property: AnimatedProperty, of view: UIView, from start: AnimationStart,
    later: [AnimationStop], timing: AnimationTiming, group: AnimationGroup,
    allowsUserInteraction: Bool
  ) {
    id = Self.makeID()
    self.property = property
    self.view = view
    self.start = start
    self.later = later
    self.timing = timing
    self.group = group
    self.allowsUserInteraction = allowsUserInteraction
  }

  var end: TimeInterval { timing.end }

  var isPlayedByHosts: Bool { true }

  func leaveClock() { view?.forget(self) }

  func finish() { group.ended(isFinished: true) }

  /// Returns a number that is unique among animations.
  static func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Returns the remaining distance at a time.
  func distance(at time: TimeInterval) -> CGPoint {
    guard case .distance = start, case .distance(let rest) = shown(at: time, end: .distance(.zero))
    else { return .zero }
    return rest
  }

  /// Returns the displayed value at a time, for an animation with a given end.
  func shown(at time: TimeInterval, end: AnimationStart) -> AnimationStart {
    value(after: timing.progress(at: time), end: end)
  }

  /// Returns the value after a completed fraction, for an animation with a given end.
  func value(after progress: Double, end: AnimationStart) -> AnimationStart {
    let traits = view?.traitCollection ?? .current
    var from = AnimationStop(share: 0, value: start)
    var to = AnimationStop(share: 1, value: end)
    for stop in later {
      guard stop.share <= progress else {
        to = stop
        break
      }
      from = stop
    }
    guard to.share > from.share else { return progress >= 1 ? end : from.value }
    return from.value.interpolated(
      to: to.value, share: (progress - from.share) / (to.share - from.share), in: traits)
  }
}

/// The animations of one call of `UIView.animate`, with their common completion.
@MainActor
final class AnimationGroup {
  private var completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var isOpen = true
  private var isFinished = true
  private var isOver = false

  /// The group of the current transaction, which waits for new groups.
  static var enclosing: AnimationGroup?
  /// The group that waits for this one.
  private let outer = AnimationGroup.enclosing

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    outer?.began()
  }

  func began() { runningCount += 1 }

  /// Called at the end of an animation; `isFinished` indicates whether it reached its end. An
  /// animation may be stopped while views are added and removed, so the completion is called in the
  /// next turn.
  func ended(isFinished: Bool) {
    runningCount -= 1
    self.isFinished = self.isFinished && isFinished
    guard !isOpen, runningCount == 0 else { return }
    if self.isFinished { complete() } else { NextTurn.run { [self] in complete() } }
  }

  /// Ends the addition of animations. Without any, the completion runs in the next turn of the main
  /// queue.
  func close() {
    isOpen = false
    guard runningCount == 0, completion != nil || outer != nil else { return }
    NextTurn.run { [self] in complete() }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
    guard !isOver else { return }
    isOver = true
    outer?.ended(isFinished: isFinished)
  }
}
