// The names of Security's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// The conditions under which an item can be read.
///
/// They are kept for the app: the user is not asked before an item is read.
///
/// Apple documentation: https://developer.apple.com/documentation/security/secaccesscontrol
public final class SecAccessControl: Hashable, Sendable {
  /// The time at which the item can be read, such as the text of
  /// ``kSecAttrAccessibleWhenUnlocked``.
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }

  public static func == (lhs: SecAccessControl, rhs: SecAccessControl) -> Bool {
    lhs.protection == rhs.protection && lhs.flags == rhs.flags
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(protection)
    hasher.combine(flags.rawValue)
  }
}

/// The ways in which the user confirms that an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: CFOptionFlags

  /// Creates a set of ways with their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// By biometry or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// By biometry of any enrolled finger or face.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// By biometry of the fingers or the face that are enrolled now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// By the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the ways is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the ways are necessary.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A private key is used for signatures.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// By a password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)

  /// By any enrolled finger.
  @available(*, deprecated, renamed: "biometryAny")
  public static var touchIDAny: SecAccessControlCreateFlags { biometryAny }
  /// By the fingers that are enrolled now.
  @available(*, deprecated, renamed: "biometryCurrentSet")
  public static var touchIDCurrentSet: SecAccessControlCreateFlags { biometryCurrentSet }
}

/// Returns the conditions under which an item can be read.
///
/// - Parameters:
///   - allocator: Not used; `nil`.
///   - protection: The time at which the item can be read, such as
///     ``kSecAttrAccessibleWhenUnlocked``.
///   - flags: The ways in which the user confirms that the item is read.
///   - error: A pointer to the error, ``errSecParam`` in the domain `NSOSStatusErrorDomain`.
/// - Returns: The conditions, or `nil` if the time is unknown, or if the ways are joined by both
///   `or` and `and`.
@discardableResult
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let text = protection as? String, KeychainAccess.times.contains(text),
    !flags.isSuperset(of: [.or, .and])
  else {
    let reason = CFError(domain: NSOSStatusErrorDomain, code: Int(errSecParam))
    error?.pointee = Unmanaged.passRetained(reason)
    return nil
  }
  return SecAccessControl(protection: text, flags: flags)
}

/// The times at which items can be read.
enum KeychainAccess {
  /// The texts of ``kSecAttrAccessibleWhenUnlocked`` and the others.
  static let times = Set(
    [
      kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock,
      kSecAttrAccessibleAlways, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
      kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
    ].map { $0 as String })
}
