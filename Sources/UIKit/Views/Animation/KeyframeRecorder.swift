/// The changes of the keyframes of one call of `UIView.animateKeyframes`, recorded until all are
/// known.
@MainActor
final class KeyframeRecorder {
  let calculation: KeyframeCalculation
  /// The interval of the current keyframe, in fractions of the whole duration.
  var interval: ClosedRange<Double> = 0...1

  private var tracks: [Track] = []
  private var trackNumbers: [TrackName: Int] = [:]

  /// The changes of one property of one view.
  private struct Track {
    let view: UIView
    let property: AnimatedProperty
    var changes: [(interval: ClosedRange<Double>, change: AnimatedChange)]
  }

  private struct TrackName: Hashable {
    let view: ObjectIdentifier
    let property: AnimatedProperty
  }

  init(_ calculation: KeyframeCalculation) { self.calculation = calculation }

  func record(_ change: AnimatedChange, of property: AnimatedProperty, in view: UIView) {
    let name = TrackName(view: ObjectIdentifier(view), property: property)
    if let number = trackNumbers[name] {
      tracks[number].changes.append((interval, change))
    } else {
      trackNumbers[name] = tracks.count
      tracks.append(Track(view: view, property: property, changes: [(interval, change)]))
    }
  }

  /// Starts one animation for each changed property, in the current context.
  func start() {
    for track in tracks {
      let starts = track.view.values(of: track.property, changed: track.changes.map(\.change))
      let start = track.view.layer.takenOver(starts[0], of: track.property)
      let path = KeyframePath(
        start: start,
        changes: zip(track.changes, starts.dropFirst()).map {
          KeyframePath.Change(interval: $0.interval, value: $1)
        }, calculation: calculation, traits: track.view.traitCollection)
      var stops = path.stops()
      // The value at the end is the view's own.
      if let last = stops.last, last.share == 1, stops.count > 1 { stops.removeLast() }
      let movement = AnimatedMovement(
        property: track.property, start: stops[0].value, later: Array(stops.dropFirst()))
      track.view.layer.start(movement, movement.keyframes(for: track.view))
    }
  }
}

extension UIView {
  /// Returns the values of a property before each of several changes, and after the last.
  fileprivate func values(
    of property: AnimatedProperty, changed changes: [AnimatedChange]
  ) -> [AnimationStart] {
    var rest = CGPoint.zero
    var result: [AnimationStart] = []
    for change in changes.reversed() {
      switch change {
      case .distance(let way):
        if result.isEmpty { result.append(.distance(.zero)) }
        rest = CGPoint(x: rest.x + way.x, y: rest.y + way.y)
        result.append(.distance(rest))
      case .transform(let old):
        if result.isEmpty { result.append(.transform(transform)) }
        result.append(.transform(old))
      case .fill(let old):
        if result.isEmpty { result.append(.fill(backgroundColor)) }
        result.append(.fill(old))
      }
    }
    return result.reversed()
  }
}

extension AnimatedMovement {
  /// The animation that describes the movement for apps, in the current context.
  @MainActor
  fileprivate func keyframes(for view: UIView) -> CAPropertyAnimation {
    let result = CAKeyframeAnimation(keyPath: property.rawValue)
    AnimationContext.current?.describe(in: result)
    result.timingFunction = AnimationContext.current.flatMap {
      CAMediaTimingFunction.function(of: $0.curve)
    }
    let stops = [AnimationStop(share: 0, value: start)] + later
    result.values = stops.map { object(of: $0.value, in: view) } + [end(in: view)]
    result.keyTimes = stops.map { NSNumber(value: $0.share) } + [1]
    if case .distance = start { result.isAdditive = true }
    return result
  }

  @MainActor
  private func object(of value: AnimationStart, in view: UIView) -> Any {
    switch value {
    case .distance(let way): property.object(of: way)
    case .transform(let transform): CATransform3D(transform)
    case .fill(let color):
      color.cgColor(in: view.traitCollection)
    }
  }

  @MainActor
  private func end(in view: UIView) -> Any {
    switch start {
    case .distance: property.object(of: .zero)
    case .transform: CATransform3D(view.transform)
    case .fill:
      view.backgroundColor.cgColor(in: view.traitCollection)
    }
  }
}
