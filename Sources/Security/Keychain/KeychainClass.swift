import Foundation

/// The classes of items.
enum KeychainClass: String {
  case genericPassword = "genp"
  case internetPassword = "inet"
  case certificate = "cert"
  case key = "keys"
  case identity = "idnt"

  /// A Boolean value that indicates whether there can be items of the class.
  var isPassword: Bool { self == .genericPassword || self == .internetPassword }

  /// The keys of the attributes that name an item: no two items have the same values of all.
  var names: [CFString] {
    switch self {
    case .genericPassword:
      [kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount, kSecAttrService]
    case .internetPassword:
      [
        kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount, kSecAttrSecurityDomain,
        kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
      ]
    case .certificate, .key, .identity: []
    }
  }

  /// The keys of all attributes of its items.
  var attributes: Set<String> {
    let common = [
      kSecAttrAccessible, kSecAttrAccessControl, kSecAttrCreationDate, kSecAttrModificationDate,
      kSecAttrDescription, kSecAttrComment, kSecAttrCreator, kSecAttrType, kSecAttrLabel,
      kSecAttrIsInvisible, kSecAttrIsNegative,
    ]
    return Set(
      (common + names + (self == .genericPassword ? [kSecAttrGeneric] : [])).map { $0 as String })
  }
}
