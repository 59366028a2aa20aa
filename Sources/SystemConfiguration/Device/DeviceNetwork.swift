import Foundation

/// The kind of network that the device is connected to.
@_spi(Testing) public enum DeviceNetwork: String, Sendable {
  /// The device has no network.
  case none
  /// A network by radio or cable.
  case wifi
  /// A network of telephones.
  case cellular

  /// The network by the interfaces of the computer: `wifi` if one apart from the loopback is up.
  static var ofComputer: DeviceNetwork {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return .none }
    defer { freeifaddrs(first) }
    let needed = UInt32(IFF_UP | IFF_RUNNING)
    let loopback = UInt32(IFF_LOOPBACK)
    let isUp = sequence(first: first) { $0?.pointee.ifa_next }.contains { interface in
      guard let interface = interface?.pointee, let address = interface.ifa_addr else {
        return false
      }
      let family = Int32(address.pointee.sa_family)
      return (family == AF_INET || family == AF_INET6)
        && interface.ifa_flags & (needed | loopback) == needed
    }
    return isUp ? .wifi : .none
  }
}
