// The names of Security's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

// The keychain exists as long as the process: each run of a program begins with an empty one.

/// Adds a password to the keychain of the process.
///
/// - Parameters:
///   - attributes: ``kSecClass``, the attributes, and the secret for ``kSecValueData``; and the
///     parts of the item to return.
///   - result: A pointer to the returned part: an object if one is wanted, and a dictionary if
///     attributes or several parts are wanted.
/// - Returns: ``errSecSuccess``; ``errSecDuplicateItem`` if there is an item with the same account,
///   service and access group, or with the same attributes that name an internet password;
///   ``errSecParam`` for a dictionary that is not valid; ``errSecUnimplemented`` for keys,
///   certificates and identities.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainFailure) in
    let query = try KeychainQuery(attributes)
    let item = try Keychain.shared.add(query)
    result?.pointee = KeychainResult.object(item, query.results)
  }
}

/// Finds passwords in the keychain of the process.
///
/// - Parameters:
///   - query: ``kSecClass``, the attributes that the items have, the parts to return, and their
///     number for ``kSecMatchLimit``. A secret in the query is ignored.
///   - result: A pointer to the returned part: an object if one is wanted, and a dictionary if
///     attributes or several parts are wanted; an array of them with a limit other than one.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or ``errSecParam`` for a dictionary that
///   is not valid.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainFailure) in
    let query = try KeychainQuery(query)
    let items = Keychain.shared.items(query)
    guard let first = items.first else { throw KeychainFailure(errSecItemNotFound) }
    guard let limit = query.limit else {
      result?.pointee = KeychainResult.object(first, query.results)
      return
    }
    let objects = items.prefix(limit).compactMap { KeychainResult.object($0, query.results) }
    result?.pointee = query.results.isEmpty ? nil : objects as NSArray
  }
}

/// Changes the attributes and secrets of all passwords that a query finds.
///
/// - Parameters:
///   - query: ``kSecClass`` and the attributes that the items have.
///   - attributesToUpdate: The changed attributes, and the secret for ``kSecValueData``; without
///     ``kSecClass``.
/// - Returns: ``errSecSuccess``; ``errSecItemNotFound``; ``errSecDuplicateItem``, without a change,
///   if two items would have the same name; or ``errSecParam``.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status { () throws(KeychainFailure) in
    try Keychain.shared.update(
      KeychainQuery(query), KeychainQuery(changes: attributesToUpdate))
  }
}

/// Removes all passwords that a query finds.
///
/// - Parameter query: ``kSecClass`` and the attributes that the items have. A secret and a limit in
///   the query are ignored.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound`` or ``errSecParam``.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { () throws(KeychainFailure) in try Keychain.shared.remove(KeychainQuery(query)) }
}

/// Returns the result of a function of the keychain.
private func status(_ body: () throws(KeychainFailure) -> Void) -> OSStatus {
  do {
    try body()
    return errSecSuccess
  } catch {
    return error.status
  }
}

/// The objects that the functions of the keychain return.
private enum KeychainResult {
  /// Returns the wanted parts of an item; `nil` if none is wanted.
  static func object(_ item: KeychainItem, _ results: KeychainQuery.Results) -> CFTypeRef? {
    // A password has no object that stands for it.
    switch results.subtracting(.reference) {
    case []: return nil
    case .data: return item.secret as CFData
    case .persistentReference: return item.reference as CFData
    default: break
    }
    var parts: [String: Any] = [:]
    if results.contains(.attributes) { parts = item.attributes.mapValues(\.object) }
    if results.contains(.data) { parts[kSecValueData as String] = item.secret }
    if results.contains(.persistentReference) {
      parts[kSecValuePersistentRef as String] = item.reference
    }
    return parts as CFDictionary
  }
}
