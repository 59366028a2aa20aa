import UIKit

extension SceneAnimation {
  /// Returns the animations of a view, in the order in which they began.
  ///
  /// - Parameter scroll: The scroll area of the view.
  @MainActor
  static func all(of view: UIView, scroll: ScrollDrawing?) -> [SceneAnimation] {
    var result = view.runningAnimations.filter { !$0.isSuperseded }.map {
      SceneAnimation($0, of: view)
    }
    if let glide = scroll?.glide {
      result.append(
        SceneAnimation(
          id: glide.id, .offset(x: glide.distance.x, y: glide.distance.y), glide.timing))
    }
    return result
  }

  @MainActor
  private init(_ animation: ViewAnimation, of view: UIView) {
    func change(from start: AnimationStart) -> Change {
      Change(animation.property, from: start, of: view)
    }
    self.init(id: animation.id, change(from: animation.start), animation.timing)
    later = animation.later.map { Stop(share: $0.share, change: change(from: $0.value)) }
  }

  private init(id: Int, _ change: Change, _ timing: AnimationTiming) {
    self.init(
      id: id, change: change, begin: timing.begin, duration: timing.duration,
      curve: SceneCurve(timing.curve), repeatCount: timing.repeatCount,
      autoreverses: timing.autoreverses)
  }
}

extension SceneAnimation.Change {
  @MainActor
  fileprivate init(
    _ property: AnimatedProperty, from start: AnimationStart, of view: UIView
  ) {
    let isPlacedMirrored = view.isPlacedMirrored
    self =
      switch (property, start) {
      case (.position, .distance(let way)):
        .position(x: isPlacedMirrored ? -way.x : way.x, y: way.y)
      case (.size, .distance(let way)): .size(width: way.x, height: way.y)
      case (.contentOffset, .distance(let way)):
        .offset(x: view.mirrorsContent ? -way.x : way.x, y: way.y)
      case (.opacity, .distance(let way)): .opacity(way.x)
      case (_, .distance(let way)): .cornerRadius(way.x)
      case (_, .transform(let start)):
        .transform(SceneTransform(isPlacedMirrored ? start.reflected() : start))
      case (_, .fill(let start)):
        .fill(start.map { SceneColor($0.rgba(in: view.traitCollection)) })
      }
  }
}

extension SceneCurve {
  /// The number of line segments that approximate a curve other than a cubic one.
  private static let sampleCount = 48

  init(_ curve: AnimationCurve) {
    switch curve {
    case .linear: self = .linear
    case .bezier(let x1, let y1, let x2, let y2): self = .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
    case .cosine, .spring:
      self = .samples(
        (0...Self.sampleCount).map { curve.value(at: Double($0) / Double(Self.sampleCount)) })
    }
  }
}
