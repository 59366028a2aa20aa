import Foundation

/// A password in the keychain.
struct KeychainItem: Sendable {
  let itemClass: KeychainClass
  /// The number of the item, which no other item has or had.
  let number: UInt64
  /// The attributes by the texts of their keys.
  var attributes: [String: KeychainValue]
  /// The secret.
  var secret: Data

  /// The values that no other item has together. An attribute without a value counts as empty.
  var name: [KeychainValue?] {
    itemClass.names.map { attributes[$0 as String].flatMap { $0 == .text("") ? nil : $0 } }
  }

  /// Data that stands for the item: its class, and its number.
  var reference: Data {
    Data(itemClass.rawValue.utf8)
      + (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }

  /// Returns whether the item has the attributes of a query.
  func matches(_ query: KeychainQuery) -> Bool {
    guard query.itemClass == nil || query.itemClass == itemClass,
      query.reference == nil || query.reference == reference
    else { return false }
    return query.attributes.allSatisfy { key, value in
      if key == kSecAttrSynchronizable as String, value.text != nil { return true }
      return attributes[key] == value
    }
  }
}
