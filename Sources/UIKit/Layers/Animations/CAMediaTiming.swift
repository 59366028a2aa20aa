// The names of Core Animation's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The time of an animation or of a layer within an outer time.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming {
  /// The beginning in the outer time, in seconds; 0 for the time at which an animation is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds, or 0 to use the transaction's.
  var duration: CFTimeInterval { get set }
  /// The speed as a multiple of the outer time's speed.
  var speed: Float { get set }
  /// A number of seconds added to the own time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 for one.
  var repeatCount: Float { get set }
  /// The duration of all runs, in seconds, or 0 to use the duration of `repeatCount` runs.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each run is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The values before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A number of seconds.
public typealias CFTimeInterval = Double

/// The values of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// Creates a mode from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value is there before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// None: the layer has its own value.
  public static let removed = Self(rawValue: "removed")

  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the function.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The function of implicit animations.
  public static let `default` = Self(rawValue: "default")
}

/// A cubic curve from (0, 0) to (1, 1): the completed fraction of a change at each fraction of its
/// duration.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let first: (x: Float, y: Float)
  private let second: (x: Float, y: Float)

  /// Creates a function by its name. One with an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a function by its control points. Their x is limited to 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = (min(max(c1x, 0), 1), c1y)
    second = (min(max(c2x, 0), 1), c2y)
  }

  /// Writes the two coordinates of a point: 0 for the beginning, 1 and 2 for the control points, 3
  /// for the end.
  ///
  /// - Precondition: The index is from 0 to 3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    require(
      (0...3).contains(idx),
      "A timing function has no control point \(idx); give an index from 0 to 3.")
    let points: [(x: Float, y: Float)] = [(0, 0), first, second, (1, 1)]
    (ptr[0], ptr[1]) = points[idx]
  }

  /// The functions of the named curves.
  private static let linear = CAMediaTimingFunction(name: .linear)
  private static let easeIn = CAMediaTimingFunction(name: .easeIn)
  private static let easeOut = CAMediaTimingFunction(name: .easeOut)
  private static let easeInOut = CAMediaTimingFunction(name: .easeInEaseOut)

  /// Returns the function of a curve; `nil` for a curve that is not cubic.
  static func function(of curve: TimingCurve) -> CAMediaTimingFunction? {
    switch curve {
    case .linear: linear
    case .easeIn: easeIn
    case .easeOut: easeOut
    case .easeInOut: easeInOut
    case .bezier(let x1, let y1, let x2, let y2):
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    case .cosine, .spring: nil
    }
  }

  var curve: TimingCurve {
    if first.x == first.y, second.x == second.y { return .linear }
    func exact(_ number: Float) -> Double { (Double(number) * 1e6).rounded() / 1e6 }
    return .bezier(
      x1: exact(first.x), y1: exact(first.y), x2: exact(second.x), y2: exact(second.y))
  }
}

/// Returns the current time, in seconds: the time of the clock of the key window if its host shows
/// animations, and otherwise the time since the system started.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard MainQueue.isCurrent else { return ProcessInfo.processInfo.systemUptime }
  return MainActor.assumeIsolated {
    guard let clock = UIWindow.keyWindow?.animationClock, clock.plays else {
      return ProcessInfo.processInfo.systemUptime
    }
    return clock.now
  }
}
