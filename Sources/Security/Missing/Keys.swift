// The names of Security's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Keys, certificates and the trust in them are missing. A program that uses one gets an error with
// a sentence.

public import CoreGraphics
import Foundation

/// A key. Missing: CryptoKit has keys.
@available(*, unavailable, message: "Keys are missing; use those of CryptoKit, such as P256.")
public final class SecKey {}

/// A certificate. Missing.
@available(*, unavailable, message: "Certificates are missing; leave out what checks them.")
public final class SecCertificate {}

/// A certificate with its key. Missing.
@available(*, unavailable, message: "Certificates are missing; leave out what checks them.")
public final class SecIdentity {}

/// The trust in a certificate. Missing.
@available(*, unavailable, message: "Certificates are missing; leave out what checks them.")
public final class SecTrust {}

/// A rule for the trust in a certificate. Missing.
@available(*, unavailable, message: "Certificates are missing; leave out what checks them.")
public final class SecPolicy {}

/// Makes a key. Missing: CryptoKit has keys.
@available(*, unavailable, message: "Keys are missing; use those of CryptoKit, such as P256.")
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFTypeRef? { missing() }

/// Makes a key of data. Missing: CryptoKit has keys.
@available(*, unavailable, message: "Keys are missing; use those of CryptoKit, such as P256.")
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFTypeRef? { missing() }

/// Makes a certificate of data. Missing.
@available(*, unavailable, message: "Certificates are missing; leave out what checks them.")
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> CFTypeRef? { missing() }

/// Reads a file with certificates and keys. Missing.
@available(*, unavailable, message: "Certificates are missing; leave out what checks them.")
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { missing() }

private func missing() -> Never { fatalError("The declaration is unavailable.") }
