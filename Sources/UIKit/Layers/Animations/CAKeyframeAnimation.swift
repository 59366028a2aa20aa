/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// Creates a mode from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, with the times of the keyframes.
  public static let linear = Self(rawValue: "linear")
  /// Each value stays until the next one.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight, at a constant speed.
  public static let paced = Self(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = Self(rawValue: "cubic")
  /// A smooth curve through the values, at a constant speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// Creates a mode from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the direction of the movement.
  public static let rotateAuto = Self(rawValue: "auto")
  /// In the opposite direction.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
///
/// The cubic modes draw a Catmull-Rom spline; tensions, continuities and biases have no effect.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to animate through. If `nil` (the default), `path` provides them.
  open var values: [Any]?
  /// The path of a point; `nil`, the default, for `values`.
  open var path: CGPath?
  /// The times of the values, from 0 to 1; `nil`, the default, for equal intervals. Paced modes
  /// ignore them.
  open var keyTimes: [NSNumber]?
  /// The timing functions between the values; `nil`, the default, for constant speed.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values. The default is `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of a layer that moves along a path; `nil`, the default, for none.
  open var rotationMode: CAAnimationRotationMode?
  /// The tightness of cubic curves. It has no effect here.
  open var tensionValues: [NSNumber]?
  /// The sharpness of cubic curves. It has no effect here.
  open var continuityValues: [NSNumber]?
  /// The bias of cubic curves. It has no effect here.
  open var biasValues: [NSNumber]?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  override func apply(to shown: inout LayerPresentation, at time: TimeInterval) {
    super.apply(to: &shown, at: time)
    guard let rotationMode, let path, let place = place(at: time) else { return }
    guard let angle = KeyframeTrack(path, mode: calculationMode).angle(at: progress(place.share))
    else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    shown.geometry.setTransform(
      CGAffineTransform(rotationAngle: turn).concatenating(shown.transform))
  }

  override var keyPaths: [String] {
    rotationMode == nil || path == nil ? super.keyPaths : super.keyPaths + ["transform"]
  }

  override func value(at share: Double, from base: LayerValue) -> LayerValue? {
    track?.value(at: progress(share))
  }

  /// The values with their positions, or `nil` if there are none.
  private var track: KeyframeTrack? {
    if let path { return KeyframeTrack(path, mode: calculationMode) }
    let known = (values ?? []).compactMap(layerValue)
    return known.isEmpty ? nil : KeyframeTrack(known, mode: calculationMode)
  }

  /// The number of values, or of the ends of the segments of the path.
  private var count: Int {
    path.map { KeyframeTrack.segments(of: $0).count + 1 } ?? values?.count ?? 0
  }

  /// The times at which the values are reached, from 0 to 1; `nil` for a constant speed.
  private var times: [Double]? {
    guard calculationMode != .paced, calculationMode != .cubicPaced, count > 1 else { return nil }
    let steps = calculationMode == .discrete ? count + 1 : count
    let even = (0..<steps).map { Double($0) / Double(steps - 1) }
    guard let keyTimes, keyTimes.count >= count else { return even }
    return keyTimes.map(\.doubleValue)
  }

  /// Returns the position among the values at a fraction of the duration: 0 for the first one, 1
  /// for the second one, and so on; for a constant speed, the fraction of the path's length.
  func progress(_ share: Double) -> Double {
    guard let times else { return share }
    let last = Double(count - 1)
    guard let next = times.firstIndex(where: { $0 > share }), next > 0 else {
      return share <= (times.first ?? 0) ? 0 : last
    }
    if calculationMode == .discrete { return min(Double(next - 1), last) }
    let (start, end) = (times[next - 1], times[next])
    var part = end > start ? (share - start) / (end - start) : 1
    if let timingFunctions, next - 1 < timingFunctions.count {
      part = timingFunctions[next - 1].curve.value(at: part)
    }
    return min(Double(next - 1) + part, last)
  }

  /// The fractions of the duration at which a host may draw straight lines between the values.
  var stopShares: [Double] {
    guard let times, calculationMode != .discrete else {
      return (0...60).map { Double($0) / 60 }
    }
    let isStraight = calculationMode == .linear && path == nil && timingFunctions == nil
    let isTurn = keyPath?.hasPrefix("transform") ?? false
    let pieces = isStraight && !isTurn ? 1 : 12
    var result: [Double] = []
    for (start, end) in zip(times, times.dropFirst()) {
      for piece in 0..<pieces {
        result.append(start + (end - start) * Double(piece) / Double(pieces))
      }
    }
    return result + [1]
  }
}

/// The values of a keyframe animation, by their positions.
struct KeyframeTrack {
  private let values: [LayerValue]
  private let segments: [PathSegment]
  private let mode: CAAnimationCalculationMode

  /// The number of lines that measure the path between two values of a curve.
  private static let pieceCount = 24

  init(_ values: [LayerValue], mode: CAAnimationCalculationMode) {
    self.values = values
    segments = []
    self.mode = mode
  }

  init(_ path: CGPath, mode: CAAnimationCalculationMode) {
    segments = Self.segments(of: path)
    values = []
    self.mode = mode
  }

  /// Returns the lines and curves of a path.
  static func segments(of path: CGPath) -> [PathSegment] {
    path.steps.subpaths.flatMap { $0.drawnSegments }
  }

  private var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  private var count: Int { segments.isEmpty ? values.count : segments.count + 1 }

  /// Returns the value at a position.
  func value(at progress: Double) -> LayerValue? {
    guard count > 0 else { return nil }
    return plainValue(at: isPaced ? place(after: progress) : progress)
  }

  /// Returns the direction of a path at a position, in radians.
  func angle(at progress: Double) -> CGFloat? {
    guard !segments.isEmpty else { return nil }
    let place = isPaced ? place(after: progress) : progress
    let index = min(max(Int(place), 0), segments.count - 1)
    let t = CGFloat(place - Double(index))
    let (low, high) = (max(t - 0.005, 0), min(t + 0.005, 1))
    let way = segments[index].point(at: high) - segments[index].point(at: low)
    return CGFloat(atan2(Double(way.y), Double(way.x)))
  }

  private func plainValue(at place: Double) -> LayerValue {
    let index = min(max(Int(place.rounded(.down)), 0), max(count - 2, 0))
    let share = place - Double(index)
    guard segments.isEmpty else { return .point(segments[index].point(at: CGFloat(share))) }
    guard values.count > 1 else { return values[0] }
    let (from, to) = (values[index], values[index + 1])
    guard mode == .cubic || mode == .cubicPaced, share > 0, share < 1 else {
      return from.interpolated(to: to, share: share)
    }
    let knots = CatmullRom<LayerValue>(
      before: index > 0 ? (-1, values[index - 1]) : nil, from: (0, from), to: (1, to),
      after: index + 2 < values.count ? (2, values[index + 2]) : nil)
    return knots.value(at: share) { $0.interpolated(to: $1, share: $2) }
  }

  /// Returns the position after a fraction of the whole length.
  private func place(after share: Double) -> Double {
    let steps = (count - 1) * Self.pieceCount
    guard steps > 0 else { return 0 }
    var lengths = [0.0]
    var last = plainValue(at: 0)
    for step in 1...steps {
      let next = plainValue(at: Double(step) / Double(Self.pieceCount))
      lengths.append(lengths[step - 1] + last.distance(to: next))
      last = next
    }
    guard let whole = lengths.last, whole > 0 else { return share * Double(count - 1) }
    let target = share * whole
    guard let next = lengths.firstIndex(where: { $0 >= target }), next > 0 else { return 0 }
    let piece = lengths[next] - lengths[next - 1]
    let part = piece > 0 ? (target - lengths[next - 1]) / piece : 1
    return (Double(next - 1) + part) / Double(Self.pieceCount)
  }
}
