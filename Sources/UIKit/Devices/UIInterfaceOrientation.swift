/// The orientation of an interface on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On the side, with the home button or indicator of the device at the left.
  case landscapeLeft = 4
  /// On the side, with the home button or indicator of the device at the right.
  case landscapeRight = 3

  /// A Boolean value that indicates whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations: the one at the number of each orientation.
  public let rawValue: UInt

  /// Creates a set of orientations from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// On the side, with the home button or indicator of the device at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// On the side, with the home button or indicator of the device at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscape, .portraitUpsideDown,
  ]
  /// All orientations other than upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension Device.Orientation {
  /// The orientation of the interface on a device in this orientation. The top of a device in
  /// landscape is at the left.
  var interfaceOrientation: UIInterfaceOrientation {
    self == .portrait ? .portrait : .landscapeRight
  }
}
