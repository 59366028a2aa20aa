/// An object that calls a method for every frame.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/cadisplaylink
///
///     let link = CADisplayLink(target: self, selector: Selector("step(_:)", Self.step(_:)))
///     link.add(to: .main, forMode: .common)
///
/// The time is the time of the window that was the key window when the link was added. Hosts
/// advance it about 60 times a second while there are links; so does `advance(by:)` of a hosted
/// screen in tests.
@preconcurrency @MainActor
open class CADisplayLink: NSObject, FrameLink {
  /// The object, which the link retains until `invalidate()`.
  private var target: AnyObject?
  private let selector: Selector
  private weak var window: UIWindow?
  private var hasStarted = false

  /// The time of the frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the screen, in seconds: a sixtieth.
  open var duration: CFTimeInterval { Self.frameDuration }
  /// A Boolean value that indicates whether the method is not called. The default is `false`.
  open var isPaused = false { didSet { if isPaused != oldValue { follow() } } }
  /// The number of calls in a second; 0, the default, for every frame.
  open var preferredFramesPerSecond = 0
  /// The rates of calls. Without a preferred one, the method is called for every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private static let frameDuration: CFTimeInterval = 1.0 / 60

  /// Creates a link, which calls a method once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - sel: The method, with the link as its parameter, or without parameters.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins the calls in the key window's time.
  ///
  /// - Parameters:
  ///   - runloop: The run loop, which has no effect.
  ///   - mode: The mode of the run loop, which has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, window == nil else { return }
    window = UIWindow.keyWindow
    follow()
  }

  /// Ends the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    leave()
    window = nil
  }

  /// Ends the calls for good, and releases the target.
  open func invalidate() {
    leave()
    window = nil
    target = nil
  }

  private func follow() {
    guard let clock = window?.animationClock, target != nil else { return }
    guard !isPaused else { return leave() }
    hasStarted = false
    clock.add(self)
  }

  private func leave() { window?.animationClock.remove(self) }

  /// The least time between two calls, in seconds.
  private var interval: CFTimeInterval {
    let preferred = preferredFrameRateRange.preferred ?? 0
    let rate = preferred > 0 ? Double(preferred) : Double(preferredFramesPerSecond)
    return rate > 0 ? max(1 / min(rate, 60), Self.frameDuration) : 0
  }

  func step(to time: TimeInterval) {
    // A host's clock may be read twice for one frame.
    let least = max(interval, Self.frameDuration / 2) - 1e-6
    guard !isPaused, let target, !hasStarted || time - timestamp >= least else { return }
    hasStarted = true
    timestamp = time
    targetTimestamp = time + max(interval, Self.frameDuration)
    selector.send(to: target, sender: self)
  }
}

extension UIScreen {
  /// Returns a link that calls a method for every frame, once it is added to a run loop; `nil` if
  /// the method is unknown.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
