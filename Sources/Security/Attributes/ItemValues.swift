// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The texts never change, so that all threads may read them.

public import CoreGraphics

// MARK: Values of items

/// The key of the secret of an item: data. Other types fail with ``errSecParam``.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key of an object that stands for an item. Passwords have none: queries ignore it.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The key of data that stands for an item as long as it exists.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: Results

/// The key of a Boolean value that indicates whether a function returns the secret.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key of a Boolean value that indicates whether a function returns the attributes.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of a Boolean value that indicates whether a function returns an object for an item.
/// Passwords have none: it is ignored.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// The key of a Boolean value that indicates whether a function returns data that stands for an
/// item.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: Numbers of results

/// The key of the number of results: ``kSecMatchLimitOne``, which is the default,
/// ``kSecMatchLimitAll``, or a number. With a limit other than one, the result is an array.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// One result.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"

// MARK: Users

/// The key of the text of a question. It is ignored, because the user is not asked.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of the context of an authentication. It is ignored, because the user is not asked.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of the permission to ask the user. It is ignored, because the user is not asked.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// A function fails if the user has to be asked.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items about which the user has to be asked are left out.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of the permission to ask the user before iOS 9. It is ignored, because the user is not
/// asked.
nonisolated(unsafe) public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The key of a Boolean value that chooses the keychain of iOS on macOS. It is ignored: there is
/// one keychain.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
