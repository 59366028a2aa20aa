extension CALayer {
  /// Returns a copy of the layer with the values of a drawing.
  ///
  /// - Parameter prepare: Changes the copy before the animations are applied.
  @MainActor
  func animatedCopy(
    at moment: DrawingMoment, _ prepare: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    let made = copied()
    let extras = made.makeExtras()
    if let view {
      let shown = view.viewPresentation(at: moment)
      extras.geometry = shown.geometry
      made.opacity = Float(shown.alpha)
      made.cornerRadius = shown.cornerRadius
      made.changeBackground(to: shown.backgroundColor)
      extras.isHidden = view.isHidden
    } else {
      extras.content = self.extras?.content
    }
    prepare(made)
    guard hasExplicitAnimations, let clock = animationClock else { return made }
    let now = convertTime(clock.now, from: nil)
    let played = moment == .end ? playableRecords : []
    for record in animations where record.hasBegun && record.property == nil {
      if played.contains(where: { $0.record === record }) { continue }
      record.animation.apply(
        to: made, at: record.isOver ? record.animation.timing.end : now)
    }
    return made
  }

  /// Returns the layer for a drawing: itself, or a copy with the values of its animations.
  @MainActor
  func look(at moment: DrawingMoment) -> CALayer {
    hasExplicitAnimations ? animatedCopy(at: moment) : self
  }

  /// Adds the animations of a view's layer to the view's values.
  @MainActor
  func withAnimations(_ shown: ViewPresentation, at moment: DrawingMoment) -> ViewPresentation {
    guard hasExplicitAnimations else { return shown }
    return animatedCopy(at: moment).ownPresentation
  }

  /// The values of a layer that is not a view's.
  @MainActor
  var ownPresentation: ViewPresentation {
    ViewPresentation(
      geometry: geometry, alpha: CGFloat(opacity), backgroundColor: background,
      cornerRadius: cornerRadius)
  }
}
