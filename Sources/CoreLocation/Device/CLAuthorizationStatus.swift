/// The permission of the app to know the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user cannot permit it.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While the app is displayed.
  case authorizedWhenInUse = 4

  /// Whether the app may know the location.
  var isPermitted: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// The precision that the user permits.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The precise location.
  case fullAccuracy = 0
  /// A location some kilometers away.
  case reducedAccuracy = 1
}

/// The movement of the user that an app is made for.
public enum CLActivityType: Int, Sendable {
  /// Another or no movement.
  case other = 1
  /// A car.
  case automotiveNavigation = 2
  /// A walk, a run or a ride.
  case fitness = 3
  /// A train or a boat.
  case otherNavigation = 4
  /// An airplane.
  case airborne = 5
}

/// The orientation of the device that headings are relative to.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the top below.
  case portraitUpsideDown = 2
  /// Upright, with the top on the left.
  case landscapeLeft = 3
  /// Upright, with the top on the right.
  case landscapeRight = 4
  /// On a table.
  case faceUp = 5
  /// On a table, with the screen below.
  case faceDown = 6
}
