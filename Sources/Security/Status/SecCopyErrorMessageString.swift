// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Returns a sentence about a result, or `nil` if it is unknown. iOS has other sentences.
///
/// - Parameters:
///   - status: The result of a function.
///   - reserved: Not used; `nil`.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  sentences[status].map { $0 as CFString }
}

private let sentences: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "The function is not available.",
  errSecDiskFull: "The disk is full.",
  errSecIO: "A file cannot be read or written.",
  errSecParam: "A parameter is not valid.",
  errSecAllocate: "There is not enough memory.",
  errSecUserCanceled: "The user cancelled the operation.",
  errSecBadReq: "The operation is not valid now.",
  errSecInternalComponent: "A part of the system failed.",
  errSecMissingEntitlement: "The app lacks a required entitlement.",
  errSecNotAvailable: "There is no keychain.",
  errSecReadOnly: "The item cannot be changed.",
  errSecAuthFailed: "The user was not authenticated.",
  errSecNoSuchKeychain: "The keychain does not exist.",
  errSecInvalidKeychain: "The keychain is not valid.",
  errSecDuplicateItem: "The item is in the keychain already.",
  errSecItemNotFound: "The item is not in the keychain.",
  errSecBufferTooSmall: "A buffer is too small.",
  errSecDataTooLarge: "The data is too large.",
  errSecNoSuchAttr: "The attribute does not exist.",
  errSecInvalidItemRef: "The reference to an item is not valid.",
  errSecNoSuchClass: "The class of items does not exist.",
  errSecInteractionNotAllowed: "The user may not be asked.",
  errSecReadOnlyAttr: "The attribute cannot be changed.",
  errSecInteractionRequired: "The user has to be asked.",
  errSecDataNotAvailable: "The data is not available.",
  errSecDataNotModifiable: "The data cannot be changed.",
  errSecDecode: "The data cannot be decoded.",
  errSecInvalidEncoding: "The encoding is not valid.",
]
