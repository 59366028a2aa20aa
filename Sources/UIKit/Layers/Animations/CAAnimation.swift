/// An object that reacts to a change of a layer.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/caaction
public protocol CAAction {
  /// Reacts to a change.
  ///
  /// - Parameters:
  ///   - event: The key of the changed property.
  ///   - anObject: The layer.
  ///   - dict: Further arguments; `nil` here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An object that is notified of the beginning and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins. The default implementation does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends. The default implementation does nothing.
  ///
  /// - Parameter flag: `true` if the animation reached its end, `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer displays, over time.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/caanimation
///
/// A layer copies the animations that are added to it; the delegate receives the copy.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  var timing = MediaTiming()
  private var values: [String: Any] = [:]

  /// The speed over the duration; `nil`, the default, for a constant one.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { timing.curve = timingFunction?.curve ?? .linear }
  }
  /// The object that is notified of the beginning and the end. The animation retains it.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the animation is removed at its end. The default is
  /// `true`.
  open var isRemovedOnCompletion = true
  /// The rates at which the animation is displayed. They have no effect here.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation with the default values.
  public override required init() { super.init() }

  /// Returns a copy of the animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = Self()
    result.copyProperties(of: self)
    return result
  }

  func copyProperties(of other: CAAnimation) {
    timing = other.timing
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Adds the animation to the layer for the key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a value that the app has stored in the animation.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Stores a value of the app in the animation; its copies also have the value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  // MARK: Timing

  /// The time of the layer at which the animation begins, in seconds; 0, the default, for the time
  /// at which it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The length of one run, in seconds. The default is 0: the duration of the
  /// transaction.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The number of seconds of the animation in one second of the layer. The default is 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The time of the animation at its beginning, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs, which may have a fraction. The default is 0, with the meaning of 1.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// The length of all runs, in seconds; 0, the default, for the length by ``repeatCount``.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// A Boolean value that indicates whether each run is followed by one in reverse. The default is
  /// `false`.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The display before the beginning and after the end. The default is `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Hooks for this module

  /// Changes displayed values by the animation.
  ///
  /// - Parameter time: A time of the outer one.
  func apply(to shown: inout LayerPresentation, at time: TimeInterval) {}

  /// The paths of the animated properties.
  var keyPaths: [String] { [] }

  /// Gives the animation a duration if it has none.
  func settleDuration(_ duration: TimeInterval) {
    if timing.duration <= 0 { timing.duration = duration }
  }

  /// Returns the position in the runs, with the timing function applied.
  func place(at time: TimeInterval) -> MediaTiming.Place? {
    guard var place = timing.place(at: time) else { return nil }
    place.share = timing.progress(after: place.share)
    return place
  }
}

/// A range of frames in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum number of frames in a second.
  public var minimum: Float
  /// The largest number of frames in a second.
  public var maximum: Float
  /// The preferred number of frames in a second; 0 and `nil` for none.
  public var preferred: Float?

  /// The range of the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range of all zeros.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
