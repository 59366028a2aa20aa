/// A list of values, for the functions of Core Graphics that take one.
public typealias CFArray = [Any]

/// A text, for the functions of Core Graphics and Image I/O that take one.
public typealias CFString = String

/// Bytes, for the functions of Core Graphics and Image I/O that take them.
public typealias CFData = Data

/// Bytes that a function appends to.
public typealias CFMutableData = NSMutableData

/// The address of a file, for the functions of Core Graphics and Image I/O that take one.
public typealias CFURL = URL

/// Values with keys, for the functions of Core Graphics and Image I/O that take them.
public typealias CFDictionary = [AnyHashable: Any]

// The names of Core Foundation's functions begin with upper case letters.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the address of bytes, which is valid as long as the value, or a copy of it, is kept,
/// such as by the provider of an image.
///
/// Values of at most 14 bytes have no address that lasts: use `withUnsafeBytes(_:)` for them.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns empty bytes that functions append to. The allocator and the capacity are hints, which
/// are not used.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: Int) -> CFMutableData! {
  NSMutableData()
}
