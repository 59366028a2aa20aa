// The names of System Configuration's functions and constants begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

// As in a simulator, the names of networks are unknown.

/// The key of the name of a network, as a text. The text never changes.
nonisolated(unsafe) public let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of the address of the station of a network, as a text. The text never changes.
nonisolated(unsafe) public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
/// The key of the name of a network, as data. The text never changes.
nonisolated(unsafe) public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// Returns the interfaces of networks by radio: `nil`, as in a simulator.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// Returns the name and the station of the network of an interface: `nil`, as in a simulator.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
