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
    let stops = known.enumerated().map { AnimationStop(share: Double($0), value: $1) }
    return stops.isEmpty ? nil : KeyframeTrack(stops, mode: calculationMode)
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
