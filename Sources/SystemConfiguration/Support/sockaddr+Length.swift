// C has these names of fields.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Addresses have no field for their length on Linux: apps set it, and only the family tells it.

extension sockaddr {
  /// The size of the structure. A new value has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The size of the structure. A new value has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The size of the structure. A new value has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
