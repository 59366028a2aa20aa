/// A list of values, for the functions of Core Graphics that take one.
public typealias CFArray = [Any]

// The names of Core Foundation's functions begin with upper case letters.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the address of the bytes, which is valid as long as the object is kept,
/// such as by the provider of an image.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns empty bytes that functions append to. The allocator and the capacity are hints, which
/// are not used.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData! {
  NSMutableData()
}
