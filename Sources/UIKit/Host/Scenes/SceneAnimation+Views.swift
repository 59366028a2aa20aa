internal import Scenes

extension SceneAnimation {
  /// Returns the animations of a layer, in the order in which they began.
  ///
  /// - Parameters:
  ///   - isPlacedMirrored: A Boolean value that indicates whether the view around the layer mirrors
  ///     its content.
  ///   - mirrorsContent: A Boolean value that indicates whether the view of the layer does.
  @MainActor
  static func all(
    of layer: CALayer, isPlacedMirrored: Bool, mirrorsContent: Bool = false,
    in traits: UITraitCollection
  ) -> [SceneAnimation] {
    layer.playedAnimations.map { animation in
      func change(from value: LayerValue) -> Change {
        Change(
          animation.property, from: value, isPlacedMirrored: isPlacedMirrored,
          mirrorsContent: mirrorsContent, in: traits)
      }
      var result = SceneAnimation(
        id: animation.id, change(from: animation.start), animation.timing)
      result.later = animation.later.map { Stop(share: $0.share, change: change(from: $0.value)) }
      result.begin += CopyTime.delay
      result.isReversed = animation.timing.isReversed
      result.staysAtEnd = animation.staysAtEnd
      return result
    }
  }

  init(id: Int, _ change: Change, _ timing: MediaTiming) {
    self.init(
      id: id, change: change, begin: timing.beginTime, duration: timing.duration,
      curve: SceneCurve(timing.curve), repeatCount: timing.runCount,
      autoreverses: timing.autoreverses)
  }
}

extension SceneAnimation.Change {
  /// Creates the change from a start relative to the own value, or from a transform or a color.
  fileprivate init(
    _ property: AnimatedProperty, from start: LayerValue, isPlacedMirrored: Bool,
    mirrorsContent: Bool, in traits: UITraitCollection
  ) {
    self =
      switch (property, start) {
      case (.contentOffset, .point(let way)):
        .offset(x: mirrorsContent ? -way.x : way.x, y: way.y)
      case (_, .point(let way)): .position(x: isPlacedMirrored ? -way.x : way.x, y: way.y)
      case (_, .size(let way)): .size(width: way.width, height: way.height)
      case (.cornerRadius, .number(let way)): .cornerRadius(way)
      case (_, .number(let way)): .opacity(way)
      case (_, .transform(let start)):
        .transform(SceneTransform(isPlacedMirrored ? start.flat.reflected() : start.flat))
      case (_, .color(let color)): .fill(color.map { SceneColor($0.rgba(in: traits)) })
      default: fatalError("Hosts play no animation of \(property) from \(start).")
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
