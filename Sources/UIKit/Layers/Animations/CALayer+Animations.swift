extension CALayer {
  // MARK: Animations

  /// Adds a copy of an animation, which begins now; for a layer outside of windows, when it comes
  /// into one.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: A key, whose previous animation is removed; `nil` for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    nonisolated(unsafe) let (layer, copy) = (self, anim.copied)
    MainActor.assumeIsolated { layer.start(copy, for: key) }
  }

  /// Removes the animation with a key before its end. Its delegate receives `false`.
  public func removeAnimation(forKey key: String) {
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { layer.remove { $0.key == key } }
  }

  /// Returns the keys of the animations, in the order in which they were added; `nil` for none.
  ///
  /// The animations of a view have the key path of their property; with another one of that key,
  /// they have a number, as in `position-2`.
  public func animationKeys() -> [String]? {
    nonisolated(unsafe) let layer = self
    let keys = MainActor.assumeIsolated { layer.animations.compactMap(\.key) }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with a key, which may be read but not changed; `nil` for none.
  public func animation(forKey key: String) -> CAAnimation? {
    nonisolated(unsafe) let layer = self
    nonisolated(unsafe) var result: CAAnimation?
    MainActor.assumeIsolated { result = layer.animations.first { $0.key == key }?.animation }
    return result
  }

  /// A Boolean value that indicates whether there are animations that no view made.
  var hasExplicitAnimations: Bool {
    guard !animations.isEmpty else { return false }
    nonisolated(unsafe) let layer = self
    return MainActor.assumeIsolated { layer.animations.contains { $0.property == nil } }
  }

  @MainActor
  private func start(_ animation: CAAnimation, for key: String?) {
    animation.settleDuration(CATransaction.animationDuration())
    if let key { remove { $0.key == key } }
    if let transition = animation as? CATransition, let view, view.playingClock != nil {
      transition.begin(in: view)
    }
    let record = LayerAnimation(
      animation, key: animation is CATransition ? kCATransition : key, layer: self)
    animations.append(record)
    record.begin()
  }

  @MainActor
  private func remove(where isObsolete: (LayerAnimation) -> Bool) {
    let obsolete = animations.filter(isObsolete)
    guard !obsolete.isEmpty else { return }
    animations.removeAll { record in obsolete.contains { $0 === record } }
    for record in obsolete { record.stop() }
    noteDrawingChange()
  }

  /// Removes a finished animation.
  @MainActor
  func forget(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
  }

  /// Removes all animations of the layer before their end.
  func stopAnimations() {
    guard !animations.isEmpty else { return }
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { layer.remove { _ in true } }
  }

  /// Removes the animations that have begun from the layer, and from those in it that are not a
  /// view's.
  @MainActor
  func stopAnimationsInTree() {
    if !animations.isEmpty { remove { $0.hasBegun } }
    guard let extras else { return }
    for sublayer in extras.plainSublayers { sublayer.stopAnimationsInTree() }
    if let mask = extras.mask, mask.view == nil { mask.stopAnimationsInTree() }
  }

  /// Begins the animations of the layer, and of those in it that are not a view's, that were added
  /// outside of windows.
  @MainActor
  func beginAnimationsInTree() {
    for record in animations { record.begin() }
    guard let extras else { return }
    for sublayer in extras.plainSublayers { sublayer.beginAnimationsInTree() }
    if let mask = extras.mask, mask.view == nil { mask.beginAnimationsInTree() }
  }

  /// Begins the animations that were added outside of windows, if the layer is in one.
  func beginAnimationsInWindow() {
    guard extras != nil || !animations.isEmpty, MainQueue.isCurrent else { return }
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated {
      if layer.animationClock != nil { layer.beginAnimationsInTree() }
    }
  }

  // MARK: Time

  /// The clock of the window that the layer is in; `nil` outside of windows.
  @MainActor
  var animationClock: AnimationClock? { hostView?.owningWindow?.animationClock }

  /// Converts a time from another layer's time to this layer's. If the other layer is `nil`, the
  /// time is relative to `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    timingsInward.reduce(l?.convertTime(t, to: nil) ?? t) { $1.inner($0) }
  }

  /// Converts a time from this layer's time to another layer's. If the other layer is `nil`, the
  /// result is relative to `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = timingsInward.reversed().reduce(t) { $1.outer($0) }
    return l?.convertTime(outer, from: nil) ?? outer
  }

  /// The times of the layer and those around it that differ from the outer ones, the outermost
  /// first.
  private var timingsInward: [MediaTiming] {
    var result: [MediaTiming] = []
    var step: CALayer? = self
    while let layer = step {
      if let timing = layer.extras?.timing { result.append(timing) }
      step = layer.superlayer ?? layer.extras?.maskedLayer
    }
    return result.reversed()
  }

  /// A Boolean value that indicates whether time passes as for the window, so that hosts can play
  /// the animations.
  var hasPlainTime: Bool { !Self.someHaveTimes || timingsInward.allSatisfy { $0.speed == 1 } }

  /// Returns the layer's time at a time of the window's clock.
  func ownTime(at time: TimeInterval) -> TimeInterval {
    Self.someHaveTimes ? convertTime(time, from: nil) : time
  }

  /// Returns the time of the window's clock at a time of the layer.
  func windowTime(at time: TimeInterval) -> TimeInterval {
    Self.someHaveTimes ? convertTime(time, to: nil) : time
  }

  /// A Boolean value that indicates whether any layer has had a time of its own, so that times are
  /// to be converted.
  nonisolated(unsafe) fileprivate(set) static var someHaveTimes = false
}

extension CALayer: CAMediaTiming {
  private var timing: MediaTiming {
    get { extras?.timing ?? MediaTiming() }
    set {
      Self.someHaveTimes = true
      makeExtras().timing = newValue == MediaTiming() ? nil : newValue
      noteDrawingChange()
    }
  }

  /// The beginning of the layer's time in the time of its superlayer, in seconds. The default is 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of the layer's time. It has no effect. The default is 0, and infinite in Core
  /// Animation.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the animations of the layer and its sublayers; 0 to pause them. The default is 1.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// A number of seconds added to the layer's time. The default is 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs of the layer's time. It has no effect.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// The duration of all runs of the layer's time. It has no effect.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// A Boolean value that indicates whether the layer's time runs backwards after it has run
  /// forwards. It has no effect.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The values outside of the layer's time. It has no effect.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
