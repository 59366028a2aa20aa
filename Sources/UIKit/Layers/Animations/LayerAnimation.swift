/// An animation of a layer: one that an app added, or one of a view.
///
/// The layer has its final value already in the animation of a view, which is an additive animation
/// that the view returned as the layer's action.
@MainActor
final class LayerAnimation: ClockAnimation {
  private static var nextID = 1

  /// The animation that the app added or that an override of a view's `action(for:forKey:)`
  /// returned, or that was made for the app; `nil` for an animation of a view that no app has read.
  private var known: CAAnimation?
  let key: String?
  private(set) weak var layer: CALayer?
  /// The animations of one call of `UIView.animate`, or of a transaction, which end together.
  private let group: AnimationGroup?
  /// The clock; `nil` before the layer is in a window, after the end, and while an animator moves
  /// the animation.
  private(set) var clock: AnimationClock?
  /// A Boolean value that indicates whether the beginning is known.
  private(set) var hasBegun = false
  /// A Boolean value that indicates whether the animation has reached its end.
  private(set) var isOver = false
  /// The layer's own values from which hosts interpolate, and the numbers of these interpolations.
  private var interpolations: (bases: [LayerValue], ids: [Int]) = ([], [])

  // MARK: Animations of views

  /// The change of a view's property; `nil` for an animation that an app added.
  let movement: AnimatedMovement?
  /// The time of the animation in the layer's time.
  var timing: MediaTiming {
    didSet {
      if timing != oldValue { id = Self.makeID() }
      layer?.noteDrawingChange()
    }
  }
  /// A number that is unique among animations. It changes with the timing, so that hosts start the
  /// animation again.
  private(set) var id = 0
  /// A Boolean value that indicates whether a view receives touches during its animation.
  let allowsUserInteraction: Bool
  /// A Boolean value that indicates whether a later animation is displayed in its place. This one
  /// then continues only for its completion.
  var isSuperseded = false

  /// The property that the view changed; `nil` for an animation that an app added.
  let property: AnimatedProperty?
  /// The intermediate values of an animation of a view.
  var later: [AnimationStop] { movement?.later ?? [] }

  /// The animation for apps.
  var animation: CAAnimation {
    guard let movement else { return known ?? CAAnimation() }
    let result = known ?? makeDescription(of: movement)
    known = result
    if let result = result as? CAPropertyAnimation { describe(movement, in: result) }
    return result
  }

  /// Creates an animation that an app adds.
  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    known = animation
    self.key = key
    self.layer = layer
    movement = nil
    property = nil
    timing = animation.timing
    allowsUserInteraction = true
    group = AnimationGroup.enclosing
    group?.began()
  }

  /// Creates an animation of a view, which has begun.
  ///
  /// - Parameter action: The action of an override of `action(for:forKey:)`; `nil` for the usual
  ///   one.
  init(
    _ movement: AnimatedMovement, of layer: CALayer, key: String, _ action: CABasicAnimation?,
    timing: MediaTiming, group: AnimationGroup, allowsUserInteraction: Bool
  ) {
    known = action
    self.key = key
    self.layer = layer
    self.movement = movement
    property = movement.property
    self.timing = timing
    self.group = group
    self.allowsUserInteraction = allowsUserInteraction
    id = Self.makeID()
    hasBegun = true
  }

  /// Returns a number that is unique among animations.
  static func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Returns numbers that are unique among animations, for the interpolations from values. They
  /// change with the values, so that hosts start the animation again.
  func ids(of bases: [LayerValue]) -> [Int] {
    if interpolations.bases != bases {
      interpolations = (bases, bases.map { _ in Self.makeID() })
    }
    return interpolations.ids
  }

  /// A Boolean value that indicates whether the last values stay after the end.
  var staysAtEnd: Bool {
    !animation.isRemovedOnCompletion && animation.fillMode.fillsForwards
  }

  /// Ends the connection to the layer, which an animator then no longer changes.
  func leaveLayer() { layer = nil }

  // MARK: Time

  /// Begins on the clock of the layer's window, if there is one.
  func begin() {
    guard !hasBegun, let layer, let clock = layer.animationClock else { return }
    hasBegun = true
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = layer.ownTime(at: clock.now)
    }
    timing = animation.timing
    NextTurn.run { [self] in animation.delegate?.animationDidStart(animation) }
    guard clock.plays else {
      leaveClock()
      return NextTurn.run { [self] in finish() }
    }
    run(on: clock)
  }

  /// Begins an animation of a view that no animator moves.
  func beginMovement(on clock: AnimationClock) {
    group?.began()
    run(on: clock)
  }

  private func run(on clock: AnimationClock) {
    self.clock = clock
    clock.add(self)
  }

  /// Ends before the end.
  func stop() {
    let wasRunning = clock?.remove(self) ?? !hasBegun
    clock = nil
    guard wasRunning else { return }
    if let known, known.delegate != nil {
      NextTurn.run { known.delegate?.animationDidStop(known, finished: false) }
    }
    group?.ended(isFinished: false)
  }

  /// Returns the time of the layer at a time of the window's clock.
  func ownTime(at time: TimeInterval) -> TimeInterval { layer?.ownTime(at: time) ?? time }

  /// Returns the completed fraction of an animation of a view at a time of the window's clock.
  func progress(at time: TimeInterval) -> Double { timing.progress(at: ownTime(at: time)) }

  var end: TimeInterval {
    guard let layer else { return property == nil ? clock?.now ?? 0 : timing.end }
    return layer.windowTime(at: timing.end) + layer.latestCopyDelay
  }

  var isPlayedByHosts: Bool {
    if layer?.isInDepth ?? false { return false }
    if let property {
      guard let layer else { return true }
      guard property == .transform else { return layer.hasPlainTime }
      return layer.hasPlainTime && layer.geometry.isFlat && movement?.isFlat ?? true
    }
    guard let layer, !layer.isInMask else { return false }
    return animation is CATransition || layer.playableRecords.contains { $0.record === self }
  }

  func leaveClock() {
    clock = nil
    isOver = true
    guard let layer else { return }
    // An animation that repeats forever has no last value.
    if property != nil || animation.isRemovedOnCompletion || timing.end.isInfinite {
      layer.forget(self)
    }
    layer.noteDrawingChange()
  }

  func finish() {
    if let known { known.delegate?.animationDidStop(known, finished: true) }
    group?.ended(isFinished: true)
  }

  // MARK: Values

  /// Returns the value of an animation of a view after a completed fraction, for a layer with a
  /// value of its own.
  func value(after progress: Double, own: LayerValue) -> LayerValue {
    movement?.value(after: progress, own: own) ?? own
  }

  /// Returns whether a drawing for hosts leaves the animation to them.
  ///
  /// - Parameter records: The animations of apps that they play.
  func isPlayed(among records: [PlayableRecord]) -> Bool {
    property != nil
      ? timing.held == nil && isPlayedByHosts : records.contains { $0.record === self }
  }

  /// Changes displayed values by the animation.
  ///
  /// - Parameter time: A time of the layer.
  func apply(to shown: inout LayerPresentation, at time: TimeInterval) {
    guard let movement else { return animation.apply(to: &shown, at: time) }
    var own = shown.value(of: movement.property)
    if case .color = own, let view = layer?.view { own = own.resolved(in: view.traitCollection) }
    let value = movement.value(after: timing.progress(at: time), own: own)
    shown.set(
      movement.property, to: movement.property.isAdditive ? own.adding(value) : value)
  }
}
