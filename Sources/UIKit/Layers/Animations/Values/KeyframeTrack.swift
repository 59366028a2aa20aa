/// The values of keyframes by their positions, and the interpolation between them.
struct KeyframeTrack {
  /// The values by rising positions. Two with the same position form a jump.
  private let knots: [AnimationStop]
  /// The lines and curves between the values of a path; empty for other values.
  private let segments: [PathSegment]
  private let mode: CAAnimationCalculationMode

  /// The number of lines that approximate a curve between two values.
  private static let pieceCount = 12

  init(_ knots: [AnimationStop], mode: CAAnimationCalculationMode) {
    self.knots = knots
    segments = []
    self.mode = mode
  }

  /// Creates the track of a path, with the positions 0, 1, 2 and so on.
  init(_ path: CGPath, mode: CAAnimationCalculationMode) {
    segments = Self.segments(of: path)
    let points = segments.prefix(1).map { $0.point(at: 0) } + segments.map { $0.point(at: 1) }
    knots = points.enumerated().map { AnimationStop(share: Double($0), value: .point($1)) }
    self.mode = mode
  }

  /// Returns the lines and curves of a path.
  static func segments(of path: CGPath) -> [PathSegment] {
    path.steps.subpaths.flatMap { $0.drawnSegments }
  }

  private var isCubic: Bool { mode == .cubic || mode == .cubicPaced }

  /// Returns the value at a position; for a constant speed, after a fraction of the whole length.
  func value(at progress: Double) -> LayerValue? {
    knots.isEmpty ? nil : plainValue(at: place(after: progress))
  }

  /// Returns the direction of a path at a position, in radians.
  func angle(at progress: Double) -> CGFloat? {
    guard !segments.isEmpty else { return nil }
    let place = place(after: progress)
    let index = min(max(Int(place), 0), segments.count - 1)
    let t = CGFloat(place - Double(index))
    let (low, high) = (max(t - 0.005, 0), min(t + 0.005, 1))
    let way = segments[index].point(at: high) - segments[index].point(at: low)
    return CGFloat(atan2(Double(way.y), Double(way.x)))
  }

  /// The stops between which values are interpolated linearly. The last value applies to the rest.
  var stops: [AnimationStop] {
    let samples = samples
    guard let lengths = lengths(of: samples) else { return samples }
    var result: [AnimationStop] = []
    for (sample, length) in zip(samples, lengths) {
      // A segment without movement takes no time.
      if let last = result.last, last.share == length { result.removeLast() }
      result.append(AnimationStop(share: length, value: sample.value))
    }
    return result
  }

  private func plainValue(at place: Double) -> LayerValue {
    guard knots.count > 1 else { return knots[0].value }
    let index = knots.dropLast().lastIndex { $0.share <= place } ?? 0
    let (from, to) = (knots[index], knots[index + 1])
    guard to.share > from.share else { return to.value }
    let share = (place - from.share) / (to.share - from.share)
    guard segments.isEmpty else { return .point(segments[index].point(at: CGFloat(share))) }
    guard isCubic, share > 0, share < 1 else {
      return from.value.interpolated(to: to.value, share: share)
    }
    func knot(_ index: Int) -> CatmullRom<LayerValue>.Knot {
      (knots[index].share, knots[index].value)
    }
    let isSmoothBefore = index > 0 && knots[index - 1].share < from.share
    let isSmoothAfter = index + 2 < knots.count && knots[index + 2].share > to.share
    let spline = CatmullRom(
      before: isSmoothBefore ? knot(index - 1) : nil, from: knot(index), to: knot(index + 1),
      after: isSmoothAfter ? knot(index + 2) : nil)
    return spline.value(at: place) { $0.interpolated(to: $1, share: $2) }
  }

  // MARK: Constant speed

  /// The values at positions between which the track is almost straight.
  private var samples: [AnimationStop] {
    let pieces = isCubic || !segments.isEmpty ? Self.pieceCount : 1
    var result = Array(knots.prefix(1))
    for (from, to) in zip(knots, knots.dropFirst()) {
      for piece in 1..<pieces where to.share > from.share {
        let place = from.share + (to.share - from.share) * Double(piece) / Double(pieces)
        result.append(AnimationStop(share: place, value: plainValue(at: place)))
      }
      result.append(to)
    }
    return result
  }

  /// Returns the fractions of the whole length at samples; `nil` for a speed that is not constant,
  /// and for values that are all the same.
  private func lengths(of samples: [AnimationStop]) -> [Double]? {
    guard mode == .paced || mode == .cubicPaced else { return nil }
    var lengths = [0.0]
    for (from, to) in zip(samples, samples.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + from.value.distance(to: to.value))
    }
    guard let whole = lengths.last, whole > 0 else { return nil }
    return lengths.map { $0 / whole }
  }

  /// Returns the position after a fraction of the whole length, for a constant speed.
  private func place(after progress: Double) -> Double {
    let samples = samples
    guard let lengths = lengths(of: samples) else { return progress }
    guard let next = lengths.firstIndex(where: { $0 >= progress }), next > 0 else {
      return progress > 0 ? samples[samples.count - 1].share : samples[0].share
    }
    let piece = lengths[next] - lengths[next - 1]
    let part = piece > 0 ? (progress - lengths[next - 1]) / piece : 1
    return samples[next - 1].share + (samples[next].share - samples[next - 1].share) * part
  }
}
