/// An animation of one property of a layer.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property, such as `position.x` or `transform.rotation.z`.
  open var keyPath: String?
  /// A Boolean value that indicates whether the values are added to the layer's. The default is
  /// `false`.
  open var isAdditive = false
  /// A Boolean value that indicates whether each run begins at the last value of the run before.
  /// The default is `false`.
  open var isCumulative = false
  /// The function that makes transforms of numbers; `nil`, the default, for none.
  open var valueFunction: CAValueFunction?
  /// A Boolean value that indicates whether a view returned the animation as an action. Its values
  /// then follow from the change.
  var isOfView = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  override func apply(to shown: inout LayerPresentation, at time: TimeInterval) {
    guard let keyPath, let place = place(at: time), let base = shown.value(at: keyPath),
      let value = value(at: place, from: base)
    else { return }
    shown.set(keyPath, to: isAdditive ? base.adding(value) : value)
  }

  /// Returns the value at a position in the runs, for a layer with a value of its own.
  func value(at place: MediaTiming.Place, from base: LayerValue) -> LayerValue? {
    guard var value = value(at: place.share, from: base) else { return nil }
    if isCumulative, place.run > 0, let last = self.value(at: 1, from: base) {
      for _ in 0..<min(place.run, 10_000) { value = value.adding(last) }
    }
    return value
  }

  /// Returns the value at a fraction of a run, for a layer with a value of its own.
  func value(at share: Double, from base: LayerValue) -> LayerValue? { nil }

  /// Returns a value of the app, in the form of the property.
  func layerValue(_ value: Any?) -> LayerValue? {
    guard let value = value.flatMap(LayerValue.init) else { return nil }
    guard let valueFunction else { return value }
    return valueFunction.transform(of: value).map(LayerValue.transform)
  }
}

/// An animation from one value to another.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/cabasicanimation
///
/// Missing values are the layer's, or follow from `byValue`.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between both.
  open var byValue: Any?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// Returns the values at the start and at the end.
  func ends(from base: LayerValue) -> (from: LayerValue, to: LayerValue) {
    let (from, to, by) = (layerValue(fromValue), layerValue(toValue), layerValue(byValue))
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.negated), to)
    case (let from?, nil, nil): return (from, isAdditive ? base.zero : base)
    case (nil, let to?, nil): return (isAdditive ? base.zero : base, to)
    case (nil, nil, let by?):
      let start = isAdditive ? base.zero : base
      return (start, start.adding(by))
    case (nil, nil, nil): return (base, base)
    }
  }

  override func value(at share: Double, from base: LayerValue) -> LayerValue? {
    let ends = ends(from: base)
    return ends.from.interpolated(to: ends.to, share: share)
  }
}

/// An animation with the motion of a spring.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/caspringanimation
///
/// It runs for its `duration`, whether the spring has settled or not.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring. The default is 1.
  open var mass: CGFloat = 1
  /// The force for each unit of distance. The default is 100.
  open var stiffness: CGFloat = 100
  /// The force against each unit of velocity. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity, in total distances per second. The default is 0.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether the damping is at least critical. The default is
  /// `false`.
  open var allowsOverdamping = false

  /// Creates an animation with a perceived duration, in seconds, and a bounce from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(bounce, -0.99), 0.99)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    allowsOverdamping = ratio > 1
    duration = settlingDuration
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  /// Sets the motion of a spring in units of a duration, in seconds.
  func setMotion(_ curve: SpringCurve, over duration: TimeInterval) {
    let frequency = curve.frequency / duration
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * curve.dampingRatio * frequency)
    initialVelocity = CGFloat(curve.velocity / duration)
    allowsOverdamping = curve.dampingRatio > 1
  }

  private var motion: (curve: SpringCurve, restingTime: Double) {
    let critical = 2 * Double(stiffness * mass).squareRoot()
    return SpringCurve.physical(
      mass: Double(mass), stiffness: Double(stiffness),
      damping: allowsOverdamping ? Double(damping) : min(Double(damping), critical),
      velocity: Double(initialVelocity))
  }

  /// The time until the spring is at rest, in seconds.
  open var settlingDuration: CFTimeInterval { motion.restingTime }
  /// The perceived duration, in seconds: the duration of one oscillation without damping.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (Double(stiffness) / Double(mass)).squareRoot()
  }
  /// The bounce, from -1 to 1: 0 for none.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The motion over the duration.
  var curve: TimingCurve {
    let (curve, time) = motion
    return .spring(curve.scaled(to: timing.duration / time))
  }

  override func value(at share: Double, from base: LayerValue) -> LayerValue? {
    let ends = ends(from: base)
    return ends.from.interpolated(
      to: ends.to, share: spring.value(at: share * timing.duration / springUnit))
  }

  private var spring: SpringCurve { motion.curve }
  private var springUnit: TimeInterval { motion.restingTime }
}

/// A function that makes a transform of one number, or of three.
public final class CAValueFunction: NSObject, Sendable {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function by its name; `nil` for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }

  func transform(of value: LayerValue) -> CATransform3D? {
    let numbers = value.list
    guard let first = numbers.first else { return nil }
    switch name {
    case .rotateX: return CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(first, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(first, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, first, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, first)
    case .translateX: return CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, first, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, first)
    default:
      guard numbers.count == 3 else { return nil }
      return name == .scale
        ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
        : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
    }
  }
}

/// The name of a function that makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the function.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x-axis, by radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about the y-axis, by radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about the z-axis, by radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale by three factors.
  public static let scale = Self(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A translation by three distances.
  public static let translate = Self(rawValue: "translate")
  /// A translation along x.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation along y.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation along z.
  public static let translateZ = Self(rawValue: "translateZ")

  fileprivate static let all: Set<CAValueFunctionName> = [
    rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY,
    translateZ,
  ]
}
