import Foundation
import Security
import Testing

@Suite("The keychain")
struct KeychainTests {
  /// A service of one test: the keychain belongs to the process.
  private let service = "Tests.\(UUID().uuidString)"

  private func query(_ others: [String: Any] = [:]) -> CFDictionary {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
    ]
    return query.merging(others) { $1 } as CFDictionary
  }

  private func add(_ account: String, _ secret: String, _ others: [String: Any] = [:]) -> OSStatus {
    let parts: [String: Any] = [
      kSecAttrAccount as String: account, kSecValueData as String: Data(secret.utf8),
    ]
    return SecItemAdd(query(parts.merging(others) { $1 }), nil)
  }

  private func secret(_ account: String, _ others: [String: Any] = [:]) -> String? {
    var item: CFTypeRef?
    let parts: [String: Any] = [
      kSecAttrAccount as String: account, kSecReturnData as String: kCFBooleanTrue!,
      kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    let status = SecItemCopyMatching(query(parts.merging(others) { $1 }), &item)
    guard status == errSecSuccess, let data = item as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `an added password is found by its account`() {
    #expect(add("anna", "secret") == errSecSuccess)
    #expect(add("ben", "other") == errSecSuccess)
    #expect(secret("anna") == "secret")
    #expect(secret("ben") == "other")
    #expect(secret("clara") == nil)
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query([kSecAttrAccount as String: "clara"]), &item)
    #expect(status == errSecItemNotFound)
    #expect(item == nil)
  }

  @Test func `a second password of an account is a duplicate`() {
    #expect(add("anna", "secret") == errSecSuccess)
    #expect(add("anna", "other", [kSecAttrLabel as String: "Label"]) == errSecDuplicateItem)
    #expect(secret("anna") == "secret")
    #expect(add("anna", "group", [kSecAttrAccessGroup as String: "shared"]) == errSecSuccess)
    #expect(secret("anna", [kSecAttrAccessGroup as String: "shared"]) == "group")
  }

  @Test func `keys of a dictionary may be texts of Core Foundation`() {
    let added =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: "anna",
        kSecValueData: Data([1, 2]),
      ] as CFDictionary
    #expect(SecItemAdd(added, nil) == errSecSuccess)
    let query = NSMutableDictionary()
    query[kSecClass] = kSecClassGenericPassword
    query[kSecAttrService as String] = service
    query.setObject(true, forKey: kSecReturnData)
    var item: AnyObject?
    let status = withUnsafeMutablePointer(to: &item) {
      SecItemCopyMatching(query, UnsafeMutablePointer($0))
    }
    #expect(status == errSecSuccess)
    #expect(item as? Data == Data([1, 2]))
  }

  @Test func `changes replace the secret and the attributes`() {
    #expect(SecItemUpdate(query(), [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
    #expect(add("anna", "secret") == errSecSuccess)
    let changes: [String: Any] = [
      kSecValueData as String: Data("new".utf8), kSecAttrLabel as String: "Label",
    ]
    #expect(SecItemUpdate(query(), changes as CFDictionary) == errSecSuccess)
    #expect(secret("anna") == "new")
    #expect(secret("anna", [kSecAttrLabel as String: "Label"]) == "new")
  }

  @Test func `changes with a class are not valid`() {
    #expect(add("anna", "secret") == errSecSuccess)
    let changes = [kSecClass: kSecClassGenericPassword] as CFDictionary
    #expect(SecItemUpdate(query(), changes) == errSecParam)
  }

  @Test func `changes do not give two passwords one name`() {
    #expect(add("anna", "secret") == errSecSuccess)
    #expect(add("ben", "other") == errSecSuccess)
    let changes = [kSecAttrAccount: "anna"] as CFDictionary
    #expect(SecItemUpdate(query(), changes) == errSecDuplicateItem)
    #expect(secret("ben") == "other")
  }

  @Test func `a removal removes all that the query finds`() {
    #expect(SecItemDelete(query()) == errSecItemNotFound)
    #expect(add("anna", "secret") == errSecSuccess)
    #expect(add("ben", "other") == errSecSuccess)
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(secret("anna") == nil)
    #expect(secret("ben") == nil)
  }

  @Test func `a secret in the query of a removal is ignored`() {
    #expect(add("anna", "secret") == errSecSuccess)
    let other = query([kSecValueData as String: Data("other".utf8)])
    #expect(SecItemDelete(other) == errSecSuccess)
  }

  @Test func `all attributes are returned in a dictionary`() throws {
    let others: [String: Any] = [
      kSecAttrLabel as String: "Label", kSecAttrGeneric as String: Data([7]),
      kSecAttrCreator as String: 42, kSecAttrIsInvisible as String: true,
    ]
    #expect(add("anna", "secret", others) == errSecSuccess)
    var item: CFTypeRef?
    let query = query([
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
    ])
    #expect(SecItemCopyMatching(query, &item) == errSecSuccess)
    let found = try #require(item as? [String: Any])
    #expect(found[kSecAttrAccount as String] as? String == "anna")
    #expect(found[kSecAttrService as String] as? String == service)
    #expect(found[kSecAttrLabel as String] as? String == "Label")
    #expect(found[kSecAttrGeneric as String] as? Data == Data([7]))
    #expect(found[kSecAttrCreator as String] as? Int == 42)
    #expect(found[kSecAttrIsInvisible as String] as? Bool == true)
    #expect(found[kSecAttrSynchronizable as String] as? Bool == false)
    #expect(
      found[kSecAttrAccessible as String] as? String
        == kSecAttrAccessibleWhenUnlocked as String)
    #expect(found[kSecAttrCreationDate as String] is Date)
    #expect(found[kSecAttrModificationDate as String] is Date)
    #expect(found[kSecValueData as String] as? Data == Data("secret".utf8))
  }

  @Test func `a limit makes an array of the results`() {
    for account in ["anna", "ben", "clara"] { #expect(add(account, "x") == errSecSuccess) }
    var item: CFTypeRef?
    let all = query([
      kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
    ])
    #expect(SecItemCopyMatching(all, &item) == errSecSuccess)
    let found = item as? [[String: Any]]
    #expect(
      found?.map { $0[kSecAttrAccount as String] as? String } == ["anna", "ben", "clara"])
    let two = query([kSecReturnData as String: true, kSecMatchLimit as String: 2])
    #expect(SecItemCopyMatching(two, &item) == errSecSuccess)
    #expect((item as? [Data])?.count == 2)
  }

  @Test func `a synchronized password is found if the query asks for it`() {
    #expect(add("anna", "here") == errSecSuccess)
    let synchronized = [kSecAttrSynchronizable as String: true]
    #expect(add("anna", "everywhere", synchronized) == errSecSuccess)
    #expect(secret("anna") == "here")
    #expect(secret("anna", synchronized) == "everywhere")
    var item: CFTypeRef?
    let any = query([
      kSecAttrSynchronizable as String: kSecAttrSynchronizableAny,
      kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
    ])
    #expect(SecItemCopyMatching(any, &item) == errSecSuccess)
    #expect((item as? [Data])?.count == 2)
  }

  @Test func `persistent data stands for an item`() {
    var reference: CFTypeRef?
    let added = query([
      kSecAttrAccount as String: "anna", kSecValueData as String: Data([1]),
      kSecReturnPersistentRef as String: true,
    ])
    #expect(SecItemAdd(added, &reference) == errSecSuccess)
    let query: [String: Any] = [
      kSecValuePersistentRef as String: reference as Any, kSecReturnData as String: true,
    ]
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data([1]))
    #expect(SecItemDelete(self.query()) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
  }

  @Test func `an internet password is named by its server and port`() {
    func add(_ port: Int) -> OSStatus {
      let query: [String: Any] = [
        kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: service,
        kSecAttrAccount as String: "anna", kSecAttrPort as String: port,
        kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
        kSecValueData as String: Data(String(port).utf8),
      ]
      return SecItemAdd(query as CFDictionary, nil)
    }
    #expect(add(443) == errSecSuccess)
    #expect(add(8443) == errSecSuccess)
    #expect(add(443) == errSecDuplicateItem)
    var item: CFTypeRef?
    let query: [String: Any] = [
      kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: service,
      kSecAttrPort as String: 8443, kSecReturnData as String: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("8443".utf8))
  }

  @Test func `a secret that is no data is not valid`() {
    #expect(
      SecItemAdd(query([kSecValueData as String: "text", kSecAttrAccount as String: "a"]), nil)
        == errSecParam)
  }

  @Test func `a dictionary without a class is not valid`() {
    #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemDelete([kSecAttrAccount: "a"] as CFDictionary) == errSecParam)
    #expect(SecItemDelete([kSecClass: "unknown"] as CFDictionary) == errSecParam)
  }

  @Test(arguments: ["keys", "cert", "idnt"])
  func `there are no keys and certificates`(itemClass: String) {
    let query = [kSecClass: itemClass] as CFDictionary
    #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
    #expect(SecItemDelete(query) == errSecItemNotFound)
    #expect(SecItemAdd(query, nil) == errSecUnimplemented)
  }

  @Test func `conditions of the access determine when an item can be read`() throws {
    var error: Unmanaged<CFError>?
    let access = try #require(
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, &error))
    #expect(error == nil)
    #expect(add("anna", "secret", [kSecAttrAccessControl as String: access]) == errSecSuccess)
    let accessible = kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    #expect(secret("anna", [kSecAttrAccessible as String: accessible]) == "secret")
    let both: [String: Any] = [
      kSecAttrAccessControl as String: access, kSecAttrAccessible as String: accessible,
    ]
    #expect(add("ben", "secret", both) == errSecParam)
  }

  @Test func `conditions with an unknown time are an error`() {
    var error: Unmanaged<CFError>?
    let access = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, "unknown" as CFTypeRef, [], &error)
    #expect(access == nil)
    #expect(error.map { CFErrorGetCode($0.takeRetainedValue()) } == Int(errSecParam))
  }

  @Test func `results have sentences`() {
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? != nil)
    #expect(SecCopyErrorMessageString(12345, nil) == nil)
  }

  @Test func `random bytes fill the memory`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 63, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
    #expect(bytes.last == 0)
  }

  @Test func `a proposed password has four groups with letters and digits`() throws {
    let password = try #require(SecCreateSharedWebCredentialPassword()) as String
    #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
    #expect(password.contains { $0.isLowercase })
    #expect(password.contains { $0.isUppercase })
    #expect(password.contains { $0.isNumber })
  }
}
