/// The changes of the keyframes of one call of `UIView.animateKeyframes`, recorded until all are
/// known.
@MainActor
final class KeyframeRecorder {
  let calculation: CAAnimationCalculationMode
  /// The interval of the current keyframe, in fractions of the whole duration.
  var interval: ClosedRange<Double> = 0...1

  private var tracks: [Track] = []
  private var trackNumbers: [TrackName: Int] = [:]

  /// The changes of one property of one view.
  private struct Track {
    let view: UIView
    let property: AnimatedProperty
    var changes: [(interval: ClosedRange<Double>, change: LayerValue)]
  }

  private struct TrackName: Hashable {
    let view: ObjectIdentifier
    let property: AnimatedProperty
  }

  init(_ calculation: CAAnimationCalculationMode) { self.calculation = calculation }

  func record(_ change: LayerValue, of property: AnimatedProperty, in view: UIView) {
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
    guard let context = AnimationContext.current else { return }
    for track in tracks {
      guard let clock = track.view.playingClock else { continue }
      let starts = track.view.values(of: track.property, changed: track.changes.map(\.change))
      let start = track.view.layer.takenOver(
        starts[0], of: track.property, in: context, on: clock)
      let path = KeyframePath(
        start: start,
        changes: zip(track.changes, starts.dropFirst()).map {
          KeyframePath.Change(interval: $0.interval, value: $1)
        }, calculation: calculation)
      var stops = path.stops()
      // The value at the end is the view's own.
      if let last = stops.last, last.share == 1, stops.count > 1 { stops.removeLast() }
      let movement = AnimatedMovement(
        property: track.property, start: stops[0].value, later: Array(stops.dropFirst()))
      track.view.layer.start(movement, in: context, on: clock)
    }
  }
}

extension UIView {
  /// Returns the values of a property before each of several changes, and after the last.
  fileprivate func values(
    of property: AnimatedProperty, changed changes: [LayerValue]
  ) -> [LayerValue] {
    let own = layer.ownPresentation.value(of: property).resolved(in: traitCollection)
    guard property.isAdditive else { return changes + [own] }
    var result = [own.zero]
    for change in changes.reversed() { result.append(result[result.count - 1].adding(change)) }
    return result.reversed()
  }
}
