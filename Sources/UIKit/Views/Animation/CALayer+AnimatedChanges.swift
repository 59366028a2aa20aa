/// Animations of views: the actions that views return for changes of their layers.
@MainActor
extension CALayer {
  /// The running animations of the layer's view. Later animations of the same property follow
  /// earlier ones.
  var viewAnimations: [LayerAnimation] {
    animations.isEmpty ? [] : animations.filter { $0.property != nil }
  }

  /// Animates a change of a property in the closure of an animation, or records it for keyframes.
  ///
  /// - Parameters:
  ///   - old: The value before the change.
  ///   - action: The action of an override of `action(for:forKey:)`; `nil` for the usual one.
  func animate(
    _ property: AnimatedProperty, from old: LayerValue, as action: CABasicAnimation? = nil
  ) {
    guard let view, let clock = view.playingClock else { return }
    let new = ownPresentation.value(of: property)
    guard old != new, let context = AnimationContext.current else { return }
    context.views.append(view)
    let start =
      property.isAdditive ? old.adding(new.negated) : old.resolved(in: view.traitCollection)
    if let keyframes = context.keyframes {
      return keyframes.record(start, of: property, in: view)
    }
    self.start(
      AnimatedMovement(
        property: property, start: takenOver(start, of: property, in: context, on: clock)),
      as: action, in: context, on: clock)
  }

  /// Returns the start of an animation of a property, given the start without other animations: the
  /// displayed value, if animations of the property are not additive. Stops the running animations
  /// that it replaces.
  func takenOver(
    _ start: LayerValue, of property: AnimatedProperty, in context: AnimationContext,
    on clock: AnimationClock
  ) -> LayerValue {
    let fromCurrentState = context.options.contains(.beginFromCurrentState)
    guard !animations.isEmpty, fromCurrentState || !property.isAdditive else { return start }
    let running = animations.filter { $0.property == property }
    guard let last = running.last else { return start }
    func shown(_ animation: LayerAnimation) -> LayerValue {
      animation.value(after: animation.progress(at: clock.now), own: start)
    }
    let result = property.isAdditive ? running.reduce(start) { $0.adding(shown($1)) } : shown(last)
    for animation in running {
      if fromCurrentState { stop(animation) } else { animation.isSuperseded = true }
    }
    return result
  }

  /// Starts an animation of the view.
  ///
  /// - Parameter action: The action of an override of `action(for:forKey:)`; `nil` for the usual
  ///   one.
  func start(
    _ movement: AnimatedMovement, as action: CABasicAnimation? = nil, in context: AnimationContext,
    on clock: AnimationClock
  ) {
    var timing = context.timing(at: ownTime(at: clock.now))
    if let duration = action?.timing.duration, duration > 0 { timing.duration = duration }
    let record = LayerAnimation(
      movement, of: self, key: unusedKey(for: movement.property), action, timing: timing,
      group: context.group, allowsUserInteraction: context.options.contains(.allowUserInteraction))
    animations.append(record)
    view?.noteDrawingChange()
    if let animator = context.animator {
      animator.take(record, movement, on: clock)
    } else {
      record.beginMovement(on: clock)
    }
  }

  /// Returns the key of a new animation of a property: its key path, with a number if the key is in
  /// use.
  private func unusedKey(for property: AnimatedProperty) -> String {
    let name = property.rawValue
    // The animations of other properties of the view have other keys.
    guard animations.contains(where: { $0.property == nil || $0.property == property }),
      animations.contains(where: { $0.key == name })
    else { return name }
    var number = 2
    while animations.contains(where: { $0.key == "\(name)-\(number)" }) { number += 1 }
    return "\(name)-\(number)"
  }

  /// Stops an animation before its end.
  private func stop(_ animation: LayerAnimation) {
    forget(animation)
    noteDrawingChange()
    animation.stop()
  }

  /// Stops the animations of the view before it is reused. An animator that ends later does not
  /// change its values.
  func discardViewAnimations() {
    for animation in viewAnimations {
      stop(animation)
      animation.leaveLayer()
    }
  }
}
