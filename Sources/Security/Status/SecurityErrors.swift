// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// The function succeeded.
public let errSecSuccess: OSStatus = 0
/// The function is not available.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// A file cannot be read or written.
public let errSecIO: OSStatus = -36
/// A parameter, or a value of a query, is not valid.
public let errSecParam: OSStatus = -50
/// There is not enough memory.
public let errSecAllocate: OSStatus = -108
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// A parameter or the state is not valid for the operation.
public let errSecBadReq: OSStatus = -909
/// A part of the system failed.
public let errSecInternalComponent: OSStatus = -2070
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34_018
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25_291
/// The item cannot be changed.
public let errSecReadOnly: OSStatus = -25_292
/// The user was not authenticated.
public let errSecAuthFailed: OSStatus = -25_293
/// The keychain does not exist.
public let errSecNoSuchKeychain: OSStatus = -25_294
/// The keychain is not valid.
public let errSecInvalidKeychain: OSStatus = -25_295
/// There is an item with these attributes.
public let errSecDuplicateItem: OSStatus = -25_299
/// There is no item with these attributes.
public let errSecItemNotFound: OSStatus = -25_300
/// A buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25_301
/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25_302
/// The attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25_303
/// The reference to an item is not valid.
public let errSecInvalidItemRef: OSStatus = -25_304
/// The class of items does not exist.
public let errSecNoSuchClass: OSStatus = -25_306
/// The user would have to be asked, which is not permitted.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// The attribute cannot be changed.
public let errSecReadOnlyAttr: OSStatus = -25_309
/// The user has to be asked.
public let errSecInteractionRequired: OSStatus = -25_315
/// The data is not available.
public let errSecDataNotAvailable: OSStatus = -25_316
/// The data cannot be changed.
public let errSecDataNotModifiable: OSStatus = -25_317
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26_275
/// The encoding is not valid.
public let errSecInvalidEncoding: OSStatus = -67_853
