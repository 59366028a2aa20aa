/// The properties of the path to a host.
///
/// Only `reachable`, `isWWAN`, `isLocalAddress` and `isDirect` occur: the network of a device here
/// needs no connection that is made on demand.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set with its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The path leads through a connection that is not permanent.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// There is a path.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// A connection is made by data for the host.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user has to act before a connection can be made.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// A connection is made on demand by the interfaces for streams.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address is one of the device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Data goes to the host without a gateway.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The path leads through a network of telephones.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// A connection is made by data for the host.
  public static var connectionAutomatic: SCNetworkReachabilityFlags { connectionOnTraffic }
}
