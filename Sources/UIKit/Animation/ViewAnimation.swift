/// What of a view moves.
package enum AnimatedProperty: Hashable, Sendable {
  /// The centre.
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

/// Where an animation starts.
///
/// Numbers add up: what is shown is the view's own value and the rest of the way of each animation, so
/// that a second one goes on from where the first is, and both end at the view's own value. Transforms
/// and colours do not add up; a second one starts from what is shown.
package enum AnimationStart {
  /// How far the start is from the end, along x and y; numbers that stand alone are x.
  case distance(CGPoint)
  /// The transform that is shown at the start.
  case transform(CGAffineTransform)
  /// The ground that is shown at the start.
  case fill(UIColor?)
}

/// What is shown at a share of the way.
package struct AnimationStop {
  /// From 0, the start, to 1, the end, as the animation's curve runs.
  package var share: Double
  /// What an animation would start with that began here.
  package var value: AnimationStart
}

/// A change of a property that is being made.
enum AnimatedChange {
  /// How far what was is from what is now.
  case distance(CGPoint)
  /// What was.
  case transform(from: CGAffineTransform)
  /// What was.
  case fill(from: UIColor?)
}

/// One property of a view on its way to the value that the view has already.
@MainActor
package final class ViewAnimation {
  private static var nextID = 1

  /// A number that no other animation has.
  package let id: Int
  package let property: AnimatedProperty
  package let start: AnimationStart
  /// What is shown on the way, by rising shares; the way is straight between, and on to the end. Two of
  /// one share are a jump.
  package let later: [AnimationStop]
  package let timing: AnimationTiming
  weak var view: UIView?
  let group: AnimationGroup
  let allowsUserInteraction: Bool
  /// Whether a later animation shows in its place. It goes on only for its completion.
  package internal(set) var isSuperseded = false

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

  /// A number for something that moves.
  static func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// The rest of the way at a time.
  func distance(at time: TimeInterval) -> CGPoint {
    guard case .distance = start, case .distance(let rest) = shown(at: time, end: .distance(.zero))
    else { return .zero }
    return rest
  }

  /// What is shown at a time, of an animation that leads to an end.
  func shown(at time: TimeInterval, end: AnimationStart) -> AnimationStart {
    let progress = timing.progress(at: time)
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

/// The animations of one call of `UIView.animate`, which are followed by one completion.
@MainActor
final class AnimationGroup {
  private var completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var isOpen = true
  private var isFinished = true

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func began() { runningCount += 1 }

  /// An animation is over; `isFinished` tells whether it came to its end. What was ended before may
  /// have been ended while views come and go, so that the completion waits for the next turn.
  func ended(isFinished: Bool) {
    runningCount -= 1
    self.isFinished = self.isFinished && isFinished
    guard !isOpen, runningCount == 0 else { return }
    if self.isFinished { complete() } else { NextTurn.run { [self] in complete() } }
  }

  /// No further animation joins. Where there is none, the completion runs in the next turn of the main
  /// queue.
  func close() {
    isOpen = false
    guard runningCount == 0, completion != nil else { return }
    NextTurn.run { [self] in complete() }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}
