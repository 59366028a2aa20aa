/// The orientation of a device in space.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright, with the home button or indicator at the bottom.
  case portrait = 1
  /// Upright, with the home button or indicator at the top.
  case portraitUpsideDown = 2
  /// On the side, with the top of the device at the left.
  case landscapeLeft = 3
  /// On the side, with the top of the device at the right.
  case landscapeRight = 4
  /// Lying with the screen up.
  case faceUp = 5
  /// Lying with the screen down.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation of an interface corresponds to it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
