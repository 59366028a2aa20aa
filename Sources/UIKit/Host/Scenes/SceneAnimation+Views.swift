internal import Scenes

extension SceneAnimation {
  /// Returns the animations of a view, in the order in which they began.
  @MainActor
  static func all(of view: UIView) -> [SceneAnimation] {
    view.layer.playedAnimations.map { animation in
      SceneAnimation(
        animation, isPlacedMirrored: view.isPlacedMirrored, mirrorsContent: view.mirrorsContent,
        in: view.traitCollection)
    }
  }

  /// Returns the animations of a layer that is not a view's.
  ///
  /// - Parameter isMirrored: A Boolean value that indicates whether the view around the layer
  ///   mirrors its content.
  @MainActor
  static func all(
    of layer: CALayer, isMirrored: Bool, in traits: UITraitCollection
  ) -> [SceneAnimation] {
    layer.playedAnimations.map {
      SceneAnimation($0, isPlacedMirrored: isMirrored, mirrorsContent: false, in: traits)
    }
  }

  private init(
    _ animation: PlayedAnimation, isPlacedMirrored: Bool, mirrorsContent: Bool,
    in traits: UITraitCollection
  ) {
    func change(from start: AnimationStart) -> Change {
      Change(
        animation.property, from: start, isPlacedMirrored: isPlacedMirrored,
        mirrorsContent: mirrorsContent, in: traits)
    }
    self.init(id: animation.id, change(from: animation.start), animation.timing)
    later = animation.later.map { Stop(share: $0.share, change: change(from: $0.value)) }
    isReversed = animation.timing.isReversed
    staysAtEnd = animation.staysAtEnd
  }

  init(id: Int, _ change: Change, _ timing: AnimationTiming) {
    self.init(
      id: id, change: change, begin: timing.begin, duration: timing.duration,
      curve: SceneCurve(timing.curve), repeatCount: timing.repeatCount,
      autoreverses: timing.autoreverses)
  }
}

extension SceneAnimation.Change {
  fileprivate init(
    _ property: AnimatedProperty, from start: AnimationStart, isPlacedMirrored: Bool,
    mirrorsContent: Bool, in traits: UITraitCollection
  ) {
    self =
      switch (property, start) {
      case (.position, .distance(let way)):
        .position(x: isPlacedMirrored ? -way.x : way.x, y: way.y)
      case (.size, .distance(let way)): .size(width: way.x, height: way.y)
      case (.contentOffset, .distance(let way)):
        .offset(x: mirrorsContent ? -way.x : way.x, y: way.y)
      case (.opacity, .distance(let way)): .opacity(way.x)
      case (_, .distance(let way)): .cornerRadius(way.x)
      case (_, .transform(let start)):
        .transform(SceneTransform(isPlacedMirrored ? start.reflected() : start))
      case (_, .fill(let start)):
        .fill(start.map { SceneColor($0.rgba(in: traits)) })
      }
  }
}

extension SceneCurve {
  /// The number of line segments that approximate a curve other than a cubic one.
  private static let sampleCount = 48

  init(_ curve: TimingCurve) {
    switch curve {
    case .linear: self = .linear
    case .bezier(let x1, let y1, let x2, let y2): self = .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
    case .cosine, .spring:
      self = .samples(
        (0...Self.sampleCount).map { curve.value(at: Double($0) / Double(Self.sampleCount)) })
    }
  }
}
