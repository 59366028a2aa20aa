// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// Passwords that an app shares with a website need the website's consent, for which there is no
// service here: the functions report the error of an app without an associated domain.

/// The key of the password in the dictionary of a shared account. The text never changes, so that
/// all threads may read it.
nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd"

/// Saves a password that the app shares with a website: the app has no associated domain.
///
/// - Parameters:
///   - fqdn: The domain.
///   - account: The name of the account.
///   - password: The password, or `nil` to remove the account.
///   - completionHandler: A closure called on the main queue with ``errSecMissingEntitlement``.
@preconcurrency
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
  DispatchQueue.main.async { completionHandler(missingEntitlement()) }
}

/// Asks for a password that the app shares with a website: the app has no associated domain.
///
/// - Parameters:
///   - fqdn: The domain, or `nil` for all.
///   - account: The name of the account, or `nil` for all.
///   - completionHandler: A closure called on the main queue with ``errSecMissingEntitlement``.
@available(*, deprecated, message: "Use ASAuthorizationController with a password request.")
@preconcurrency
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
  DispatchQueue.main.async { completionHandler(nil, missingEntitlement()) }
}

private func missingEntitlement() -> CFError {
  CFError(domain: NSOSStatusErrorDomain, code: Int(errSecMissingEntitlement))
}

/// Returns a random password of four groups of three characters: letters and digits that are not
/// mistaken for each other, with at least one small letter, one capital letter and one digit.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let sets = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
  var generator = SystemRandomNumberGenerator()
  let needed = sets.compactMap { $0.randomElement(using: &generator) }
  let others = (needed.count..<12).compactMap { _ in
    sets.joined().randomElement(using: &generator)
  }
  let characters = (needed + others).shuffled(using: &generator)
  let groups = stride(from: 0, to: 12, by: 3).map { String(characters[$0..<$0 + 3]) }
  return groups.joined(separator: "-") as CFString
}
