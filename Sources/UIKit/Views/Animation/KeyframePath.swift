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
  var calculation: KeyframeCalculation

  /// The number of line segments that approximate a curve.
  private static let curvePieces = 12

  /// Returns the stops, in order, between which values are interpolated linearly. The first is at
  /// 0; two with the same fraction form a jump. The last value applies to the rest.
  func stops() -> [AnimationStop] {
    switch calculation {
    case .linear: straight(changes)
    case .discrete: straight(changes.map { Change(jumpingAt: $0.interval.upperBound, $0.value) })
    case .cubic: curved(straight(changes))
    case .paced: paced(straight(changes))
    case .cubicPaced: paced(curved(straight(changes)))
    }
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

  // MARK: Curves

  /// Returns a smooth curve through stops.
  private func curved(_ stops: [AnimationStop]) -> [AnimationStop] {
    var result = stops.prefix(1).map { $0 }
    for (index, (from, to)) in zip(stops, stops.dropFirst()).enumerated() {
      if to.share > from.share {
        let before = index > 0 ? stops[index - 1] : nil
        let after = index + 2 < stops.count ? stops[index + 2] : nil
        for piece in 1..<Self.curvePieces {
          let share =
            from.share + (to.share - from.share) * Double(piece) / Double(Self.curvePieces)
          result.append(
            AnimationStop(share: share, value: curve(before, from, to, after, at: share)))
        }
      }
      result.append(to)
    }
    return result
  }

  private func curve(
    _ before: AnimationStop?, _ from: AnimationStop, _ to: AnimationStop, _ after: AnimationStop?,
    at share: Double
  ) -> LayerValue {
    func knot(_ stop: AnimationStop) -> CatmullRom<LayerValue>.Knot { (stop.share, stop.value) }
    let isSmoothBefore = before.map { $0.share < from.share } ?? false
    let isSmoothAfter = after.map { $0.share > to.share } ?? false
    let spline = CatmullRom(
      before: isSmoothBefore ? before.map(knot) : nil, from: knot(from), to: knot(to),
      after: isSmoothAfter ? after.map(knot) : nil)
    return spline.value(at: share) { $0.interpolated(to: $1, share: $2) }
  }

  // MARK: Constant speed

  /// Returns the same values, at the fractions at which a constant speed reaches them.
  private func paced(_ stops: [AnimationStop]) -> [AnimationStop] {
    var lengths = [0.0]
    for (from, to) in zip(stops, stops.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + from.value.distance(to: to.value))
    }
    guard let whole = lengths.last, whole > 0 else { return stops }
    var result: [AnimationStop] = []
    for (stop, length) in zip(stops, lengths) {
      let share = length / whole
      // A segment without movement takes no time.
      if let last = result.last, last.share == share { result.removeLast() }
      result.append(AnimationStop(share: share, value: stop.value))
    }
    return result
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
