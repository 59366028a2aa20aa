// The names of Core Foundation's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  /// The object for `true`.
  public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
  /// The object for `false`.
  public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

  /// Returns the value of a Boolean object.
  public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }

  /// The reservation of memory for objects. Swift reserves it: the only value is `nil`, which
  /// stands for the usual way.
  public final class CFAllocator: Sendable {
    private init() {}
  }

  /// The usual way to reserve memory.
  public let kCFAllocatorDefault: CFAllocator! = nil
  /// The usual way of the system to reserve memory.
  public let kCFAllocatorSystemDefault: CFAllocator! = nil

  // The texts never change, so that all threads may read them.

  /// The key of the identifier in the property list of a bundle.
  nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
  /// The key of the name in the property list of a bundle.
  nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
  /// The key of the number of the build in the property list of a bundle.
  nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
  /// The key of the name of the program in the property list of a bundle.
  nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

  /// The result of functions in C that stands for success.
  public let noErr: OSStatus = 0
#endif
