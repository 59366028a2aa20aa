/// An animation that was added to a layer.
@MainActor
final class LayerAnimation: ClockAnimation {
  let animation: CAAnimation
  let key: String?
  private weak var layer: CALayer?
  /// The group of the transaction in which the animation was added.
  private let group: AnimationGroup?
  /// The clock; `nil` before the layer is in a window, and after the end.
  private(set) var clock: AnimationClock?
  /// A Boolean value that indicates whether the beginning is known.
  private(set) var hasBegun = false
  /// A Boolean value that indicates whether the animation has reached its end.
  private(set) var isOver = false
  /// The layer's own values from which hosts interpolate, and the numbers of these interpolations.
  private var interpolations: (bases: [LayerValue], ids: [Int]) = ([], [])

  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    group = AnimationGroup.enclosing
    group?.began()
  }

  /// Returns numbers that are unique among animations, for the interpolations from values. They
  /// change with the values, so that hosts start the animation again.
  func ids(of bases: [LayerValue]) -> [Int] {
    if interpolations.bases != bases {
      interpolations = (bases, bases.map { _ in ViewAnimation.makeID() })
    }
    return interpolations.ids
  }

  /// A Boolean value that indicates whether the last values stay after the end.
  var staysAtEnd: Bool {
    !animation.isRemovedOnCompletion && animation.fillMode.fillsForwards
  }

  // MARK: Time

  /// Begins on the clock of the layer's window, if there is one.
  func begin() {
    guard !hasBegun, let layer, let clock = layer.animationClock else { return }
    hasBegun = true
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = layer.convertTime(clock.now, from: nil)
    }
    NextTurn.run { [self] in animation.delegate?.animationDidStart(animation) }
    guard clock.plays else {
      leaveClock()
      return NextTurn.run { [self] in finish() }
    }
    self.clock = clock
    clock.add(self)
    layer.noteDrawingChange()
  }

  /// Ends before the end.
  func stop() {
    let wasRunning = clock?.remove(self) ?? !hasBegun
    clock = nil
    guard wasRunning else { return }
    NextTurn.run { [self] in animation.delegate?.animationDidStop(animation, finished: false) }
    group?.ended(isFinished: false)
  }

  var end: TimeInterval {
    guard let layer else { return clock?.now ?? 0 }
    return layer.convertTime(animation.timing.end, to: nil)
  }

  var isPlayedByHosts: Bool {
    guard let layer, !layer.isInMask else { return false }
    return animation is CATransition || layer.playableRecords.contains { $0.record === self }
  }

  func leaveClock() {
    clock = nil
    isOver = true
    // An animation that repeats forever has no last value.
    if animation.isRemovedOnCompletion || animation.timing.end.isInfinite { layer?.forget(self) }
    layer?.noteDrawingChange()
  }

  func finish() {
    animation.delegate?.animationDidStop(animation, finished: true)
    group?.ended(isFinished: true)
  }
}
