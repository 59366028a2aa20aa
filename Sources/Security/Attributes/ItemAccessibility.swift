// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The texts never change, so that all threads may read them.

public import CoreGraphics

/// An item can be read while the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// An item can be read after the device was unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// An item can be read always.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// An item can be read while the device is unlocked, and exists only on devices with a passcode.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// An item can be read while the device is unlocked, and stays on the device.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// An item can be read after the device was unlocked once, and stays on the device.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// An item can be read always, and stays on the device.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
