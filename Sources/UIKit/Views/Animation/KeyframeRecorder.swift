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
      let start = track.view.takenOver(starts[0], of: track.property)
      let path = KeyframePath(
        start: start,
        changes: zip(track.changes, starts.dropFirst()).map {
          KeyframePath.Change(interval: $0.interval, value: $1)
        }, calculation: calculation, traits: track.view.traitCollection)
      var stops = path.stops()
      // The value at the end is the view's own.
      if let last = stops.last, last.share == 1, stops.count > 1 { stops.removeLast() }
      track.view.start(track.property, from: stops[0].value, later: Array(stops.dropFirst()))
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
