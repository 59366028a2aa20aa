// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The texts never change, so that all threads may read them.

public import CoreGraphics

/// The key of the class of an item, which every query has.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// A password or other secret of the app, which its service and its account name.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server, which the server, the account and the protocol name.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// A certificate. There are none: queries find no item, and none can be added.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// A key. There are none: queries find no item, and none can be added.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// A certificate with its key. There are none: queries find no item, and none can be added.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
