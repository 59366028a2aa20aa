#if !canImport(ObjectiveC)
  // On Apple's platforms, `as` converts values between Core Foundation and Foundation. Here the
  // types are the classes of Foundation, apart from `CFArray`, a list of Swift. The compiler also
  // converts texts, data, numbers and dictionaries of Swift to these by `as`.

  /// An object of any type of Core Foundation.
  public typealias CFTypeRef = AnyObject
  /// A text. `"name" as CFString` and `key as String` convert it.
  public typealias CFString = NSString
  /// A text that can be changed.
  public typealias CFMutableString = NSMutableString
  /// Keys and values. `query as CFDictionary` converts dictionaries of Swift.
  public typealias CFDictionary = NSDictionary
  /// Keys and values that can be changed.
  public typealias CFMutableDictionary = NSMutableDictionary
  /// A set of objects.
  public typealias CFSet = NSSet
  /// Bytes.
  public typealias CFData = NSData
  /// Bytes that can be changed.
  public typealias CFMutableData = NSMutableData
  /// A number.
  public typealias CFNumber = NSNumber
  /// ``kCFBooleanTrue`` or ``kCFBooleanFalse``.
  public typealias CFBoolean = NSNumber
  /// A date.
  public typealias CFDate = NSDate
  /// An address.
  public typealias CFURL = NSURL
  /// An error. It is an `Error` of Swift.
  public typealias CFError = NSError
  /// A value that stands for none.
  public typealias CFNull = NSNull

  /// A count or a position.
  public typealias CFIndex = Int
  /// The bits of options.
  public typealias CFOptionFlags = UInt
  /// A result of functions in C: 0 for success, or the number of an error.
  public typealias OSStatus = Int32
  /// A code of four characters.
  public typealias FourCharCode = UInt32
  /// A code of four characters that names a type.
  public typealias OSType = FourCharCode
#endif
