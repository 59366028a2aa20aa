/// The values of one property through the keyframes that change it, from the initially displayed
/// value to the view's own value.
struct KeyframePath {
  /// A change within keyframes.
  struct Change {
    /// The interval of the change, in fractions of the whole duration.
    var interval: ClosedRange<Double>
    /// The value at the end of the change.
    var value: LayerValue
  }

  /// The initially displayed value.
  var start: LayerValue
  /// The changes, in the order in which they were made; each starts at the result of the preceding
  /// ones.
  var changes: [Change]
  var calculation: CAAnimationCalculationMode

  /// Returns the stops, in order, between which values are interpolated linearly. The first is at
  /// 0; two with the same fraction form a jump. The last value applies to the rest.
  func stops() -> [AnimationStop] {
    guard calculation != .discrete else {
      return straight(changes.map { Change(jumpingAt: $0.interval.upperBound, $0.value) })
    }
    return KeyframeTrack(straight(changes), mode: calculation).stops
  }

  // MARK: Successive changes

  /// Returns the stops at the beginnings and ends of changes.
  private func straight(_ changes: [Change]) -> [AnimationStop] {
    let bounds = changes.flatMap { [$0.interval.lowerBound, $0.interval.upperBound] }
    let jumps = Set(changes.filter(\.isJump).map(\.interval.lowerBound))
    return Set(bounds + [0]).sorted().flatMap { share in
      let after = AnimationStop(share: share, value: value(at: share, of: changes))
      guard jumps.contains(share) else { return [after] }
      return [AnimationStop(share: share, value: value(before: share, of: changes)), after]
    }
  }

  private func value(at share: Double, of changes: [Change]) -> LayerValue {
    changes.reduce(start) { shown, change in
      shown.interpolated(to: change.value, share: change.progress(at: share))
    }
  }

  /// Returns the value at a fraction before the changes that jump there.
  private func value(before share: Double, of changes: [Change]) -> LayerValue {
    value(at: share, of: changes.filter { !($0.isJump && $0.interval.lowerBound == share) })
  }
}

extension KeyframePath.Change {
  init(jumpingAt share: Double, _ value: LayerValue) {
    self.init(interval: share...share, value: value)
  }

  fileprivate var isJump: Bool { interval.lowerBound == interval.upperBound }

  /// Returns the completed fraction of the change at a fraction of the duration.
  fileprivate func progress(at share: Double) -> Double {
    if share >= interval.upperBound { return 1 }
    if share <= interval.lowerBound { return 0 }
    return (share - interval.lowerBound) / (interval.upperBound - interval.lowerBound)
  }
}
