// The names of System Configuration's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Returns the path to a host.
///
/// - Parameters:
///   - allocator: Not used; `nil`.
///   - nodename: The name or the address as a text, without a scheme. It is not looked up.
/// - Returns: The path, or `nil` for an empty name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return noReachability() }
  if name.lowercased() == "localhost" { return SCNetworkReachability(.device) }
  return SCNetworkReachability(Target(text: name) ?? .network)
}

/// Returns the path to an address.
///
/// - Parameters:
///   - allocator: Not used; `nil`.
///   - address: The address of version 4 or 6. The address of zeros stands for the network.
/// - Returns: The path, or `nil` for an address of another family.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  guard let target = Target(address) else { return noReachability() }
  return SCNetworkReachability(target)
}

/// Returns the path from an address to another.
///
/// - Parameters:
///   - allocator: Not used; `nil`.
///   - localAddress: The address of the device, which does not change the path.
///   - remoteAddress: The other address, or `nil` for the network.
/// - Returns: The path, or `nil` without both addresses, or for an address of another family.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  guard localAddress != nil || remoteAddress != nil else { return noReachability() }
  guard let remoteAddress else { return SCNetworkReachability(.network) }
  return SCNetworkReachabilityCreateWithAddress(allocator, remoteAddress)
}

private func noReachability() -> SCNetworkReachability? {
  LastError.number = kSCStatusInvalidArgument
  return nil
}

private typealias Target = SCNetworkReachability.Target

extension SCNetworkReachability.Target {
  /// Creates the kind of an address, or returns `nil` for a family without kinds.
  fileprivate init?(_ address: UnsafePointer<sockaddr>) {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr
      self.init(number)
    case AF_INET6:
      let number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
      self.init(number)
    default: return nil
    }
  }

  /// Creates the kind of an address that is written as a text, or returns `nil` for other texts.
  fileprivate init?(text: String) {
    var number = in_addr()
    var number6 = in6_addr()
    if inet_pton(AF_INET, text, &number) == 1 {
      self.init(number)
    } else if inet_pton(AF_INET6, text, &number6) == 1 {
      self.init(number6)
    } else {
      return nil
    }
  }

  private init(_ number: in_addr) {
    let bits = UInt32(bigEndian: number.s_addr)
    self = bits >> 24 == 127 ? .device : bits >> 16 == 0xA9FE ? .link : .network
  }

  private init(_ number: in6_addr) {
    let bytes = withUnsafeBytes(of: number) { Array($0) }
    let isLoopback = bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    self = isLoopback ? .device : bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 ? .link : .network
  }
}
